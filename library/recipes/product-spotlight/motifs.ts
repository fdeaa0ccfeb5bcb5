/** Doorways with pictures in them, and the sun that rises behind them. */

import type { ImageFieldSource } from '@spotreel/sdk/internal/contract';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { arch } from '../../lottie/figures';
import { grow } from '../../lottie/grow';
import type { Iris } from '../../lottie/iris';
import { block, group, picture, shapes } from '../../lottie/layers';
import { keptClear } from '../../lottie/layout-marks';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { ellipse, fill, stroke, trim } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { clay, ink, plaster, sun } from './look';

const GAP = 20;

/** A picture in a doorway that rises out of its sill; a line draws itself around it. */
export function doorway(
  stage: LottieStage,
  field: ImageFieldSource,
  box: Box,
  start: number,
  line: Paint = clay,
): LottieDraft[] {
  const around: Box = { x: box.x - GAP, y: box.y - GAP, width: box.width + 2 * GAP, height: box.height + GAP };
  const foot = box.y + box.height;
  const sill: Box = { x: around.x - GAP, y: foot, width: around.width + 2 * GAP, height: 8 };
  const cut = shapes([group([arch(box), fill(plaster)])], {
    name: 'Doorway',
    offset: keys([start, [0, box.height], 'outExpo'], [start + 1.3, [0, 0]]),
  });
  return [
    shapes(
      [
        group([
          arch(around, false),
          trim(0, keys([start + 0.4, 0, 'inOutCubic'], [start + 1.9, 100])),
          stroke(line, 4),
        ]),
      ],
      { name: 'Line' },
    ),
    picture(field, box, { scale: keys([0, 113, 'linear'], [stage.seconds, 102]), matte: inside(cut) }),
    ...(foot < stage.height ? [block(sill, line, { name: 'Sill', ...grow(start, start + 1.1) })] : []),
  ];
}

/** It goes on rising as long as the scene lasts. */
export function risingSun(
  stage: LottieStage,
  at: readonly [number, number],
  radius: number,
  paint: Paint,
): LottieDraft {
  const disc = shapes([group([ellipse([0, 0], radius * 2), fill(paint)])], {
    name: 'Sun',
    at,
    offset: keys([0, [0, radius * 1.6], 'outCubic'], [1.8, [0, 0], 'linear'], [stage.seconds, [0, -radius * 0.22]]),
  });
  const [x, y] = at;
  const reach = radius + 16;
  // with the way that it still rises
  return keptClear(
    disc,
    { x: x - reach, y: y - reach - radius * 0.2, width: 2 * reach, height: 2 * reach + radius * 0.2 },
    'round',
  );
}

/** Rings in the shape of the doorway. */
export const iris: Iris = {
  outline: (radius) => arch({ x: -radius, y: -radius, width: radius * 2, height: radius * 2.3 }),
  paints: [sun, plaster, ink, clay],
};
