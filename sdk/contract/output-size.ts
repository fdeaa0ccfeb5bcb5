import type { OutputResolution } from './export/output';

/** Shorter side in px. */
const SHORT_SIDE: Readonly<Record<OutputResolution, number>> = { '720p': 720, '1080p': 1080, '4k': 2160 };

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Longer side of a GIF in px: each frame is stored without loss. */
const GIF_LONG_SIDE = 640;

/** Size of a video's file, px. With `1080p` it is the canvas. */
export function outputSize(canvas: PixelSize, resolution: OutputResolution): PixelSize {
  return scaled(canvas, SHORT_SIDE[resolution] / Math.min(canvas.width, canvas.height));
}

/** Size of an animated GIF, px. */
export function gifSize(canvas: PixelSize): PixelSize {
  return scaled(canvas, GIF_LONG_SIDE / Math.max(canvas.width, canvas.height));
}

function scaled(canvas: PixelSize, factor: number): PixelSize {
  return { width: Math.round(canvas.width * factor), height: Math.round(canvas.height * factor) };
}
