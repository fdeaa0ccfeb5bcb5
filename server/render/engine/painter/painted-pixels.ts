import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { type CompiledBackground, TRANSPARENT } from '@spotreel/sdk/scene';

export interface PaintedPixels {
  /** RGBA; not premultiplied where there is something to see through. */
  readonly pixels: Buffer;
  readonly hasAlpha: boolean;
  readonly width: number;
  readonly height: number;
}

/** A copy of what has been painted. */
export function pixelsOf(
  { canvas, context }: { canvas: Canvas; context: SKRSContext2D },
  background: CompiledBackground,
): PaintedPixels {
  const { width, height } = canvas;
  const hasAlpha = background.type === 'color' && background.color === TRANSPARENT;
  // The canvas itself holds premultiplied pixels.
  const pixels = hasAlpha ? context.getImageData(0, 0, width, height).data : canvas.data();
  return { pixels: Buffer.from(pixels), hasAlpha, width, height };
}
