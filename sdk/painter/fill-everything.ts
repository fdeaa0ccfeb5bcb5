import type { Context2D } from './layer-pool';

/** Coordinate beyond every picture, in px. */
const FAR = 2e4;

/** Fills with the style of the context. */
export function fillEverything(context: Context2D): void {
  context.fillRect(-FAR, -FAR, 2 * FAR, 2 * FAR);
}
