/** The drop shadow effect of a layer: its masks cut the layer first, its transform moves the shadow too. */
import type { LottieLayer, LottieProperty } from '../../scene/lottie';
import type { Context2D, PaintOptions, Shadow } from '../canvas-pool';
import { css } from '../color';
import type { Drawing } from '../drawing';
import { numberReader, vectorReader } from '../properties/readers';

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
  // of 255
  const opacity = numberReader(ef[1]?.v, 127.5);
  // degrees clockwise from the top
  const direction = numberReader(ef[2]?.v, 135);
  const distance = numberReader(ef[3]?.v, 0);
  const softness = numberReader(ef[4]?.v, 0);
  const shadowAt = (context: Context2D, frame: number): Shadow => {
    const { a, b, c, d } = context.getTransform();
    const angle = ((direction.at(frame) - 90) * Math.PI) / 180;
    const x = distance.at(frame) * Math.cos(angle);
    const y = distance.at(frame) * Math.sin(angle);
    const sigma = EDGE_SIGMA * softness.at(frame) * Math.sqrt(Math.abs(a * d - b * c));
    return { color: css(color.at(frame), opacity.at(frame) / 255), sigma, x: a * x + c * y, y: b * x + d * y };
  };
  return {
    makeup: 'several',
    coverAt: () => undefined,
    draw(context: Context2D, frame: number, options: PaintOptions) {
      options.pool.lay(context, { shadow: shadowAt(context, frame) }, (offscreen) => {
        for (const drawing of drawings) drawing.draw(offscreen, frame, options);
      });
    },
  };
}
