import { expect, it } from 'vitest';
import { findingText } from '../../../../../../elements/react/editor/project-editor/exporting/finding-text';
import { type ProjectFindingCode, projectFindingCode } from '../../../../../../sdk/contract/project/project-check';
import { createTranslator } from '../../../../../../sdk/i18n/translator';
import type { FindingFacts } from '../../../../../../sdk/scene/project-check/finding';
import { ingredientTemplate } from '../../../../../sdk/project/launch-project';

const t = createTranslator();
const textOf = (code: ProjectFindingCode, facts: FindingFacts = {}, count = 1) =>
  findingText({ code, severity: 'warning', sceneId: 1, field: 'headline', facts }, count, ingredientTemplate(11), t);

it('each code has a sentence of its own', () => {
  const texts = projectFindingCode.options.map((code) => textOf(code));
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => /^(check\.|Look at )/.test(text))).toEqual([]);
});

it('has the figures, the letters and the number of findings', () => {
  expect(textOf('text_too_long', { excess: 4 })).toContain('4 characters');
  expect(textOf('missing_glyphs', { letters: 'ẞ' })).toMatch(/ẞ$/);
  expect(textOf('reading_time', { seconds: 1.26, neededSeconds: 3 })).toBe('Too short to read: 1.3 s, it needs 3.0 s.');
  expect(textOf('scene_still', { seconds: 3.24 })).toBe('Nothing moves for 3.2\u00a0s.');
  expect(textOf('text_small_on_phone')).toContain('“headline” is');
  expect(textOf('text_under_buttons', {}, 2)).toContain('2 texts');
  expect(textOf('text_sample', {}, 3)).toBe('3 sample texts left');
});
