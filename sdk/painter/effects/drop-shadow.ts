/** The drop shadow effect. */
import type { Drawing } from '../drawing';
import type { Shadow } from '../layer-pool';
import { BLUR_REACH } from '../layer-pool';
import { movedBounds, union, widened } from '../transform';
import { effectColor, effectNumber, type LottieEffect } from './effect-values';

/** Standard deviation of the shadow's edge, by the softness of the effect: as lottie-web has it. */
const EDGE_SIGMA = 0.25;

export function withShadow(drawing: Drawing, effect: LottieEffect): Drawing {
  const color = effectColor(effect, 0, [0, 0, 0]);
  // 0 to 255
  const opacity = effectNumber(effect, 1, 127.5);
  // degrees clockwise from the top
  const direction = effectNumber(effect, 2, 135);
  const distance = effectNumber(effect, 3, 0);
  const softness = effectNumber(effect, 4, 0);
  return shadowed(drawing, (frame) => {
    const angle = ((direction.at(frame) - 90) * Math.PI) / 180;
    const x = distance.at(frame) * Math.cos(angle);
    const y = distance.at(frame) * Math.sin(angle);
    return { color: color.at(frame), opacity: opacity.at(frame) / 255, sigma: EDGE_SIGMA * softness.at(frame), x, y };
  });
}

/** The drawing with a shadow behind it. */
export function shadowed(drawing: Drawing, shadowAt: (frame: number) => Shadow): Drawing {
  return {
    makeup: 'several',
    coverAt: () => undefined,
    boundsAt(frame) {
      const bounds = drawing.boundsAt(frame);
      const { x, y, sigma } = shadowAt(frame);
      return union([bounds, widened(movedBounds(bounds, [1, 0, 0, 1, x, y]), BLUR_REACH * sigma)]);
    },
    draw: (context, frame, options) =>
      options.pool.lay(context, { shadow: shadowAt(frame), bounds: drawing.boundsAt(frame) }, (offscreen) =>
        drawing.draw(offscreen, frame, options),
      ),
  };
}
