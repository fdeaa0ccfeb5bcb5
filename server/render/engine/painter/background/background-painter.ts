import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

/** Painter of the background below the animation of a scene. Frames are asked for in order, each once. */
export interface BackgroundPainter {
  /** Covers the whole canvas. */
  paint(context: SKRSContext2D, canvas: Canvas): Promise<void> | void;
  close(): void;
}
