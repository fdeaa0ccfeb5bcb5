/** What stands behind a scene, painted as the page's own background is placed. */
import { coverPlacement, type Size } from '../../scene/cover';
import type { Backdrop } from '../compiling/canvas-messages';
import type { Ground } from './ground';
import { isOpaque } from './opaque';
import type { Pen } from './pen';

export interface BackdropSources {
  readonly picture: (address: string) => ImageBitmap | null | undefined;
  readonly ground: Ground | undefined;
}

/** Whether it could be painted. */
export function paintBackdrop(pen: Pen, backdrop: Backdrop, canvas: Size, sources: BackdropSources): boolean {
  if (backdrop.type === 'color') {
    pen.fillStyle = backdrop.color;
    pen.fillRect(0, 0, canvas.widthPx, canvas.heightPx);
    return true;
  }
  const ground = backdrop.type === 'ground' && sources.ground?.src === backdrop.media.src ? sources.ground : undefined;
  const image = backdrop.type === 'image' ? sources.picture(backdrop.media.src) : ground?.image;
  if (!image) return false;
  // through it the page would be seen, which shows something older; videos are opaque
  if (!ground && !isOpaque(image)) return false;
  const { widthPx, heightPx } = canvas;
  const whole = { x: 0, y: 0, widthPx, heightPx };
  const place = ground?.isWhole ? whole : coverPlacement(backdrop.media, canvas, backdrop);
  pen.drawImage(image, place.x, place.y, place.widthPx, place.heightPx);
  return true;
}
