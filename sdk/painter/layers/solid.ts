import type { LottieLayer } from '../../scene/lottie';
import { css } from '../color';
import type { Drawing } from '../drawing';

/** A rectangle of one color. */
export function solidDrawing({ sw = 0, sh = 0, sc = '#000000' }: LottieLayer): Drawing {
  return {
    makeup: 'single',
    coverAt: () => undefined,
    boundsAt: () => [0, 0, sw, sh],
    draw(context, _frame, { tint }) {
      context.fillStyle = tint ? css(tint) : sc;
      context.fillRect(0, 0, sw, sh);
    },
  };
}
