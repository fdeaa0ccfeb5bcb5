/** Messages of the page and the scene worker about canvases that the worker paints. */

import type { HexColor } from '../../base/color';
import type { Id } from '../../contract/schemas/ids';
import type { BackgroundPlacement, CompiledTransition, MediaSource } from '../../scene/composition';
import type { LottieAnimation } from '../../scene/lottie';

/** The background of a scene. The page has a `video` behind the canvas; during a transition, frames of it are painted. */
export type CanvasBackdrop =
  | { readonly type: 'color'; readonly color: HexColor }
  | ({ readonly type: 'image'; readonly media: MediaSource } & BackgroundPlacement)
  | ({ readonly type: 'video'; readonly media: MediaSource } & BackgroundPlacement);

/** A scene at its place in time. */
export interface StageScene {
  readonly sceneId: Id<'scene'>;
  /** The document that it shows; each version of a scene has a document of its own. */
  readonly documentId: number;
  readonly startFrame: number;
  readonly durationFrames: number;
  readonly backdrop: CanvasBackdrop;
  /** Present where the next scene starts before this one ends. */
  readonly transition?: CompiledTransition | undefined;
}

/** All that a canvas shows over time. */
export interface StageTimeline {
  /** Size in px of the composition. */
  readonly width: number;
  readonly height: number;
  /** In the order of time. */
  readonly scenes: readonly StageScene[];
}

/** A video that plays by the clock of the one who paints it. */
export interface StageRun {
  /** Time at which frame 0 was, or would have been, on show: milliseconds since 1970. */
  readonly zeroAtMs: number;
  /** Time of sending, by the same clock. */
  readonly sentAtMs: number;
  /** The frame before it is the last one. */
  readonly endFrame: number;
  /** Seconds of the composition per second; negative: backward. Default 1. */
  readonly speed?: number;
}

/** One picture of a scene. */
export interface SceneStillRequest {
  readonly documentId: number;
  /** Frame of the scene. */
  readonly frame: number;
  readonly backdrop: CanvasBackdrop;
  /** Size in px of the picture. */
  readonly width: number;
  readonly height: number;
}

export type ToCanvas =
  /** A document that the worker did not compile, or no longer has. */
  | { readonly type: 'document'; readonly documentId: number; readonly animation: LottieAnimation }
  | { readonly type: 'canvas'; readonly canvasId: number; readonly canvas: OffscreenCanvas }
  /** Size in px of the screen. */
  | { readonly type: 'resize'; readonly canvasId: number; readonly width: number; readonly height: number }
  /** Timeline to show; null: nothing. */
  | { readonly type: 'timeline'; readonly canvasId: number; readonly timeline: StageTimeline | null }
  /** Rests at a frame of the composition. */
  | { readonly type: 'show'; readonly canvasId: number; readonly frame: number }
  /** Frame on show of the video behind a scene, for a transition. */
  | {
      readonly type: 'video';
      readonly canvasId: number;
      readonly sceneId: Id<'scene'>;
      readonly picture: ImageBitmap;
    }
  | { readonly type: 'play'; readonly canvasId: number; readonly run: StageRun }
  | { readonly type: 'close'; readonly canvasId: number }
  | { readonly type: 'still'; readonly stillId: number; readonly still: SceneStillRequest };

/** A frame is on the canvas. While a video plays, this is said of the first frame of each scene. */
export interface PaintedFrame {
  readonly sceneId: Id<'scene'>;
  readonly documentId: number;
  /** Frame of the composition. */
  readonly frame: number;
  /** Its pictures are there, or cannot be had. */
  readonly isComplete: boolean;
  /** The picture behind the scene cannot be had. */
  readonly lacksBackdrop: boolean;
}

/**
 * Reason why a scene is not painted. `unknown`: the document is not here. `unpaintable`: it has what the painter does
 * not know. `unreadable`: one of its pictures may be shown by the page and not be read.
 */
export type PaintRefusal = 'unknown' | 'unpaintable' | 'unreadable';

export type FromCanvas =
  | { readonly type: 'painted'; readonly canvasId: number; readonly painted: PaintedFrame }
  | {
      readonly type: 'unpainted';
      readonly canvasId: number;
      readonly documentId: number;
      readonly refusal: PaintRefusal;
    }
  /** Absent: it cannot be painted in the worker. */
  | { readonly type: 'still'; readonly stillId: number; readonly image?: ImageBitmap };
