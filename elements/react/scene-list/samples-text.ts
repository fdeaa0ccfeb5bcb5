import type { Translator } from '@spotreel/sdk/i18n';
import type { SampleCounts } from '@spotreel/sdk/project';

/** What is still the template's, such as “2 sample texts · 1 sample image”; '' for nothing. */
export function samplesText({ texts, images }: SampleCounts, t: Translator): string {
  return [
    ...(texts > 0 ? [t('scenes.sampleTexts', { count: texts })] : []),
    ...(images > 0 ? [t('scenes.sampleImages', { count: images })] : []),
  ].join(' · ');
}
