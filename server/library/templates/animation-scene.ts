import type { BuiltTemplate, IngredientTemplate, Ratio } from '@spotreel/sdk/internal/contract';
import type { Addresses } from '../../media/files/addresses';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import type { Catalogue } from '../catalogue/catalogue';
import type { TemplateRow } from '../listing/card-rows';
import { toIngredientTemplate } from './to-ingredient-template';

/** The scene of an animation for one ratio (default: its own orientation). Throws `validation_failed` for one that it has no layout for. */
export function animationScene(
  { row, built }: { readonly row: Pick<TemplateRow, 'orientation'>; readonly built: BuiltTemplate },
  aspectRatio: Ratio | undefined,
  view: { readonly catalogue: Catalogue; readonly addresses: Addresses },
): IngredientTemplate {
  if (aspectRatio && !built.layouts[aspectRatio]) throw invalidFields({ aspectRatio: ['No layout for it'] });
  const scene = toIngredientTemplate(built, 0, aspectRatio ?? row.orientation, view);
  if (!scene) throw new ApiError('not_found');
  return scene;
}
