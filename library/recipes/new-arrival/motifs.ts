/** Flowers that turn, pictures that grow out of them, and cards with soft corners. */

import type { ImageFieldSource } from '@spotreel/sdk/internal/contract';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { blossom } from '../../lottie/figures';
import type { Iris } from '../../lottie/iris';
import { group, picture, shapes } from '../../lottie/layers';
import { keptClear } from '../../lottie/layout-marks';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { ellipse, fill, rect } from '../../lottie/shape';
import { around, type Box, type LottieStage } from '../../lottie/stage';
import { ink, mint, peach, violet, white } from './look';

export interface Flower {
  readonly at: readonly [number, number];
  readonly radius: number;
  readonly paint: Paint;
  readonly start: number;
  readonly petals?: number;
  /** The middle. Absent: none. */
  readonly eye?: Paint;
}

/** Few petals are deep, many of them only ripple. */
function depthOf(petals: number): number {
  return petals > 9 ? 0.9 : 0.74;
}

/** It opens, and turns as long as the scene lasts. */
export function flower(stage: LottieStage, { at, radius, paint, start, petals = 7, eye }: Flower): LottieDraft {
  const heart = eye ? [group([ellipse([0, 0], radius * 0.5), fill(eye)])] : [];
  const turning = shapes([group([blossom(radius, radius * depthOf(petals), petals), fill(paint)]), ...heart], {
    name: 'Flower',
    at,
    scale: keys([start, 0, 'softOvershoot'], [start + 1, 100]),
    rotation: keys([0, -20, 'linear'], [stage.seconds, 34]),
  });
  return keptClear(turning, around(at, radius + 12), 'round');
}

/** A picture in a flower. `box` is square. */
export function flowerPicture(stage: LottieStage, field: ImageFieldSource, box: Box, start: number): LottieDraft {
  const radius = box.width / 2;
  const by = flower(stage, { at: [box.x + radius, box.y + radius], radius, paint: white, start, petals: 12 });
  return picture(field, box, { scale: keys([0, 104, 'linear'], [stage.seconds, 113]), matte: inside(by) });
}

/** A picture with soft corners, which rises into place. */
export function softPicture(stage: LottieStage, field: ImageFieldSource, box: Box, start: number): LottieDraft[] {
  const radius = Math.min(72, box.width * 0.14);
  const offset = keys([start, [0, stage.height - box.y], 'outExpo'], [start + 1, [0, 0]]);
  const cut = shapes([group([rect(box, radius), fill(white)])], { name: 'Window', offset });
  return [picture(field, box, { scale: keys([0, 103, 'linear'], [stage.seconds, 110]), matte: inside(cut) })];
}

/** A white card with soft corners. */
export function softCard(stage: LottieStage, box: Box, start: number): LottieDraft {
  const card = shapes([group([rect(box, Math.min(64, box.width * 0.12)), fill(white)])], {
    name: 'Card',
    offset: keys([start, [0, stage.height - box.y], 'outExpo'], [start + 0.9, [0, 0]]),
  });
  return keptClear(card, box);
}

/** Rings in the shape of a flower. */
export const iris: Iris = {
  outline: (radius) => blossom(radius * 1.36, radius * 1.06, 8),
  paints: [peach, white, mint, ink, violet],
  turn: 50,
};
