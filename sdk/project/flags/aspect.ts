/** Aspect names (docs/rules/forms.md#flags) of sizes in any unit. */
import type { Ratio } from '../../contract/schemas/scalars';

/** A picture whose sides differ by less than this share counts as square: phones crop a square to the odd pixel. */
const SQUARE_TOLERANCE = 0.02;

/** Undefined when a side is not a positive number. */
export function aspectNameOf(width: number, height: number): Ratio | undefined {
  if (!(width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height))) return undefined;
  if (Math.abs(width - height) <= Math.max(width, height) * SQUARE_TOLERANCE) return 'square';
  return width > height ? 'landscape' : 'portrait';
}
