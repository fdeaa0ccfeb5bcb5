import type { Translator } from '@spotreel/sdk/internal/i18n';
import type { Permission } from '@spotreel/sdk/internal/project';

/** Reason of a refusal, in words; undefined when it is allowed, or when a grey button is enough. */
export function refusalText(permission: Permission, t: Translator): string | undefined {
  if (permission.allowed) return undefined;
  switch (permission.reason) {
    case 'additional_ingredient_limit':
      return permission.limit > 0 ? t('scenes.limitScenes', { count: permission.limit }) : t('scenes.noExtraScenes');
    case 'recipe_duration_limit':
      return t('scenes.limitDuration', { count: permission.limit });
    case 'template_missing':
      return t('editor.missingTemplate');
    case 'no_style':
      return t('scenes.noStyle');
    case 'single_scene':
      return t('blender.oneScene');
    case 'last_scene':
      return t('scenes.lastScene');
    default:
      return undefined;
  }
}

/** Another plan would allow it. */
export function isPlanLimit(permission: Permission): boolean {
  return (
    !permission.allowed &&
    (permission.reason === 'additional_ingredient_limit' || permission.reason === 'recipe_duration_limit')
  );
}
