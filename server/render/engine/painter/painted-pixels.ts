import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { type CompiledBackground, TRANSPARENT } from '@spotreel/sdk/internal/scene';

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
  isTransparent = false,
): PaintedPixels {
  const { width, height } = canvas;
  const hasAlpha = background.type === 'color' && (isTransparent || background.color === TRANSPARENT);
  const pixels = hasAlpha ? separatePixels({ canvas, context }) : canvas.data();
  return { pixels, hasAlpha, width, height };
}

/** The canvas holds premultiplied pixels; files with alpha do not. */
export function separatePixels({ canvas, context }: { canvas: Canvas; context: SKRSContext2D }): Buffer {
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
}
