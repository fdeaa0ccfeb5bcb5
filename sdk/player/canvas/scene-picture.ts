/** The picture of a scene at a frame: its background, and its document in front of it. */
import type { CanvasPool } from '../../painter/canvas-pool';
import type { Pictures } from '../../painter/picture';
import type { SceneDrawing } from '../../painter/scene-drawing';
import type { CanvasBackdrop } from '../compiling/canvas-messages';
import { paintBackdrop } from './backdrop';

export interface ScenePicture {
  readonly drawing: SceneDrawing;
  /** Frame of the scene. */
  readonly frame: number;
  readonly backdrop: CanvasBackdrop;
  /** Frame of the video behind the scene. Absent: it shows through. */
  readonly video?: ImageBitmap | undefined;
}

/** Draws over the whole canvas, which is empty. */
export function drawScenePicture(
  context: OffscreenCanvasRenderingContext2D,
  { drawing, frame, backdrop, video }: ScenePicture,
  { pool, pictures }: { readonly pool: CanvasPool; readonly pictures: Pictures },
): void {
  const { width, height } = context.canvas;
  const size = { widthPx: drawing.width, heightPx: drawing.height };
  context.setTransform(width / drawing.width, 0, 0, height / drawing.height, 0, 0);
  paintBackdrop(context, backdrop, size, backdrop.type === 'video' ? () => video : pictures);
  drawing.draw(context, frame, { pool });
}
