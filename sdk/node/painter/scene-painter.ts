/** Paints compiled scenes on canvases of Node. */
import type { Canvas, Image, SKRSContext2D } from '@napi-rs/canvas';
import { sceneDrawing } from '../../painter/scene-drawing';
import type { LottieAnimation } from '../../scene/lottie';
import { RecordingPool } from './recording-pool';

/** A decoded picture. An image is drawn faster than a canvas. */
export type NodePicture = Image | Canvas;

/** A compiled scene that can be painted at any frame, in any order. */
export interface NodeScenePainter {
  /** Draws a frame of the document over what the canvas shows, as large as the canvas. */
  paint(context: SKRSContext2D, frame: number): void;
}

/**
 * `pictureOf`: a picture by the address that the document has for it; where it answers undefined, nothing is drawn. Throws
 * an error that names the feature where the painter does not know one of the document.
 */
export function openScenePainter(
  animation: LottieAnimation,
  pictureOf: (address: string) => NodePicture | undefined,
): NodeScenePainter {
  const drawing = sceneDrawing(animation, (address) => pictureOf(address) as unknown as ImageBitmap | undefined);
  let pool = new RecordingPool(0, 0);
  return {
    paint(context, frame) {
      const { width, height } = context.canvas;
      if (!pool.isFor(width, height)) pool = new RecordingPool(width, height);
      const matrix = [width / drawing.width, 0, 0, height / drawing.height, 0, 0] as const;
      pool.paint(context, matrix, (record) => drawing.draw(record, frame, { pool }));
    },
  };
}
