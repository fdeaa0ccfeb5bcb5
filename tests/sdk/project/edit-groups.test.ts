import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../sdk/project/edit';
import { EDIT_GROUPS, type EditGroup, isStepAllowed } from '../../../sdk/project/edit-groups';

const text: Edit = { type: 'set-text', sceneId: 1, field: 'headline', value: 'Sale' };
const color: Edit = { type: 'set-color', sceneId: 1, field: 'accent', value: '#ff0000' };
const only = (...groups: EditGroup[]) => new Set(groups);

it('groups of edits are named as people call them', () => {
  expect(EDIT_GROUPS).toEqual([
    'texts',
    'images',
    'colors',
    'backgrounds',
    'scenes',
    'size',
    'style',
    'brand',
    'music',
    'name',
  ]);
});

describe('a step', () => {
  it('is allowed where each of its edits is', () => {
    expect(isStepAllowed('set-text', [text], only('texts'))).toBe(true);
    expect(isStepAllowed('set-text', [text, color], only('texts'))).toBe(false);
    expect(isStepAllowed('set-text', [text, color], only('texts', 'colors'))).toBe(true);
    expect(isStepAllowed('set-text', [text], only('colors'))).toBe(false);
  });

  it('is always allowed where everything is', () => {
    expect(isStepAllowed('set-text', [text, color], null)).toBe(true);
  });

  it('of a repair is always allowed', () => {
    expect(isStepAllowed('repair', [text], only())).toBe(true);
  });

  it.each([
    ['set-brand', 'brand'],
    ['set-palette', 'style'],
    ['set-ratio', 'size'],
    ['add-scene', 'scenes'],
  ] as const)('that is %s as a whole needs %s alone', (name, group) => {
    expect(isStepAllowed(name, [text, color], only(group))).toBe(true);
    expect(isStepAllowed(name, [text, color], only('texts', 'colors'))).toBe(false);
  });
});
