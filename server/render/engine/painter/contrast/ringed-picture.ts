import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';

/** Longer side in px, as the stills of a check have. */
const LONG_SIDE_PX = 640;
/** Size in px of the measured picture. */
const MARGIN = 14;
const LINE = 4;
/** Covered less, it is no letter. */
const LEAST_COVERAGE = 0.3;

/** The canvas as WebP, with a ring around what is covered: two-tone, so that it shows on any ground. */
export async function ringedPicture(canvas: Canvas, covered: Float32Array): Promise<Uint8Array> {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  const { left, top, right, bottom } = boxOf(covered, width);
  const x = Math.max(LINE, left - MARGIN);
  const y = Math.max(LINE, top - MARGIN);
  const w = Math.min(width - LINE, right + MARGIN) - x;
  const h = Math.min(height - LINE, bottom + MARGIN) - y;
  for (const [color, line] of [
    ['#ffffff', LINE * 2],
    ['#d92d20', LINE],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = line;
    context.beginPath();
    context.roundRect(x, y, w, h, MARGIN / 2);
    context.stroke();
  }
  const pixels = sharp(canvas.data(), { raw: { width, height, channels: 4 } }).removeAlpha();
  const size = { width: LONG_SIDE_PX, height: LONG_SIDE_PX, fit: 'inside' as const };
  return pixels.resize(size).webp({ quality: 88, smartSubsample: true }).toBuffer();
}

function boxOf(covered: Float32Array, width: number) {
  const box = { left: width, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 };
  for (const [index, value] of covered.entries()) {
    if (value < LEAST_COVERAGE) continue;
    const column = index % width;
    const row = Math.floor(index / width);
    box.left = Math.min(box.left, column);
    box.right = Math.max(box.right, column);
    box.top = Math.min(box.top, row);
    box.bottom = Math.max(box.bottom, row);
  }
  return box;
}
