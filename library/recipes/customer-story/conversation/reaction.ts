/** A small heart that somebody sends back. */

import type { Paint } from '../../../lottie/color';
import type { LottieDraft } from '../../../lottie/draft';
import { group, shapes } from '../../../lottie/layers';
import { keptClear } from '../../../lottie/layout-marks';
import { type Key, keys } from '../../../lottie/property';
import { curve, ellipse, fill, type Point } from '../../../lottie/shape';
import { around, type LottieStage } from '../../../lottie/stage';

function heart(size: number) {
  const s = size / 2;
  return curve([
    { at: [0, s * 0.9], in: [s * 0.2, -s * 0.2], out: [-s * 0.2, -s * 0.2] },
    { at: [-s, -s * 0.2], in: [0, s * 0.5], out: [0, -s * 0.9] },
    { at: [0, -s * 0.4], in: [-s * 0.1, -s * 0.7], out: [s * 0.1, -s * 0.7] },
    { at: [s, -s * 0.2], in: [0, -s * 0.9], out: [0, s * 0.5] },
  ]);
}

/** It pops up and beats every other beat from the second bar on. */
export function reaction(
  stage: LottieStage,
  at: Point,
  size: number,
  start: number,
  background: Paint,
  paint: Paint,
): LottieDraft {
  const beats = [4, 6].map((beat) => beat * stage.beat).filter((at) => at > start + 0.6);
  const beating = shapes([group([ellipse([0, 0], size), fill(background)]), group([heart(size * 0.5), fill(paint)])], {
    name: 'Reaction',
    at,
    scale: keys(
      [start, 0, 'overshoot'],
      [start + 0.45, 100, 'hold'],
      ...beats.flatMap((beat): Key<number>[] => [
        [beat, 100, 'outCubic'],
        [beat + 0.15, 120, 'inOutCubic'],
        [beat + 0.5, 100, 'hold'],
      ]),
    ),
    rotation: keys([start, -40, 'outExpo'], [start + 0.6, -8]),
  });
  return keptClear(beating, around(at, size * 0.6), 'round');
}
