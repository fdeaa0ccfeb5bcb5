/** The effect Glow: what is bright in a layer shines over what is around it. */
import type { Drawing } from '../drawing';
import { BLUR_REACH } from '../layer-pool';
import { opacityChange, type PixelChange } from '../pixels/pixel-area';
import { widened } from '../transform';
import { effectNumber, type LottieEffect } from './effect-values';

/** Standard deviation by the radius: nearly all of the glow lies within two of them. */
const SIGMA_BY_RADIUS = 0.5;
const MOST_SIGMA = 500;

export function withGlow(drawing: Drawing, effect: LottieEffect): Drawing {
  // 0 to 255
  const threshold = effectNumber(effect, 1, 153);
  const radius = effectNumber(effect, 2, 10);
  const intensity = effectNumber(effect, 3, 1);
  const sigmaAt = (frame: number) => Math.min(MOST_SIGMA, Math.max(0, SIGMA_BY_RADIUS * radius.at(frame)));
  const boundsAt = (frame: number) => widened(drawing.boundsAt(frame), BLUR_REACH * sigmaAt(frame));
  return {
    makeup: 'several',
    coverAt: () => undefined,
    boundsAt,
    draw(context, frame, options) {
      const { pool } = options;
      const sigma = sigmaAt(frame);
      const strength = Math.max(0, intensity.at(frame));
      const bounds = boundsAt(frame);
      const change = brightPartChange(threshold.at(frame));
      const brighter = strength > 1 ? opacityChange(strength) : undefined;
      pool.lay(context, { bounds }, (layer) => {
        drawing.draw(layer, frame, options);
        pool.lay(layer, { blend: 'lighter', opacity: Math.min(1, strength), change: brighter, bounds }, (light) =>
          pool.lay(light, { sigma, change, bounds: drawing.boundsAt(frame) }, (bright) =>
            drawing.draw(bright, frame, options),
          ),
        );
      });
    },
  };
}

/** Makes pixels darker than the threshold transparent; brighter ones stay the more the brighter they are. */
function brightPartChange(threshold: number): PixelChange {
  const span = Math.max(1, 255 - threshold);
  return ({ data }) => {
    for (let index = 0; index < data.length; index += 4) {
      const brightest = Math.max(data[index] as number, data[index + 1] as number, data[index + 2] as number);
      const share = Math.min(1, Math.max(0, (brightest - threshold) / span));
      data[index + 3] = (data[index + 3] as number) * share;
    }
  };
}
