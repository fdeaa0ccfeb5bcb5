/** Discs that breathe, hills in the mist, round pictures, and words that come up like light. */

import type { ImageFieldSource } from '@spotreel/sdk/internal/contract';
import type { Paint } from '../../../lottie/color';
import type { LottieDraft } from '../../../lottie/draft';
import { arc } from '../../../lottie/figures';
import { block, group, picture, shapes } from '../../../lottie/layers';
import { keptClear } from '../../../lottie/layout-marks';
import { inside } from '../../../lottie/matte';
import { keys } from '../../../lottie/property';
import { enter } from '../../../lottie/reveal';
import { curve, ellipse, fill, type Point, stroke, trim } from '../../../lottie/shape';
import { around, type Box, type LottieStage } from '../../../lottie/stage';
import { mist } from './look';

/** Breathes in until the middle of the scene and out again; `depth` is how much, percent. */
export function breathing(stage: LottieStage, depth = 8) {
  const { seconds } = stage;
  return keys([0, 100 - depth, 'inOutSine'], [seconds * 0.5, 100 + depth, 'inOutSine'], [seconds, 100 - depth]);
}

/** Discs in each other, the outer ones fainter; each breathes a little more than the one inside it. */
export function breath(stage: LottieStage, at: Point, radius: number, paint: Paint): LottieDraft[] {
  const rings: readonly (readonly [number, number])[] = [
    [1.5, 16],
    [1.24, 24],
    [1, 100],
  ];
  return rings.map(([share, opacity], index) =>
    shapes([group([ellipse([0, 0], radius * 2 * share), fill(paint)])], {
      name: 'Breath',
      at,
      scale: breathing(stage, 9 - index * 3),
      opacity: keys([0, 0, 'inOutSine'], [0.7 + (2 - index) * 0.35, opacity]),
    }),
  );
}

/** A plain disc that drifts up slowly, as the sun does. */
export function sun(stage: LottieStage, at: Point, radius: number, paint: Paint, way = 60): LottieDraft {
  const disc = shapes([group([ellipse([0, 0], radius * 2), fill(paint)])], {
    name: 'Sun',
    at,
    offset: keys([0, [0, way], 'outCubic'], [stage.seconds, [0, -way / 3]]),
    opacity: keys([0, 0, 'inOutSine'], [1.1, 100]),
  });
  return keptClear(disc, around([at[0], at[1] - way / 4], radius + way / 4 + 12), 'round');
}

/** Two ranges of hills along the foot that glide past each other. */
export function hills(stage: LottieStage, height: number, near: Paint, far: Paint): LottieDraft[] {
  const { width, height: foot, seconds } = stage;
  const range = (lift: number, phase: number) => {
    const step = width / 2;
    const y = foot - height * lift;
    const points = Array.from({ length: 5 }, (_, index) => ({
      at: [(index - 1) * step + phase, y + (index % 2 === 0 ? 1 : -1) * height * 0.22] as const,
      in: [-step * 0.5, 0] as const,
      out: [step * 0.5, 0] as const,
    }));
    return curve([{ at: [-step - 200, foot + 20] }, ...points, { at: [width + step + 200, foot + 20] }]);
  };
  const glide = (by: number) => keys([0, [0, 30], 'outCubic'], [seconds, [by, 0]]);
  return [
    shapes([group([range(0.9, 120), fill(far, 55)])], { name: 'Far hills', offset: glide(70) }),
    shapes([group([range(0.5, -200), fill(near)])], { name: 'Near hills', offset: glide(-90) }),
  ];
}

/** A thin ring that closes once around, as a breath does. */
export function halo(at: Point, radius: number, paint: Paint, start: number, seconds = 2.4): LottieDraft {
  const draw = trim(0, keys([start, 0, 'inOutSine'], [start + seconds, 100]));
  return shapes([group([arc(radius, 0, 360), draw, stroke(paint, 4, { cap: 'round' })])], { name: 'Halo', at });
}

/** A picture in a capsule as wide or as high as its box; it comes up out of the mist and keeps moving. */
export function capsule(stage: LottieStage, field: ImageFieldSource, box: Box, start: number): LottieDraft {
  const radius = Math.min(box.width, box.height) / 2;
  const window = block(box, mist, { radius, scale: keys([start, 88, 'outCubic'], [start + 1.6, 100]) });
  return picture(field, box, {
    scale: keys([0, 111, 'linear'], [stage.seconds, 102]),
    opacity: keys([start, 0, 'inOutSine'], [start + 1, 100]),
    matte: inside(window),
  });
}

/** A line so thin that it only orders. */
export function thread(box: Box, paint: Paint, start: number): LottieDraft {
  return block(box, paint, {
    name: 'Thread',
    scale: keys([start, [0, 100], 'inOutSine'], [start + 1.2, [100, 100]]),
  });
}

/** Words come up one after the other. */
export function dawn(at: number, seconds = 1.6) {
  return enter({ by: 'word', at, seconds, overlap: 0.75, softness: 60, state: { y: 34, opacity: 0 } });
}

/** Lines come up one after the other. */
export function drift(at: number, seconds = 1.2) {
  return enter({ by: 'line', at, seconds, overlap: 0.7, softness: 60, state: { y: 26, opacity: 0 } });
}
