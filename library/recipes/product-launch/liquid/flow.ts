/** Things that flow: waves without an end, drops that turn so slowly that they seem to change shape. */

import type { ImageFieldSource } from '@spotreel/sdk/internal/contract';
import type { Paint } from '../../../lottie/color';
import type { LottieDraft } from '../../../lottie/draft';
import { blossom } from '../../../lottie/figures';
import { group, picture, shapes } from '../../../lottie/layers';
import { keptClear } from '../../../lottie/layout-marks';
import { inside } from '../../../lottie/matte';
import { keys } from '../../../lottie/property';
import { enter } from '../../../lottie/reveal';
import { type CurvePoint, curve, fill, type Point } from '../../../lottie/shape';
import { around, type Box, type LottieStage } from '../../../lottie/stage';

/** The handle that makes a Bézier curve between two crests look like a sine, as a share of half a wave. */
const SINE = 0.3642;

/** A row of crests from `from` to at least `to`, at `y`, left to right or back. */
function crests(from: number, to: number, y: number, length: number, swell: number, isBack = false): CurvePoint[] {
  const half = length / 2;
  const count = Math.ceil((to - from) / half);
  const handle = half * SINE * 1.4;
  const row: CurvePoint[] = Array.from({ length: count + 1 }, (_, index) => ({
    at: [from + index * half, y + (index % 2 === 0 ? -swell : swell)],
    in: [isBack ? handle : -handle, 0],
    out: [isBack ? -handle : handle, 0],
  }));
  return isBack ? row.toReversed() : row;
}

/** A sheet with a wavy head and foot, one wave wider than the canvas on both sides. */
export function sheet(stage: LottieStage, top: number, bottom: number, length: number, swell: number) {
  const from = -length;
  const to = stage.width + length;
  return curve([...crests(from, to, top, length, swell), ...crests(from, to, bottom, length, swell, true)]);
}

export interface WaveOptions {
  readonly paint: Paint;
  /** Height of its surface, px from the top. */
  readonly level: number;
  readonly length?: number;
  readonly swell?: number;
  readonly start?: number;
  /** 1 runs to the right, -1 to the left. */
  readonly direction?: 1 | -1;
}

/** Liquid that rises to its level and flows on by one wave each scene. */
export function wave(stage: LottieStage, options: WaveOptions): LottieDraft {
  const { paint, level, start = 0.1, direction = 1 } = options;
  const { length = stage.pick(1100, 900), swell = stage.pick(34, 34) } = options;
  const { height, seconds } = stage;
  const run = length * 0.9 * direction;
  const hidden = height - level + swell * 2;
  const flowing = shapes(
    [
      group([sheet(stage, level, height + 3 * swell, length, swell), fill(paint)], {
        offset: keys([0, [-run / 2, 0], 'linear'], [seconds, [run / 2, 0]]),
      }),
    ],
    { name: 'Wave', offset: keys([start, [0, hidden], 'outCubic'], [start + 1.3, [0, 0]]) },
  );
  const surface = level - swell;
  return keptClear(flowing, { x: 0, y: surface, width: stage.width, height: height - surface });
}

export interface DropOptions {
  readonly at: Point;
  readonly radius: number;
  readonly start: number;
  /** Bulges. Default 3. */
  readonly bulges?: number;
  /** Degrees that it turns during the scene. Default 60. */
  readonly turn?: number;
}

export function drop(
  stage: LottieStage,
  paint: Paint,
  { at, radius, start, bulges = 3, turn = 60 }: DropOptions,
): LottieDraft {
  const turning = shapes([group([blossom(radius, radius * 0.8, bulges), fill(paint)])], {
    name: 'Drop',
    at,
    scale: keys([start, 0, 'softOvershoot'], [start + 1, 100]),
    rotation: keys([0, -turn * 0.5, 'linear'], [stage.seconds, turn * 0.5]),
  });
  return keptClear(turning, around(at, radius + 12), 'round');
}

/** A picture in a drop. `box` is square. */
export function pictureDrop(
  stage: LottieStage,
  field: ImageFieldSource,
  box: Box,
  start: number,
  bulges = 3,
): LottieDraft {
  const at: Point = [box.x + box.width / 2, box.y + box.height / 2];
  const by = drop(stage, { hex: '#ffffff' }, { at, radius: box.width / 2, start, bulges, turn: -50 });
  return picture(field, box, { scale: keys([0, 110, 'linear'], [stage.seconds, 104]), matte: inside(by) });
}

/** Words well up, one after another. */
export function wellUp(at: number, seconds = 0.9) {
  return enter({ by: 'word', at, seconds, overlap: 0.55, softness: 80, state: { y: 90, scale: 82, opacity: 0 } });
}
