import type { Translator } from '../../../sdk/i18n/translator';
import type { Permission } from '../../../sdk/project/permitted';

/** Why something cannot be done, in words; undefined when it can. */
export function refusalText(permission: Permission, t: Translator): string | undefined {
  if (permission.allowed) return undefined;
  if (permission.reason === 'additional_ingredient_limit') return t('editor.limitScenes', { count: permission.limit });
  if (permission.reason === 'recipe_duration_limit') return t('editor.limitDuration', { count: permission.limit });
  return t('editor.missingTemplate');
}
