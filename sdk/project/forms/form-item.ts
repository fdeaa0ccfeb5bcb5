/** The items of a scene's form (docs/rules/forms.md#form-items): one type for each thing that can be filled in. */

import type { HexColor } from '../../base/color';
import type { Media } from '../../contract/media/media';
import type { BackgroundValue } from '../../contract/project/background';
import type { Id } from '../../contract/schemas/ids';

interface FormItemBase {
  /** Unique on the page: scene and field. */
  readonly id: string;
  readonly ingredientId: number;
  readonly innerReference: string;
  /** Position among all items of the scene, from 0; what a group holds counts as well. */
  readonly innerFormIndex: number;
  readonly name: string;
  /** Value of a brand or a review that belongs here, for example `LOGO`; null: nothing. */
  readonly dataField: string | null;
  /** For example `review` or `product`. */
  readonly dataType: string | null;
  /** Slots that show the value. */
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

interface MediaItem extends FormItemBase {
  readonly defaultValue: Media;
  /** The chosen file; the default while none is chosen; null when the chosen one is not known. */
  readonly currentValue: Media | null;
  /** The chosen media id; null while none is chosen. */
  readonly mediaId: Id<'media'> | null;
  /** width / height of the place that shows it. */
  readonly aspectRatio: number;
  readonly sourceType: string;
}

export interface ImageItem extends MediaItem {
  readonly type: 'image';
}

/** A Lottie animation in a scene, by its media id. */
export interface LottieMediaItem extends MediaItem {
  readonly type: 'lottie_media_id';
}

export interface ColorItem extends FormItemBase {
  readonly type: 'color';
  readonly defaultValue: HexColor;
  readonly currentValue: HexColor;
}

/** Background of the scene. */
export interface BackgroundItem extends FormItemBase {
  readonly type: 'lottie_bg';
  readonly defaultValue: BackgroundValue;
  readonly currentValue: BackgroundValue;
  /** The file of the current value; null for a color, and for a file that is not known. */
  readonly media: Media | null;
  /** Kinds that may be chosen: bits of `BACKGROUND_FEATURES`. */
  readonly features: number;
}

/** One thing that a form item holds a value of. */
export type FieldItem = TextItem | ImageItem | LottieMediaItem | ColorItem;

/** Fields that are filled together: those of one review, or of one product. */
export interface GroupItem extends FormItemBase {
  readonly type: 'group';
  readonly items: readonly FieldItem[];
}

/** One thing that a scene's form lets people fill in. */
export type FormItem = FieldItem | BackgroundItem | GroupItem;
/** Kinds of form items. */
export type FormItemType = FormItem['type'];

/** Media of the project by id. */
export type MediaById = Readonly<Record<number, Media>>;
