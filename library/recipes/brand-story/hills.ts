/** Hills one behind another in the haze; the nearer a ridge, the darker it is and the faster it passes. */
import type { LottieDraft } from '../../lottie/draft';
import { glow } from '../../lottie/glow';
import { group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { type CurvePoint, curve, ellipse, fill } from '../../lottie/shape';
import type { LottieStage } from '../../lottie/stage';
import { amber, cream, ember, night } from './look';

const POINTS = 14;
/** Opacity of the night over each ridge, far to near, percent. */
const SHADE = [18, 44, 68, 86, 96] as const;

/** A ridge that reaches beyond both sides of the canvas. */
function ridge(stage: LottieStage, top: number, swell: number, seed: number) {
  const { width, height } = stage;
  const reach = width * 0.16;
  const step = (width + 2 * reach) / (POINTS - 1);
  const crest: CurvePoint[] = Array.from({ length: POINTS }, (_, index) => {
    const wave =
      Math.sin(index * 1.31 + seed * 2.1) * 0.6 +
      Math.sin(index * 0.53 + seed) * 0.5 +
      Math.sin(index * 2.9 + seed) * 0.16;
    const handle = step * 0.4;
    return {
      at: [Math.round(-reach + index * step), Math.round(top - wave * swell)],
      in: [-handle, 0],
      out: [handle, 0],
    };
  });
  return curve([...crest, { at: [width + reach, height + 20] }, { at: [-reach, height + 20] }]);
}

export interface HillsOptions {
  /** Height of the far ridge, px from the top. */
  readonly horizon: number;
  /** Middle of the sun, px, and its size; none unless given. */
  readonly sun?: { readonly at: readonly [number, number]; readonly size: number };
}

export function hills(stage: LottieStage, { horizon, sun }: HillsOptions): LottieDraft[] {
  const { width, height, seconds } = stage;
  const depth = (height - horizon) / SHADE.length;
  const ridges = SHADE.map((shade, index) => {
    const outline = ridge(stage, horizon + index * depth * 0.86 + 30, depth * (0.5 + index * 0.05), index * 3.7 + 1);
    const travel = (index + 1) * width * 0.014;
    return shapes([group([outline, fill(ember)]), group([outline, fill(night, shade)])], {
      name: 'Ridge',
      offset: keys([0, [travel, 0], 'linear'], [seconds, [-travel, 0]]),
    });
  });
  return [
    glow(stage, {
      at: sun?.at ?? [width * 0.62, horizon],
      radius: stage.pick(900, 820),
      paint: ember,
      opacity: 80,
      scale: 100,
    }),
    ...(sun ? [disc(stage, sun)] : []),
    ...ridges,
  ];
}

function disc(stage: LottieStage, { at, size }: NonNullable<HillsOptions['sun']>): LottieDraft {
  return shapes([group([ellipse([0, 0], size * 1.16), fill(amber, 34)]), group([ellipse([0, 0], size), fill(cream)])], {
    name: 'Sun',
    at,
    offset: keys([0, [0, size * 0.34], 'outCubic'], [2.6, [0, 0], 'inOutSine'], [stage.seconds, [0, -14]]),
  });
}
