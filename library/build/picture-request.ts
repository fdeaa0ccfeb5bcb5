/**
 * Inputs of a picture of the library. Files are named by their path below `dist/library/`, which has a hash of their
 * content: equal requests, equal pictures. So a request is known before anything is painted, and can be kept as JSON.
 */
import type {
  CompiledBackground,
  FocusPoint,
  LottieAnimation,
  MediaSource,
  SceneTemplate,
} from '@spotreel/sdk/internal/scene';

/** A CSS color; `transparent` leaves the background to the page that shows the picture. */
export type PaintedBackground = { readonly color: string } | { readonly picture: string; readonly focus?: FocusPoint };

/** Content that the compiler puts into a document. */
export interface PaintedContent {
  readonly fields: SceneTemplate['fields'];
  /** By innerReference; `src` is a file below the library. */
  readonly images: Readonly<Record<string, MediaSource>>;
  /** Behind the texts, which are kept readable on it. */
  readonly background: CompiledBackground;
}

export interface PictureScene {
  /** The file of the Lottie document, or the document. */
  readonly document: string | LottieAnimation;
  /** Absent: the document is painted as it is. */
  readonly content?: PaintedContent;
  readonly background: PaintedBackground;
}

export interface StillRequest {
  readonly kind: 'still';
  readonly scene: PictureScene;
  readonly seconds: number;
  /** Longer side in px. */
  readonly longSidePx: number;
}

/** A passage of one scene. */
export interface Shot {
  readonly scene: PictureScene;
  readonly startSeconds: number;
  /** Not painted any more. */
  readonly endSeconds: number;
}

export interface MotionRequest {
  readonly kind: 'motion';
  /** All of the same shape; each follows the one before with a cut. */
  readonly shots: readonly Shot[];
  readonly framesPerSecond: number;
  /** Longer side in px. */
  readonly longSidePx: number;
  /** 0 to 100, where the budget allows it. */
  readonly quality: number;
  readonly mostBytes: number;
}

/** A picture in a smaller size. */
export interface SmallRequest {
  readonly kind: 'small';
  readonly file: string;
  /** Longer side in px; a smaller picture stays as it is. */
  readonly longSidePx: number;
}

/** Each becomes a WebP. */
export type PictureRequest = StillRequest | MotionRequest | SmallRequest;
