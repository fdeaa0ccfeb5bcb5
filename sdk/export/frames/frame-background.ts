/** Background below the animation of a scene. */
import type { Size } from '../../scene/pictures/cover';

export type FrameContext = OffscreenCanvasRenderingContext2D;

/** Reads a file of the composition. */
export type ReadFile = (address: string) => Promise<Blob>;

export interface FrameBackground {
  /** Covers the canvas with frame `frame` of the scene. Frames are asked for in order. */
  paint(context: FrameContext, frame: number): Promise<void> | void;
  close(): void;
}

export interface BackgroundOptions {
  readonly canvas: Size;
  readonly durationFrames: number;
  /** Leaves a color out. */
  readonly isTransparent: boolean;
  readonly readFile: ReadFile;
}
