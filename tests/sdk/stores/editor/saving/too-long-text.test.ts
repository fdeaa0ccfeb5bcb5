import { expect, it } from 'vitest';
import { createTranslator } from '../../../../../sdk/i18n/translator';
import type { LongText } from '../../../../../sdk/project/saving/held-back';
import { tooLongText } from '../../../../../sdk/stores/editor/saving/too-long-text';

const t = createTranslator();
const text = (number: number | null): LongText => ({
  sceneId: 1,
  field: 'headline',
  name: 'Headline',
  length: 41,
  maxLength: 20,
  number,
});

it.each([
  [[text(2)], /^Scene 2 · Headline: 41 characters, limit 20\. /],
  [[text(2), text(3)], /^2 texts are over their limit\. The first is in scene 2 · Headline\. /],
  [[text(null)], /^Headline: 41 characters, limit 20\. /],
  [[text(null), text(null)], /^2 texts are over their limit\. The first is Headline\. /],
])('names the field, and the scene where there are several: %#', (heldBack, sentence) => {
  expect(tooLongText(heldBack, t)).toMatch(sentence);
});
