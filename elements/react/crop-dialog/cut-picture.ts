import type { CropArea } from '@spotreel/sdk/internal/scene';
import { loadImage } from '../foundation/load-image';

/** Longest side of a cropped copy, px: more than any canvas shows. */
const MAX_SIDE_PX = 2880;
const JPEG_QUALITY = 0.92;
/** The alpha channel is read from a copy with this many px a side. */
const PROBE_PX = 64;

/**
 * The part of the picture as a file: PNG where it has transparent parts, else JPEG.
 * Rejects when the picture cannot be loaded, or its server does not let pages read it.
 */
export async function cutPicture(src: string, area: CropArea, name: string): Promise<File> {
  const image = await loadImage(src);
  const factor = Math.min(1, MAX_SIDE_PX / Math.max(area.width, area.height));
  const canvas = draw(image, area, Math.round(area.width * factor), Math.round(area.height * factor));
  const type = isTransparent(canvas) ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  if (!blob) throw new Error('the picture is too large for this browser');
  const stem = name.replace(/\.[a-z0-9]{2,5}$/i, '') || 'picture';
  return new File([blob], `${stem}.${type === 'image/png' ? 'png' : 'jpg'}`, { type });
}

function draw(source: CanvasImageSource, { x, y, width, height }: CropArea, toWidth: number, toHeight: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, toWidth);
  canvas.height = Math.max(1, toHeight);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function isTransparent(canvas: HTMLCanvasElement): boolean {
  const probe = draw(canvas, { x: 0, y: 0, width: canvas.width, height: canvas.height }, PROBE_PX, PROBE_PX);
  const pixels = probe.getContext('2d')?.getImageData(0, 0, PROBE_PX, PROBE_PX).data ?? [];
  return pixels.some((value, index) => index % 4 === 3 && value < 250);
}
