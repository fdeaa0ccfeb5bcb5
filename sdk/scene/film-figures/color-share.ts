import { type HexColor, toRgb } from '../../base/color';
import { shareNear } from './one-color';

/** A channel that differs by at most this, of 255, has the color: compression and soft edges change less. */
const SAME_HUE = 16;

/** Share of the pixels, RGBA, that have this color. */
export function colorShare(pixels: Uint8ClampedArray, color: HexColor): number {
  const { r, g, b } = toRgb(color);
  return pixels.length === 0 ? 0 : shareNear(pixels, [r, g, b], SAME_HUE);
}
