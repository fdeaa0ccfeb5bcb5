/** A scene's form: its fields, those of a review or product bundled, and last what is behind the scene. */

import type { IngredientTemplate } from '../../contract/library/library';
import type { BackgroundValue } from '../../contract/project/background';
import type { Id } from '../../contract/schemas/ids';
import type { SceneValues } from '../editor-project';
import { backgroundFeaturesOf } from '../flags/background-features';
import { fieldItemsOf } from './form-fields';
import { withGroups } from './form-groups';
import type { BackgroundItem, FormItem, MediaById } from './form-item';

/** The reference of the background among the items of a form; no field of a template has it. */
export const BACKGROUND_REFERENCE = 'background';

/** The background is left out when the scene offers no choice of one. */
export function formOf(
  sceneId: Id<'scene'>,
  template: IngredientTemplate,
  values: SceneValues,
  media: MediaById,
): readonly FormItem[] {
  const fields = fieldItemsOf(sceneId, template, values, media);
  const background = backgroundItem(sceneId, template, values, media, fields.length);
  return [...withGroups(fields), ...(background.features === 0 ? [] : [background])];
}

function backgroundItem(
  sceneId: Id<'scene'>,
  { backgrounds }: IngredientTemplate,
  { background }: SceneValues,
  media: MediaById,
  innerFormIndex: number,
): BackgroundItem {
  const currentValue = background ?? backgrounds.default;
  return {
    id: `${sceneId}.${BACKGROUND_REFERENCE}`,
    ingredientId: sceneId,
    innerReference: BACKGROUND_REFERENCE,
    innerFormIndex,
    name: BACKGROUND_REFERENCE,
    dataField: null,
    dataType: null,
    targets: [],
    isChanged: background !== null,
    type: 'lottie_bg',
    defaultValue: backgrounds.default,
    currentValue,
    media: fileOf(currentValue, backgrounds, media),
    features: backgroundFeaturesOf(backgrounds),
  };
}

function fileOf(value: BackgroundValue, own: IngredientTemplate['backgrounds'], media: MediaById) {
  if (value.type === 'color') return null;
  return media[value.value] ?? (own.media?.id === value.value ? own.media : null);
}
