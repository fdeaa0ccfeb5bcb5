import type { IngredientTemplate } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import type { EditorNotice } from '@spotreel/sdk/internal/stores';

/** Notices about a scene, in words, each once. Undefined as template: it is gone. */
export function sceneNotices(
  notices: readonly EditorNotice[],
  template: IngredientTemplate | undefined,
  t: Translator,
): readonly string[] {
  if (!template) return [t('scenes.templateMissing')];
  const { texts, images } = template.fields;
  const nameOf = (field: string | undefined) =>
    [...texts, ...images].find(({ innerReference }) => innerReference === field)?.name ?? '';
  const words = notices.flatMap(({ code, field }) => {
    if (code === 'text_overflow') return t('scenes.overflow', { name: nameOf(field) });
    if (code === 'text_collides') return t('scenes.collides', { name: nameOf(field) });
    if (code === 'image_missing') return t('scenes.imageMissing', { name: nameOf(field) });
    return code === 'background_missing' ? t('scenes.backgroundMissing') : [];
  });
  return [...new Set(words)];
}
