/** Looks into a logo with the browser's own decoder: its pixels, and an SVG as a PNG that every painter can draw. */
import type { Pixels } from '@spotreel/sdk/internal/project';

/** Pixels of the longer side; enough to separate colors, and counted in a few milliseconds. */
const SAMPLE_PX = 160;
/** Longer side of an SVG as a picture. */
const RASTER_PX = 1200;

type Drawable = HTMLImageElement | ImageBitmap;

export interface ReadLogo {
  /** File to upload. */
  readonly file: File;
  readonly pixels: Pixels;
}

/**
 * Rejects when the browser cannot show the file. An SVG needs `img-src blob:` in the page's policy; other files need nothing
 * there.
 */
export async function readLogo(file: File): Promise<ReadLogo> {
  if (file.type !== 'image/svg+xml') return { file, pixels: pixelsOf(await createImageBitmap(file)) };
  const url = URL.createObjectURL(file);
  try {
    const image = await loadImage(url);
    return { file: await asPng(image, file.name), pixels: pixelsOf(image) };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Reads a picture that is stored already. Rejects when it cannot be loaded, or may not be read from this page. */
export async function readLogoUrl(url: string): Promise<Pixels> {
  return pixelsOf(await loadImage(url));
}

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  return image;
}

function pixelsOf(image: Drawable): Pixels {
  const { width, height, context } = drawn(image, SAMPLE_PX, 1);
  return context.getImageData(0, 0, width, height);
}

async function asPng(image: HTMLImageElement, name: string): Promise<File> {
  const { canvas } = drawn(image, RASTER_PX, Number.POSITIVE_INFINITY);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], name.replace(/\.svg$/i, '.png'), { type: 'image/png' });
}

function drawn(image: Drawable, longerSidePx: number, maxScale: number) {
  const isBitmap = image instanceof ImageBitmap;
  // An SVG without a size of its own has none in some browsers.
  const own = (isBitmap ? image.width : image.naturalWidth) || 300;
  const ownHeight = (isBitmap ? image.height : image.naturalHeight) || 150;
  const scale = Math.min(maxScale, longerSidePx / Math.max(own, ownHeight));
  const [width, height] = [own, ownHeight].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0, width, height);
  return { canvas, context, width, height };
}
