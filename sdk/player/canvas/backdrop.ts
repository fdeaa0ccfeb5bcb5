/** Background of a scene, placed as the renderer places it. */
import type { Pictures } from '../../painter/picture';
import { coverPlacement, type Size } from '../../scene/pictures/cover';
import type { CanvasBackdrop } from '../compiling/canvas-messages';

/** An image, or a frame of a video, that is not there yet is left out. What is transparent in one becomes white, as in exports. */
export function paintBackdrop(
  context: OffscreenCanvasRenderingContext2D,
  backdrop: CanvasBackdrop,
  canvas: Size,
  pictures: Pictures,
): void {
  const image = backdrop.type === 'color' ? undefined : pictures(backdrop.media.src);
  if (backdrop.type === 'color' || image) {
    context.fillStyle = backdrop.type === 'color' ? backdrop.color : 'white';
    context.fillRect(0, 0, canvas.widthPx, canvas.heightPx);
  }
  if (backdrop.type === 'color' || !image) return;
  const { x, y, widthPx, heightPx } = coverPlacement(backdrop.media, canvas, backdrop);
  context.imageSmoothingQuality = 'medium';
  context.drawImage(image, x, y, widthPx, heightPx);
}

/** Addresses of the pictures that it is painted with. */
export function backdropPictures(backdrop: CanvasBackdrop): readonly string[] {
  return backdrop.type === 'image' ? [backdrop.media.src] : [];
}
