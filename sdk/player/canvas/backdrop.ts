/** What is behind a scene, placed as the page places its own background. */

import type { Context2D } from '../../painter/canvas-pool';
import { coverPlacement, type Size } from '../../scene/cover';
import type { CanvasBackdrop } from '../compiling/canvas-messages';
import { isOpaque } from './opaque';
import type { SceneVideoStill } from './video-still';

export interface BackdropSources {
  readonly picture: (address: string) => ImageBitmap | null | undefined;
  readonly videoStill: SceneVideoStill | undefined;
}

/** Whether it could be painted. */
export function paintBackdrop(
  context: Context2D,
  backdrop: CanvasBackdrop,
  canvas: Size,
  sources: BackdropSources,
): boolean {
  if (backdrop.type === 'color') {
    context.fillStyle = backdrop.color;
    context.fillRect(0, 0, canvas.widthPx, canvas.heightPx);
    return true;
  }
  const videoStill =
    backdrop.type === 'video-still' && sources.videoStill?.src === backdrop.media.src ? sources.videoStill : undefined;
  const image = backdrop.type === 'image' ? sources.picture(backdrop.media.src) : videoStill?.image;
  if (!image) return false;
  // through it the page would be seen, which shows something older; videos are opaque
  if (!videoStill && !isOpaque(image)) return false;
  const { widthPx, heightPx } = canvas;
  const whole = { x: 0, y: 0, widthPx, heightPx };
  const place = videoStill?.isWhole ? whole : coverPlacement(backdrop.media, canvas, backdrop);
  context.drawImage(image, place.x, place.y, place.widthPx, place.heightPx);
  return true;
}
