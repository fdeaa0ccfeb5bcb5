/**
 * A scene's still as pixels. The page lays a drawing of hundreds of shapes out and paints it anew with every frame that
 * anything changes; a picture costs it nothing.
 */
import type { Size } from '../../scene/cover';
import { inlinePictures } from './inline-pictures';

/** Pixels: a still of a list is not larger, not even on a dense screen. */
const WIDTH_PX = 320;
const QUALITY = 0.85;
const COVERING = { position: 'absolute', inset: '0', width: '100%', height: '100%' } as const;

/** The color behind a scene and on it `media`, the background's picture or video when that can be drawn. */
export function flatBackground(
  scene: HTMLElement,
  media: HTMLImageElement | HTMLVideoElement | undefined,
  { widthPx, heightPx }: Size,
): HTMLCanvasElement {
  const canvas = pixels(WIDTH_PX, Math.round((WIDTH_PX * heightPx) / widthPx));
  const context = contextOf(canvas);
  const color = scene.firstElementChild instanceof HTMLElement && scene.firstElementChild.style.backgroundColor;
  if (color) {
    context.fillStyle = color;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  if (media) drawPlaced(context, media, canvas);
  return canvas;
}

/** The scene as it is shown, on its background. Rejects where the drawing cannot be read. */
export async function flatScene(scene: HTMLElement, background: HTMLCanvasElement): Promise<HTMLCanvasElement> {
  const svg = scene.querySelector('svg');
  const picture = svg && (await pictureOf(svg, background));
  const canvas = copyCanvas(background);
  if (picture) contextOf(canvas).drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Makes nodes that show what the canvas does, each covering the positioned element it is put into. They are pictures
 * where the canvas may be read: browsers make each canvas a layer of their compositor.
 */
export async function copies(canvas: HTMLCanvasElement): Promise<() => HTMLElement> {
  try {
    const image = new Image();
    image.alt = '';
    image.decoding = 'sync'; // it is shown in the frame it is put into
    image.src = canvas.toDataURL('image/webp', QUALITY);
    Object.assign(image.style, COVERING);
    await image.decode();
    return () => image.cloneNode() as HTMLImageElement;
  } catch {
    return () => copyCanvas(canvas); // holds something of another origin
  }
}

function copyCanvas(from: HTMLCanvasElement): HTMLCanvasElement {
  const copy = pixels(from.width, from.height);
  contextOf(copy).drawImage(from, 0, 0);
  return copy;
}

function pixels(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  Object.assign(canvas.style, COVERING);
  return canvas;
}

/** `willReadFrequently`: in the page's memory, where it is read from. */
function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no canvas.');
  return context;
}

/** `placeMedia` places it in percent. */
function drawPlaced(
  context: CanvasRenderingContext2D,
  media: HTMLImageElement | HTMLVideoElement,
  { width, height }: HTMLCanvasElement,
): void {
  const share = (value: string) => Number.parseFloat(value) / 100;
  const { left, top, width: wide, height: high } = media.style;
  context.drawImage(media, share(left) * width, share(top) * height, share(wide) * width, share(high) * height);
}

async function pictureOf(svg: SVGSVGElement, { width, height }: HTMLCanvasElement): Promise<HTMLImageElement> {
  const drawing = svg.cloneNode(true) as SVGSVGElement;
  drawing.setAttribute('width', String(width));
  drawing.setAttribute('height', String(height));
  removeHidden(drawing);
  await inlinePictures(drawing);
  const url = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' }),
  );
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Layers that the frame does not show are half of what there is. */
function removeHidden(root: Element): void {
  for (const element of root.querySelectorAll<SVGElement>('[style]')) {
    if (element.style.display === 'none') element.remove();
  }
}
