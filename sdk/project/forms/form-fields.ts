/** The fields of a scene, flat, each with what the user put into it. */

import type { HexColor } from '../../base/color';
import { letterCount } from '../../base/letter-count';
import type {
  IngredientTemplate,
  TemplateColorField,
  TemplateImageField,
  TemplateTextField,
} from '../../contract/library/library';
import type { Id } from '../../contract/schemas/ids';
import type { SceneValues } from '../editor-project';
import type { ColorItem, FieldItem, ImageItem, LottieMediaItem, MediaById, TextItem } from './form-item';

type Field = TemplateTextField | TemplateImageField | TemplateColorField;
/** Properties that every item takes from its field. */
type Base = Pick<FieldItem, Exclude<keyof FieldItem, 'type' | 'defaultValue' | 'currentValue' | 'isChanged'>>;

/** In the order in which the form shows them: texts, pictures, colors. */
export function fieldItemsOf(
  sceneId: Id<'scene'>,
  { fields }: Pick<IngredientTemplate, 'fields'>,
  values: SceneValues,
  media: MediaById,
): readonly FieldItem[] {
  const { texts, images, colors } = fields;
  const base = (field: Field, innerFormIndex: number): Base => ({
    id: `${sceneId}.${field.innerReference}`,
    ingredientId: sceneId,
    innerReference: field.innerReference,
    innerFormIndex,
    name: field.name,
    dataField: field.dataField,
    dataType: field.dataType,
    targets: field.targets,
  });
  return [
    ...texts.map((field, index) => textItem(base(field, index), field, values.texts[field.innerReference])),
    ...images.map((field, index) =>
      mediaItem(base(field, texts.length + index), field, values.images[field.innerReference], media),
    ),
    ...colors.map((field, index) =>
      colorItem(base(field, texts.length + images.length + index), field, values.colors[field.innerReference]),
    ),
  ];
}

function textItem(base: Base, field: TemplateTextField, value: string | undefined): TextItem {
  const currentValue = value ?? field.defaultValue;
  return {
    ...base,
    isChanged: currentValue !== field.defaultValue,
    type: field.type,
    placeholder: field.placeholder,
    defaultValue: field.defaultValue,
    currentValue,
    maxLength: field.maxLength,
    isTooLong: letterCount(currentValue) > field.maxLength,
  };
}

/** True if a field of a template takes animations: its default is one. */
export function isAnimationField({ images }: IngredientTemplate['fields'], field: string): boolean {
  return images.some(({ innerReference, defaultValue }) => innerReference === field && defaultValue.type === 'lottie');
}

/** A field whose default is an animation takes animations. */
function mediaItem(
  base: Base,
  field: TemplateImageField,
  mediaId: Id<'media'> | undefined,
  media: MediaById,
): ImageItem | LottieMediaItem {
  return {
    ...base,
    isChanged: mediaId !== undefined,
    type: field.defaultValue.type === 'lottie' ? 'lottie_media_id' : 'image',
    defaultValue: field.defaultValue,
    currentValue: mediaId === undefined ? field.defaultValue : (media[mediaId] ?? null),
    mediaId: mediaId ?? null,
    aspectRatio: field.aspectRatio,
    sourceType: field.sourceType,
  };
}

function colorItem(base: Base, field: TemplateColorField, value: HexColor | undefined): ColorItem {
  const currentValue = value ?? field.defaultValue;
  return {
    ...base,
    isChanged: currentValue !== field.defaultValue,
    type: 'color',
    defaultValue: field.defaultValue,
    currentValue,
  };
}
