/** A scene's form: the fields of its template with what the user put into them (document, section 3, "Form item"). */
import type { HexColor } from '../base/color';
import type { ColorField, ImageField, IngredientTemplate, TextField } from '../contract/schemas/library';
import type { Media } from '../contract/schemas/media';
import type { SceneValues } from './editor-project';

interface FormItemBase {
  /** Unique on the page: scene and field. */
  readonly id: string;
  readonly ingredientId: number;
  readonly innerReference: string;
  /** Position among all fields of the scene, from 0. */
  readonly innerFormIndex: number;
  readonly name: string;
  /** What of a place or a review belongs here, for example `LOGO`; null: nothing. */
  readonly dataField: string | null;
  /** For example `review`. */
  readonly dataType: string | null;
  readonly targets: readonly string[];
  /** The user has changed it. */
  readonly isChanged: boolean;
}

export interface TextItem extends FormItemBase {
  readonly type: 'text' | 'textarea';
  readonly placeholder: string;
  readonly defaultValue: string;
  readonly currentValue: string;
  /** Characters. */
  readonly maxLength: number;
  readonly isTooLong: boolean;
}

export interface ImageItem extends FormItemBase {
  readonly type: 'image';
  readonly defaultValue: Media;
  /** The chosen picture; the default while none is chosen; null when the chosen one is not known. */
  readonly currentValue: Media | null;
  /** The chosen media id; null while none is chosen. */
  readonly mediaId: number | null;
  /** width / height of the place that shows it. */
  readonly aspectRatio: number;
  readonly sourceType: string;
}

export interface ColorItem extends FormItemBase {
  readonly type: 'color';
  readonly defaultValue: HexColor;
  readonly currentValue: HexColor;
}

export type FormItem = TextItem | ImageItem | ColorItem;

export type MediaById = Readonly<Record<number, Media>>;

/** In the order in which the form shows them: texts, pictures, colors. */
export function formOf(
  sceneId: number,
  template: IngredientTemplate,
  values: SceneValues,
  media: MediaById,
): readonly FormItem[] {
  const { texts, images, colors } = template.fields;
  const base = (field: TextField | ImageField | ColorField, index: number, isChanged: boolean): FormItemBase => ({
    id: `${sceneId}.${field.innerReference}`,
    ingredientId: sceneId,
    innerReference: field.innerReference,
    innerFormIndex: index,
    name: field.name,
    dataField: field.dataField,
    dataType: field.dataType,
    targets: field.targets,
    isChanged,
  });
  return [
    ...texts.map((field, index) => textItem(field, values.texts[field.innerReference], (is) => base(field, index, is))),
    ...images.map((field, index) =>
      imageItem(field, values.images[field.innerReference], media, (is) => base(field, texts.length + index, is)),
    ),
    ...colors.map((field, index) =>
      colorItem(field, values.colors[field.innerReference], (is) =>
        base(field, texts.length + images.length + index, is),
      ),
    ),
  ];
}

type Base = (isChanged: boolean) => FormItemBase;

function textItem(field: TextField, value: string | undefined, base: Base): TextItem {
  const currentValue = value ?? field.defaultValue;
  return {
    ...base(currentValue !== field.defaultValue),
    type: field.type,
    placeholder: field.placeholder,
    defaultValue: field.defaultValue,
    currentValue,
    maxLength: field.maxLength,
    isTooLong: [...currentValue].length > field.maxLength,
  };
}

function imageItem(field: ImageField, mediaId: number | undefined, media: MediaById, base: Base): ImageItem {
  return {
    ...base(mediaId !== undefined),
    type: 'image',
    defaultValue: field.defaultValue,
    currentValue: mediaId === undefined ? field.defaultValue : (media[mediaId] ?? null),
    mediaId: mediaId ?? null,
    aspectRatio: field.aspectRatio,
    sourceType: field.sourceType,
  };
}

function colorItem(field: ColorField, value: HexColor | undefined, base: Base): ColorItem {
  const currentValue = value ?? field.defaultValue;
  return {
    ...base(currentValue !== field.defaultValue),
    type: 'color',
    defaultValue: field.defaultValue,
    currentValue,
  };
}
