/** Canvases and pictures on the page's own thread. */
import { ImageCache } from '../canvas/image-cache';

/** An empty canvas of a size in px. Throws where browsers draw none. */
export function pageContext(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return contextOf(canvas);
}

/** Throws if browsers draw none. `isRead`: its pixels are read again and again. */
export function contextOf(canvas: HTMLCanvasElement, isRead = false): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: isRead });
  if (!context) throw new Error('This browser draws no canvas.');
  // the painter uses what both kinds of context have
  return context as unknown as OffscreenCanvasRenderingContext2D;
}

/** Cache of the page. A picture that may be shown and not read is shown by an element. */
export function pagePictures(): ImageCache {
  return new ImageCache({
    async showUnread(address) {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image;
    },
  });
}
