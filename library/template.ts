/**
 * Sources of recipes, template families and ingredient templates, as authored in this folder. The server's seed writes
 * them into the database, the checker proves them. Ids are fixed here and never reused: saved projects refer to them.
 */
import type { HexColor } from '@spotreel/sdk/internal/base';
import type {
  ColorFieldSource,
  ImageFieldSource,
  Ratio,
  TextFieldSource,
  Transition,
} from '@spotreel/sdk/internal/contract';
import type { LottieAnimation } from '@spotreel/sdk/internal/scene';

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
  /** Transition to the next scene in a new project. Absent: as the layouts draw it. */
  readonly transition?: Transition;
  /** Seconds into the scene at which everything has arrived: the time of its still. */
  readonly keyframeSeconds: number;
  readonly texts: readonly TextFieldSource[];
  readonly images: readonly ImageFieldSource[];
  readonly colors: readonly ColorFieldSource[];
  /** The background of the scene, and which kinds the user may choose. */
  readonly background: {
    readonly default: BackgroundSource;
    readonly allowed: readonly ('color' | 'image' | 'video')[];
  };
  /** One layout a ratio, all with the same fields: changing the ratio loses nothing. `fr` is 30. */
  readonly layouts: Readonly<Partial<Record<Ratio, () => LottieAnimation>>>;
}

export interface TemplateFamilySource {
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
  /** `YYYY-MM-DD`: what lists sort by, where people ask for the newest or the oldest. */
  readonly publishedOn: string;
  readonly families: readonly TemplateFamilySource[];
}
