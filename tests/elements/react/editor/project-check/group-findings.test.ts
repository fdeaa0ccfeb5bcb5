import { expect, test } from 'vitest';
import { groupFindings } from '../../../../../elements/react/editor/project-check/group-findings';
import { findingOf } from '../../../../../sdk/scene/project-check/finding';

test('texts that are small or covered have one row each, scenes that rest their own', () => {
  const at = (sceneId: number) => ({ sceneId, field: 'headline' });
  const groups = groupFindings([
    findingOf('text_small_on_phone', at(1)),
    findingOf('scene_still', { sceneId: 1 }),
    findingOf('text_under_buttons', at(1)),
    findingOf('text_small_on_phone', at(2)),
    findingOf('text_under_buttons', at(2)),
    findingOf('scene_still', { sceneId: 2 }),
  ]);
  expect(groups.map((group) => `${group[0]?.code} ${group.length}`)).toEqual([
    'text_small_on_phone 2',
    'scene_still 1',
    'text_under_buttons 2',
    'scene_still 1',
  ]);
});
