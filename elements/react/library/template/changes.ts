import type { Template } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';

/** Editable parts of an animation, in words: kind -> names. Empty if there is none. */
export function changesOf({ kind, ingredient, defaultMusicKitId }: Template, t: Translator) {
  const { fields, backgrounds } = ingredient;
  const names = (list: readonly { readonly name: string }[]) => [...new Set(list.map(({ name }) => name))].join(', ');
  const background = [
    backgrounds.color && t('template.backgroundColor'),
    backgrounds.image && t('template.backgroundImage'),
    backgrounds.video && t('template.backgroundVideo'),
  ].filter((word) => word !== false);
  const hasMusic = kind === 'video' && defaultMusicKitId !== null;
  return [
    [t('template.texts'), names(fields.texts)],
    [t('template.pictures'), names(fields.images)],
    [t('template.colors'), names(fields.colors)],
    [t('template.background'), background.join(', ')],
    [t('template.music'), hasMusic ? t('template.musicText') : ''],
  ] as const;
}
