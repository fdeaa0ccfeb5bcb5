import type { TransitionContext, TransitionPictures } from './transition-pictures';

/** Each pass doubles the moments: 32 in all. */
const PASSES = 5;

/** Blurs what is on the canvas along a way, px: each pass lays a moved copy of it half over it. */
export function smear(
  context: TransitionContext,
  { scratch }: TransitionPictures,
  [x, y]: readonly [number, number],
): void {
  for (let pass = 0; pass < PASSES; pass++) {
    const share = 2 ** pass / 2 ** PASSES;
    const copy = scratch();
    copy.drawImage(context.canvas, 0, 0);
    context.save();
    context.globalAlpha = 0.5;
    context.drawImage(copy.canvas, x * share, y * share);
    context.restore();
  }
}
