import type { IngredientTemplate } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import type { CheckFinding } from '@spotreel/sdk/internal/scene';
import { decimalText } from '../../../foundation/text/numbers';

/** Dependencies of the words of a finding. */
interface FindingWords {
  readonly t: Translator;
  /** Name of the field; empty for the whole scene. */
  readonly name: string;
  /** Number of findings that the sentence is about. */
  readonly count: number;
  readonly facts: CheckFinding['facts'];
}

/** Codes that are not here are written by `generalText`. */
const TEXTS: Readonly<{ [Code in CheckFinding['code']]?: (words: FindingWords) => string }> = {
  scenes_missing: ({ t }) => t('check.scenesMissing'),
  text_too_long: ({ t, name, facts }) => t('check.textTooLong', { name, count: facts.excess ?? 0 }),
  text_overflow: ({ t, name }) => t('check.textOverflow', { name }),
  text_collides: ({ t, name }) => t('check.textCollides', { name }),
  missing_glyphs: ({ t, name, facts }) => t('check.missingGlyphs', { name, letters: facts.letters ?? '' }),
  text_empty: ({ t, name }) => t('check.textEmpty', { name }),
  text_sample: ({ t, count }) => t('check.sampleTexts', { count }),
  image_empty: ({ t, count }) => t('check.sampleImages', { count }),
  image_missing: ({ t, name }) => t('check.imageMissing', { name }),
  background_missing: ({ t }) => t('check.backgroundMissing'),
  music_missing: ({ t }) => t('check.musicMissing'),
  text_contrast: ({ t, name }) => t('check.textContrast', { name }),
  text_small_on_phone: ({ t, name, count }) => t('check.smallOnPhone', { name, count }),
  text_under_buttons: ({ t, name, count }) => t('check.underButtons', { name, count }),
  reading_time: ({ t, facts }) =>
    t('check.readingTime', { seconds: secondsText(t, facts.seconds), needed: secondsText(t, facts.neededSeconds) }),
  first_frame_empty: ({ t }) => t('check.firstFrameEmpty'),
  scene_still: ({ t, facts }) => t('check.sceneStill', { seconds: secondsText(t, facts.seconds) }),
  scene_blank: ({ t, facts }) => t('check.sceneBlank', { seconds: secondsText(t, facts.seconds) }),
};

/** A finding, or `count` alike, in the words of the reader. `template`: of its scene. */
export function findingText(
  { code, field, facts }: CheckFinding,
  count: number,
  template: IngredientTemplate | undefined,
  t: Translator,
): string {
  const { texts = [], images = [] } = template?.fields ?? {};
  const name = [...texts, ...images].find(({ innerReference }) => innerReference === field)?.name ?? '';
  const write = TEXTS[code] ?? generalText;
  return write({ t, name, count, facts });
}

function generalText({ t, name }: FindingWords): string {
  return name ? t('check.field', { name }) : t('check.scene');
}

function secondsText(t: Translator, value = 0): string {
  return decimalText(t, Math.round(value * 10) / 10);
}
