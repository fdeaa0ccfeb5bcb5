import type { IngredientTemplate } from '@spotreel/sdk/contract';
import type { Translator } from '@spotreel/sdk/i18n';
import type { CheckFinding } from '@spotreel/sdk/scene';
import { decimalText } from '../foundation/numbers';

/** A finding, or `count` alike, in the words of the reader. `template`: of its scene. */
export function findingText(
  { code, field, facts }: CheckFinding,
  count: number,
  template: IngredientTemplate | undefined,
  t: Translator,
): string {
  const { texts = [], images = [] } = template?.fields ?? {};
  const name = [...texts, ...images].find(({ innerReference }) => innerReference === field)?.name ?? '';
  const seconds = (value = 0) => decimalText(t, Math.round(value * 10) / 10);
  switch (code) {
    case 'scenes_missing':
      return t('check.scenesMissing');
    case 'text_too_long':
      return t('check.textTooLong', { name, count: facts.excess ?? 0 });
    case 'text_overflow':
      return t('check.textOverflow', { name });
    case 'text_collides':
      return t('check.textCollides', { name });
    case 'missing_glyphs':
      return t('check.missingGlyphs', { name, letters: facts.letters ?? '' });
    case 'text_empty':
      return t('check.textEmpty', { name });
    case 'text_sample':
      return t('check.sampleTexts', { count });
    case 'image_empty':
      return t('check.sampleImages', { count });
    case 'image_missing':
      return t('check.imageMissing', { name });
    case 'background_missing':
      return t('check.backgroundMissing');
    case 'music_missing':
      return t('check.musicMissing');
    case 'text_contrast':
      return t('check.textContrast', { name });
    case 'reading_time':
      return t('check.readingTime', { seconds: seconds(facts.seconds), needed: seconds(facts.neededSeconds) });
    case 'first_frame_empty':
      return t('check.firstFrameEmpty');
    default:
      return name ? t('check.field', { name }) : t('check.scene');
  }
}
