/**
 * Input of every painter: preview, render, keyframes and posters show this and nothing else. Times are frames at `fps`,
 * sizes pixels, audio seconds.
 */

import type { HexColor } from '../base/color';
import type { SceneNoticeCode } from '../contract/project/scene-notice';
import type { Transition } from '../contract/project/transition';
import type { Id } from '../contract/schemas/ids';
import type { FocusPoint } from './focus-point';
import type { LottieAnimation } from './lottie';

/** All compositions run at 30 frames a second. */
export const FRAMES_PER_SECOND = 30;

/** A picture or video file that a painter has to fetch. `src` is a URL for the browser and a storage key for the server. */
export interface MediaSource {
  /** Absent for files that are no media of the account. */
  readonly mediaId?: Id<'media'>;
  readonly src: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Point that stays in view if the file is cropped. Default: the middle. */
  readonly focus?: FocusPoint | undefined;
  /** Result of `measureBrightness`. Default: it may be as dark and as bright as a picture can be. */
  readonly brightness?: string | undefined;
  /** A Lottie document, which becomes part of the scene's own: no painter fetches it. */
  readonly isAnimation?: true;
}

/** Cover fit, then scaled by `scale` (1 or more), then shifted by percent of the canvas (-50 to 50 each, see `cover.ts`). */
export interface BackgroundPlacement {
  /** 1 covers the canvas; at most 4. */
  readonly scale: number;
  /** Percent of the canvas's width, -50 to 50. */
  readonly positionX: number;
  /** Percent of the canvas's height, -50 to 50. */
  readonly positionY: number;
}

/** A background color for pictures of one animation: nothing is behind it. Only the server's painter knows it. */
export const TRANSPARENT: HexColor = '#00000000';

/** Background of a scene, ready for a painter. */
export type CompiledBackground =
  | { readonly type: 'color'; readonly color: HexColor }
  | ({ readonly type: 'image'; readonly media: MediaSource } & BackgroundPlacement)
  | ({
      readonly type: 'video';
      readonly media: MediaSource;
      /** Seconds into the file at which the scene starts, and at which it ends; the part between repeats if it is shorter than the scene. */
      readonly trimStartSeconds: number;
      readonly trimEndSeconds: number;
    } & BackgroundPlacement);

/** Something the user should know about a scene; never an exception. */
export interface SceneNotice {
  readonly code: SceneNoticeCode;
  /** The field's innerReference, where there is one. */
  readonly field?: string;
  /** Letters that no font has, each once; only with `missing_glyphs`. */
  readonly letters?: string;
}

/** Render of Blender behind a scene's animation, in place of its background. Only the server's renderer knows it. */
export interface BlenderScene {
  /** Storage key of the Python module that builds the scene. */
  readonly script: string;
  /** Values of all fields, by innerReference. */
  readonly texts: Readonly<Record<string, string>>;
  readonly colors: Readonly<Record<string, HexColor>>;
  readonly images: Readonly<Record<string, MediaSource>>;
}

/** Transition from a scene to the next one, in the frames in which both are seen. */
export interface CompiledTransition {
  readonly kind: Exclude<Transition['kind'], 'cut'>;
  readonly direction: NonNullable<Transition['direction']>;
  /** Color of the kind `color`. */
  readonly color: HexColor;
}

/** One scene, ready for a painter. */
export interface CompiledScene {
  readonly ingredientId: number;
  /** First frame of the composition in which it is seen. */
  readonly startFrame: number;
  /** Frames in which it is seen. The last of them can be the first of the next scene. */
  readonly durationFrames: number;
  /** Present where the next scene starts before this one ends. */
  readonly transition?: CompiledTransition;
  readonly background: CompiledBackground;
  /** Absent: nothing of the scene is rendered by Blender. */
  readonly blender?: BlenderScene;
  /** Shapes, solids, images and precomps only: no text layer, no font, no slot, no expression. Transparent where the background shows. */
  readonly animation: LottieAnimation;
  /** Frame of the scene that shows it at its fullest: the still of posters and keyframes. */
  readonly keyframe: number;
  readonly notices: readonly SceneNotice[];
}

/** A part of a piece of music: `durationSeconds` of it are heard, faded at both ends (the sine of a quarter turn). */
export interface AudioCut {
  /** Seconds into the music. */
  readonly fromSeconds: number;
  readonly fadeInSeconds: number;
  readonly fadeOutSeconds: number;
}

/** A piece of music at its place in time. */
export interface AudioSegment {
  /** Id of a sample; with a `cut`, of a file of the account. */
  readonly audioId: number;
  readonly src: string;
  /** Start in the composition and length of its music; its reverb tail rings on into the next segment. */
  readonly startSeconds: number;
  readonly durationSeconds: number;
  /** Frames that a decoder without gapless support delivers before the first real one, and the number of real ones, at `sampleRate`. */
  readonly leadInSamples: number;
  readonly contentSamples: number;
  /** Hertz. */
  readonly sampleRate: number;
  /** Absent: all of it is heard. */
  readonly cut?: AudioCut;
}

/** A compiled video: the one input of preview, render and keyframes. */
export interface Composition {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  readonly fps: typeof FRAMES_PER_SECOND;
  readonly durationFrames: number;
  readonly scenes: readonly CompiledScene[];
  readonly audio: readonly AudioSegment[];
  /** Length of the fade at the end of the music: long where it is cut off, short where only its reverb is. */
  readonly audioFadeSeconds: number;
}
