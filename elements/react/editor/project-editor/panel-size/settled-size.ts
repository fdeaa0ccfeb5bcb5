/** The size that a dragged panel gets when it is let go. */
import type { PanelSize } from './panel-size';

/** The order of the sizes. */
export const PANEL_SIZES: readonly PanelSize[] = ['closed', 'half', 'full'];

/** Heights in px. */
export type PanelHeights = Readonly<Record<PanelSize, number>>;

/** A flick is at least so fast, in px a millisecond. */
const FLICK_SPEED = 0.5;

/** The next larger (1) or smaller (-1) size; the last one stays. */
export function neighborOf(size: PanelSize, step: 1 | -1): PanelSize {
  return PANEL_SIZES[PANEL_SIZES.indexOf(size) + step] ?? size;
}

/**
 * The nearest size. A flick leads to the next one in its direction.
 * @param speed In px a millisecond, positive upward.
 */
export function settledSize(height: number, speed: number, heights: PanelHeights): PanelSize {
  if (speed >= FLICK_SPEED) return PANEL_SIZES.find((size) => heights[size] > height) ?? 'full';
  if (speed <= -FLICK_SPEED) return PANEL_SIZES.findLast((size) => heights[size] < height) ?? 'closed';
  const distance = (size: PanelSize) => Math.abs(heights[size] - height);
  return PANEL_SIZES.reduce((best, size) => (distance(size) < distance(best) ? size : best));
}
