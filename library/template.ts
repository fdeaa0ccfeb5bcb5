/**
 * What a recipe, a template family and an ingredient template are, as authored in this folder. The server's seed writes
 * them into the database, the checker proves them. Ids are fixed here and never reused: saved projects refer to them.
 */
import type { HexColor } from '../sdk/base/color';
import type { LottieAnimation } from '../sdk/scene/lottie';

export type Ratio = 'landscape' | 'portrait' | 'square';

/** Canvas of each ratio, px. Source: the product's document, section 9. */
export const CANVAS: Readonly<Record<Ratio, { readonly width: number; readonly height: number }>> = {
  landscape: { width: 1920, height: 1080 },
  portrait: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
};

export interface TextFieldSource {
  /** Stable name within the ingredient; the id of the field on the wire. */
  readonly innerReference: string;
  readonly type: 'text' | 'textarea';
  /** Label of the input, as people read it. */
  readonly name: string;
  readonly placeholder: string;
  readonly defaultValue: string;
  /** Characters; a longer text is refused by the form. */
  readonly maxLength: number;
  /** Filled from the chosen place or review, for example `NAME`, `WEBSITE`. */
  readonly dataField?: string;
  readonly dataType?: string;
  /** Slot ids that show it. Default: `[innerReference]`. */
  readonly targets?: readonly string[];
}

export interface ImageFieldSource {
  readonly innerReference: string;
  readonly name: string;
  /** File under `library/media/` shown until the user picks a picture; one of `animations.ts` makes it a field for animations. */
  readonly defaultFile: string;
  /** `LOGO` is filled from the chosen place. */
  readonly dataField?: string;
  readonly dataType?: string;
  /** width / height of the place it is shown in, per ratio; for the cropper. */
  readonly aspectRatio: Readonly<Partial<Record<Ratio, number>>>;
  readonly targets?: readonly string[];
}

export interface ColorFieldSource {
  readonly innerReference: string;
  readonly name: string;
  readonly defaultValue: HexColor;
  /** `PRIMARY_COLOR` to `FOURTH_COLOR` are filled from the chosen place, where they suit the style. */
  readonly dataField?: string;
  readonly dataType?: string;
  readonly targets?: readonly string[];
}

export type BackgroundSource =
  | { readonly type: 'color'; readonly color: HexColor }
  | { readonly type: 'image' | 'video'; readonly file: string };

export interface IngredientSource {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** Whole bars at the family's bpm. */
  readonly bars: number;
  /** Seconds into the scene at which everything stands: its still. */
  readonly keyframeSeconds: number;
  readonly texts: readonly TextFieldSource[];
  readonly images: readonly ImageFieldSource[];
  readonly colors: readonly ColorFieldSource[];
  /** What stands behind the scene, and which kinds the user may choose. */
  readonly background: {
    readonly default: BackgroundSource;
    readonly allowed: readonly ('color' | 'image' | 'video')[];
  };
  /** One layout a ratio, all with the same fields: changing the ratio loses nothing. `fr` is 30. */
  readonly layouts: Readonly<Partial<Record<Ratio, () => LottieAnimation>>>;
}

export interface FamilySource {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly bpm: number;
  readonly moods: readonly string[];
  /** Family of the fonts manifest that its text is set in unless a scene's Lottie names another; the user can replace it. */
  readonly fontFamily: string;
  /** The colors of its look, most important first; offered as swatches. */
  readonly palette: readonly HexColor[];
  readonly defaultMusicKitId: number;
  readonly ingredients: readonly IngredientSource[];
  /** Ids of the ingredients that a new project starts with, in order. */
  readonly defaultIngredientIds: readonly number[];
}

export interface RecipeSource {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** Slugs of `library/goals.ts` and `library/moods.ts`. */
  readonly goals: readonly string[];
  readonly moods: readonly string[];
  readonly tier: 'free' | 'premium';
  readonly families: readonly FamilySource[];
}
