/** The drop shadow effect of a layer: its masks cut the layer first, its transform moves the shadow too. */
import type { LottieLayer, LottieProperty } from '../../scene/lottie';
import { boundsOfAll, type Drawing } from '../drawing';
import { BLUR_REACH, type Bounds, type Shadow } from '../layer-pool';
import { numberReader, vectorReader } from '../properties/readers';
import { movedBounds, union, widened } from '../transform';

/** `ty` of the effect. */
const DROP_SHADOW = 25;
/** Standard deviation of the shadow's edge, by the softness of the effect: as lottie-web has it. */
const EDGE_SIGMA = 0.25;

interface LottieEffect {
  readonly ty: number;
  /** 0: it is switched off. Absent: it is on. */
  readonly en?: 0 | 1;
  readonly ef: readonly { readonly v: LottieProperty }[];
}

/** The drawings of the layer with their shadow behind them. */
export function shadowedDrawings({ ef = [] }: LottieLayer, drawings: readonly Drawing[]): readonly Drawing[] {
  const effects = (ef as readonly LottieEffect[]).filter(({ ty, en }) => ty === DROP_SHADOW && en !== 0);
  return effects.reduce((all, effect) => [shadowed(effect, all)], drawings);
}

function shadowed({ ef }: LottieEffect, drawings: readonly Drawing[]): Drawing {
  const color = vectorReader(ef[0]?.v, [0, 0, 0]);
  // 0 to 255
  const opacity = numberReader(ef[1]?.v, 127.5);
  // degrees clockwise from the top
  const direction = numberReader(ef[2]?.v, 135);
  const distance = numberReader(ef[3]?.v, 0);
  const softness = numberReader(ef[4]?.v, 0);
  const shadowAt = (frame: number): Shadow => {
    const angle = ((direction.at(frame) - 90) * Math.PI) / 180;
    const x = distance.at(frame) * Math.cos(angle);
    const y = distance.at(frame) * Math.sin(angle);
    return { color: color.at(frame), opacity: opacity.at(frame) / 255, sigma: EDGE_SIGMA * softness.at(frame), x, y };
  };
  return {
    makeup: 'several',
    coverAt: () => undefined,
    boundsAt: (frame) => withShadow(boundsOfAll(drawings, frame), shadowAt(frame)),
    draw(context, frame, options) {
      const bounds = boundsOfAll(drawings, frame);
      options.pool.lay(context, { shadow: shadowAt(frame), bounds }, (offscreen) => {
        for (const drawing of drawings) drawing.draw(offscreen, frame, options);
      });
    },
  };
}

function withShadow(bounds: Bounds, { x, y, sigma }: Shadow): Bounds {
  return union([bounds, widened(movedBounds(bounds, [1, 0, 0, 1, x, y]), BLUR_REACH * sigma)]);
}
