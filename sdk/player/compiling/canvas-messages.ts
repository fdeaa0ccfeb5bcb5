/** What the page and the scene worker say about a canvas that the worker paints. */
import type { HexColor } from '../../base/color';
import type { BackgroundPlacement, MediaSource } from '../../scene/composition';

/** A frame of a scene that the worker has compiled. */
export interface SceneFrame {
  readonly sceneId: number;
  /** The request that it was compiled with. */
  readonly requestId: number;
  readonly frame: number;
  readonly backdrop: CanvasBackdrop;
}

/** The background. For a video it is the still that was sent for the scene. */
export type CanvasBackdrop =
  | { readonly type: 'color'; readonly color: HexColor }
  | ({ readonly type: 'image'; readonly media: MediaSource } & BackgroundPlacement)
  | ({ readonly type: 'video-still'; readonly media: MediaSource } & BackgroundPlacement);

export type ToCanvas =
  | { readonly type: 'canvas'; readonly canvasId: number; readonly canvas: OffscreenCanvas }
  /** Px of the screen. Takes away what is painted. */
  | { readonly type: 'resize'; readonly canvasId: number; readonly width: number; readonly height: number }
  /** Paints it now. */
  | { readonly type: 'paint'; readonly canvasId: number; readonly view: SceneFrame }
  /** Paints each version that takes the place of this one, as soon as it is compiled; null: none. */
  | { readonly type: 'follow'; readonly canvasId: number; readonly view: SceneFrame | null }
  /** The page shows this version by itself: takes away it, older ones, and other scenes. */
  | { readonly type: 'settle'; readonly canvasId: number; readonly sceneId: number; readonly requestId: number }
  /** A still of a scene's video: the video's own frame, or what covers the picture as it is. */
  | {
      readonly type: 'video-still';
      readonly canvasId: number;
      readonly sceneId: number;
      /** The video's address. */
      readonly src: string;
      readonly videoStill: VideoFrame | ImageBitmap;
    }
  | { readonly type: 'close'; readonly canvasId: number };

/** A frame was not painted: never will be (it has what the worker cannot draw), or not yet (pictures are on their way). */
export interface PaintRefusal {
  readonly type: 'unpainted';
  readonly canvasId: number;
  readonly sceneId: number;
  readonly requestId: number;
  readonly isFinal: boolean;
}
