/**
 * The built library: `dist/library/manifest.json` beside the files that it names. The server seeds its database from it
 * and serves the files below `/library/`. The name of each file contains a hash of its content, so browsers may cache
 * it for ever. Paths are relative to `dist/library/`.
 */
import type { FontManifest } from './font-manifest';
import type { TextColors } from './library/library';
import type { PosterColor } from './library/poster-color';
import type { Transition } from './project/transition';
import type { Ratio } from './schemas/scalars';
import type { ColorFieldSource, ImageFieldSource, TextFieldSource } from './template-fields';

/** Goal of a video. Ids are on the wire and in saved projects: never reuse one. */
export interface GoalSource {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
}

/** Mood of a video. Kits and families name moods by `name`, recipes by `slug`. */
export interface MoodSource {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** A kind of template, in the order in which kinds are offered. Ids are on the wire: never reuse one. */
export interface CategorySource {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** One scene at one ratio, as files. */
export interface BuiltLayout {
  /** The Lottie document. */
  readonly file: string;
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** A still at the scene's keyframe, WebP, 640 px on its longer side. */
  readonly posterFile: string;
  /** Absent for an imported template. */
  readonly posterColor?: PosterColor;
  /** Colors of its texts and of their backgrounds, at the keyframe. Absent: not measured. */
  readonly textColors?: readonly TextColors[];
  /** A whole video template as an animated WebP, 360 px on its longer side, to be shown on hover. */
  readonly previewFile?: string;
  /** The Lottie document that is laid over the pictures of a Blender template. */
  readonly overlayFile?: string;
}

/** A default image, video or animation of the library. */
export interface BuiltMedia {
  readonly id: number;
  readonly name: string;
  readonly type: 'image' | 'video' | 'lottie';
  readonly mimeType: string;
  readonly file: string;
  /** At most 512 px a side. */
  readonly previewFile: string;
  /** At most 320 px a side. */
  readonly mobilePreviewFile: string;
  /** Animated picture of an animation. */
  readonly motionFile?: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Absent for images. */
  readonly durationSeconds?: number;
  /** Words that a search finds it by, besides its name. */
  readonly searchWords?: string;
  /** The point that stays in view where it is cropped; x and y are 0 to 1 from the left and top edge. Absent: the middle. */
  readonly focus?: { readonly x: number; readonly y: number };
  /** As `brightness` of the contract's media. Absent in libraries that were built before it was measured. */
  readonly brightness?: string;
}

/** A template's own background. */
export type BuiltBackground =
  | { readonly type: 'color'; readonly value: string }
  | {
      readonly type: 'image' | 'video';
      /** Id of an entry of `LibraryManifest.media`. */
      readonly value: number;
    };

/** A scene template of a family. Its duration is a whole number of bars at the family's bpm. */
export interface BuiltIngredient {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly bars: number;
  /** Transition to the next scene in a new project. Absent: as the template draws it. */
  readonly transition?: Transition;
  readonly durationSeconds: number;
  readonly keyframeSeconds: number;
  readonly texts: readonly TextFieldSource[];
  /** `defaultMediaId` instead of a file name. */
  readonly images: readonly (Omit<ImageFieldSource, 'defaultFile'> & { readonly defaultMediaId: number })[];
  readonly colors: readonly ColorFieldSource[];
  readonly background: {
    readonly default: BuiltBackground;
    readonly allowed: readonly ('color' | 'image' | 'video')[];
  };
  readonly layouts: Readonly<Partial<Record<Ratio, BuiltLayout>>>;
}

/** A template outside recipes: a project of it has this one scene. */
export interface BuiltTemplate extends BuiltIngredient {
  /** Renderer of the video. `layouts` of a Blender template hold a reel of its stills. */
  readonly renderer: 'lottie' | 'blender';
  /** The Python module that builds the scene of a Blender template. */
  readonly scriptFile?: string;
  /** An image is one frame, the one at `keyframeSeconds`. */
  readonly kind: 'video' | 'image';
  /** The entry of lists that shows it; null: no list shows it. */
  readonly groupId: number | null;
  /** The ratio that it is: a project of it starts so. `layouts` has those of its group's other templates too. */
  readonly orientation: Ratio;
  readonly bpm: number;
  readonly tier: 'free' | 'premium';
  /** In a Blender template, its samples that are as long as the scene can be chosen. Null: silent. */
  readonly defaultMusicKitId: number | null;
  /** Family of its headlines; the user can replace it. */
  readonly fontFamily: string;
  /** The colors of its look, most important first. */
  readonly palette: readonly string[];
}

/** Entry in lists of templates: one design with a template for each of its ratios. */
export interface BuiltTemplateGroup {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly kind: 'video' | 'image';
  /** Slugs. */
  readonly goals: readonly string[];
  readonly moods: readonly string[];
  readonly categories: readonly string[];
  readonly tier: 'free' | 'premium';
  /** `YYYY-MM-DD`. */
  readonly publishedOn: string;
  /** Ids in `templates`: landscape, portrait, square, those that there are. */
  readonly templateIds: readonly number[];
}

/** One style of a recipe. All its scenes share bpm, font and palette. */
export interface BuiltFamily {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly bpm: number;
  readonly moods: readonly string[];
  readonly fontFamily: string;
  readonly palette: readonly string[];
  readonly defaultMusicKitId: number;
  readonly ingredients: readonly BuiltIngredient[];
  readonly defaultIngredientIds: readonly number[];
  /** Four to six seconds across its scenes by ratio, animated WebP, 400 px on its longer side, to be shown on hover. */
  readonly previewFiles: Readonly<Partial<Record<Ratio, string>>>;
}

/** A kind of video with its styles. */
export interface BuiltRecipe {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly goals: readonly string[];
  readonly moods: readonly string[];
  readonly tier: 'free' | 'premium';
  /** `YYYY-MM-DD`. Absent in libraries that were built before recipes had one: they count as the oldest. */
  readonly publishedOn?: string;
  readonly families: readonly BuiltFamily[];
}

/** A piece of music that the composer can place. */
export interface BuiltSample {
  readonly id: number;
  readonly name: string;
  readonly file: string;
  readonly bars: number | null;
  readonly durationSeconds: number;
  /** Bits of `AUDIO_FLAGS`. */
  readonly flags: number;
  readonly compatibilityMap: readonly { readonly nextAudioId: number; readonly compatibilityRating: number }[];
  readonly leadInSamples: number;
  readonly contentSamples: number;
  /** Hertz. */
  readonly sampleRate: number;
  /** The waveform from start to end, each value from 0 to 1. */
  readonly peaks: readonly number[];
}

/** Samples of one bpm, with the map of which may follow which. */
export interface BuiltMusicKit {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly bpm: number;
  readonly moods: readonly string[];
  readonly samples: readonly BuiltSample[];
}

/** Words that people search by, and what they mean by them. Ids and ratios, the best fit first. */
export interface BuiltSearchTopic {
  readonly words: readonly string[];
  readonly recipeIds: readonly number[];
  readonly templateGroupIds: readonly number[];
  readonly goalIds: readonly number[];
  readonly moodIds: readonly number[];
  readonly categoryIds: readonly number[];
  readonly ratios: readonly Ratio[];
  readonly kinds: readonly ('video' | 'image')[];
}

/** Everything that the library offers, with the files of each entry. */
export interface LibraryManifest {
  /** Hash over everything below; the seed runs again when it changes. */
  readonly hash: string;
  readonly goals: readonly GoalSource[];
  readonly moods: readonly MoodSource[];
  readonly recipes: readonly BuiltRecipe[];
  readonly categories: readonly CategorySource[];
  readonly templateGroups: readonly BuiltTemplateGroup[];
  /** Outside recipes. */
  readonly templates: readonly BuiltTemplate[];
  readonly media: readonly BuiltMedia[];
  readonly musicKits: readonly BuiltMusicKit[];
  /**
   * The library's own words in other languages: by code of the language, then by the English text. `{n}` in a text is any
   * whole number. Absent in libraries that were built before they had any.
   */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly searchTopics: readonly BuiltSearchTopic[];
  /** Font files lie in `fonts/`. */
  readonly fonts: FontManifest;
  /** The demo brand's logo: id of a picture in `media`. */
  readonly demoLogoMediaId: number;
}
