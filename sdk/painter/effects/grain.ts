/** The effect Noise: grain that changes from frame to frame, on what the layer covers. */
import type { Drawing } from '../drawing';
import { grainOffset, grainTile } from '../pixels/grain-tile';
import { movedBounds } from '../transform';
import { effectNumber, type LottieEffect } from './effect-values';

/**
 * Opacity of the grain by the amount of the effect. After Effects adds up to the amount to a color, or takes it away. Grain moves colors
 * toward black or white: with twice the amount, it moves them as far on average.
 */
const OPACITY_BY_AMOUNT = 2;

export function withGrain(drawing: Drawing, effect: LottieEffect): Drawing {
  // percent
  const amount = effectNumber(effect, 0, 0);
  const isColored = effectNumber(effect, 1, 1);
  return {
    makeup: 'several',
    coverAt: () => undefined,
    boundsAt: (frame) => drawing.boundsAt(frame),
    draw(context, frame, options) {
      const opacity = Math.min(1, (OPACITY_BY_AMOUNT * amount.at(frame)) / 100);
      if (opacity <= 0) {
        drawing.draw(context, frame, options);
        return;
      }
      const { pool } = options;
      const bounds = drawing.boundsAt(frame);
      const { x, y } = grainOffset(frame);
      pool.lay(context, { bounds }, (layer) => {
        drawing.draw(layer, frame, options);
        pool.lay(layer, { blend: 'source-atop', opacity, bounds }, (grain) => {
          grain.transform(1, 0, 0, 1, -x, -y);
          pool.fillWithTiles(grain, grainTile(isColored.at(frame) === 1), movedBounds(bounds, [1, 0, 0, 1, x, y]));
        });
      });
    },
  };
}
