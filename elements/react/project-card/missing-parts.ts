import type { ProjectSummary } from '@spotreel/sdk/contract';
import type { Translator } from '@spotreel/sdk/i18n';

/** What a project still lacks, such as “2 texts missing · 1 image missing”; '' for nothing. */
export function missingParts({ completeness }: Pick<ProjectSummary, 'completeness'>, t: Translator): string {
  const { texts = 0, images = 0 } = completeness ?? {};
  return [
    ...(texts > 0 ? [t('projects.textsMissing', { count: texts })] : []),
    ...(images > 0 ? [t('projects.imagesMissing', { count: images })] : []),
  ].join(' · ');
}
