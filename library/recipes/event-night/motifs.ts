/** Neon tubes, drifting light and lettering filled with light. */

import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import type { LottieShape } from '@spotreel/sdk/internal/scene';
import { precomp } from '../../lottie/animation';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { glow } from '../../lottie/glow';
import { grow } from '../../lottie/grow';
import { block, group, shapes } from '../../lottie/layers';
import { keptClear } from '../../lottie/layout-marks';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { stroke, trim } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { type TextOptions, text } from '../../lottie/text';
import { amber, pink, violet, white } from './look';

/** Two large lights drift behind everything. */
export function hall(stage: LottieStage): LottieDraft[] {
  const { width, height, seconds } = stage;
  const radius = stage.pick(900, 860);
  return [
    glow(stage, {
      at: [width * 0.12, height * 0.95],
      radius,
      paint: violet,
      opacity: 54,
      offset: keys([0, [0, 0], 'inOutSine'], [seconds, [width * 0.16, -height * 0.1]]),
    }),
    glow(stage, {
      at: [width * 0.95, height * 0.1],
      radius: radius * 0.9,
      paint: pink,
      opacity: 52,
      offset: keys([0, [0, 0], 'inOutSine'], [seconds, [-width * 0.14, height * 0.12]]),
    }),
  ];
}

/** An outline that lights up from its start to its end, with a halo. */
export function tube(outline: LottieShape, paint: Paint, at: number, seconds = 0.9, width = 8): LottieDraft {
  const draw = trim(0, keys([at, 0, 'inOutCubic'], [at + seconds, 100]));
  const layers = [
    stroke(paint, width * 7, { cap: 'round', opacity: 10 }),
    stroke(paint, width * 3.4, { cap: 'round', opacity: 22 }),
    stroke(paint, width, { cap: 'round' }),
  ];
  return shapes(
    layers.map((line) => group([outline, draw, line])),
    { name: 'Tube' },
  );
}

/** A thin line that lights up from the left. */
export function line(box: Box, at: number, paint: Paint = white): LottieDraft {
  return keptClear(block(box, paint, { name: 'Line', ...grow(at, at + 0.6, 'inOutCubic') }), box);
}

/** Text filled with the three lights, which wander through it. `id` is unique in the scene. */
export function litText(stage: LottieStage, id: string, field: TextFieldSource, options: TextOptions): LottieDraft {
  const { box } = options;
  const { seconds } = stage;
  const right = box.x + box.width;
  const middle = box.y + box.height / 2;
  const radius = Math.max(box.width, box.height) * 0.62;
  const fillLayers = [
    block(stage.full, pink, { name: 'Base' }),
    glow(stage, {
      at: [right, middle],
      radius,
      paint: violet,
      offset: keys([0, [0, 0], 'inOutSine'], [seconds, [-box.width * 0.42, 0]]),
    }),
    glow(stage, {
      at: [box.x, middle + box.height * 0.3],
      radius: radius * 0.75,
      paint: amber,
      offset: keys([0, [-box.width * 0.1, 0], 'inOutSine'], [seconds, [box.width * 0.3, 0]]),
    }),
  ];
  return precomp(stage, id, fillLayers, { name: 'Lit text', matte: inside(text(field, options)) });
}
