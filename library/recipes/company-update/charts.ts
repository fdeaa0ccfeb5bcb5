/** Charts that draw themselves: columns, a line over its area, a ring of shares. */
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { arc } from '../../lottie/figures';
import { grow } from '../../lottie/grow';
import { block, group, shapes } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { type CurvePoint, curve, ellipse, fill, type Point, straightLine, stroke, trim } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { ink } from './look';

/** Fine level lines behind a chart, drawn from the left. */
export function gridLines(box: Box, count: number, at: number, paint: Paint = ink, opacity = 12): LottieDraft {
  const lines = Array.from({ length: count }, (_, index) => {
    const y = box.y + (box.height * index) / (count - 1);
    return straightLine([box.x, y], [box.x + box.width, y]);
  });
  const draw = trim(0, keys([at, 0, 'inOutCubic'], [at + 0.8, 100]));
  return shapes([group([...lines, draw, stroke(paint, 3, { opacity })])], { name: 'Grid lines' });
}

/** Columns that grow out of the foot of the box; `shares` of its height, the last one in `lead`. */
export function columns(box: Box, shares: readonly number[], at: number, paint: Paint, lead: Paint): LottieDraft[] {
  const step = box.width / shares.length;
  const width = step * 0.6;
  return shares.map((share, index) => {
    const start = at + index * 0.1;
    const height = box.height * share;
    const column: Box = { x: box.x + index * step + (step - width) / 2, y: box.y + box.height - height, width, height };
    return block(column, index === shares.length - 1 ? lead : paint, {
      name: 'Column',
      radius: Math.min(28, width / 4),
      ...grow(start, start + 0.8, 'softOvershoot', 'bottom'),
    });
  });
}

/** Points of a line in the box, from `values` of 0 (foot) to 1 (head). */
function course(box: Box, values: readonly number[]): CurvePoint[] {
  const step = box.width / (values.length - 1);
  return values.map((value, index) => ({
    at: [box.x + index * step, box.y + box.height * (1 - value)],
    in: [index === 0 ? 0 : -step * 0.42, 0],
    out: [index === values.length - 1 ? 0 : step * 0.42, 0],
  }));
}

/** A line over its tinted area, drawn from the left, with a dot at its end that pulses. */
export function lineChart(
  stage: LottieStage,
  box: Box,
  values: readonly number[],
  at: number,
  paint: Paint,
  width = 12,
): LottieDraft[] {
  const line = course(box, values);
  const seconds = 1.4;
  const foot = box.y + box.height;
  const area = curve([{ at: [box.x, foot] }, ...line, { at: [box.x + box.width, foot] }]);
  const cover = block({ ...box, y: box.y - 60, height: box.height + 120 }, paint, {
    ...grow(at, at + seconds, 'inOutCubic'),
  });
  const draw = trim(0, keys([at, 0, 'inOutCubic'], [at + seconds, 100]));
  const end = line.at(-1)?.at ?? [0, 0];
  return [
    shapes([group([area, fill(paint, 16)])], { name: 'Area', matte: inside(cover) }),
    shapes([group([curve(line, false), draw, stroke(paint, width, { cap: 'round' })])], { name: 'Line' }),
    ...dot(stage, end, width * 1.8, at + seconds - 0.15, paint),
  ];
}

function dot(stage: LottieStage, at: Point, radius: number, start: number, paint: Paint): LottieDraft[] {
  const late = Math.max(start + 1.2, stage.seconds);
  return [
    shapes([group([ellipse([0, 0], radius * 2), fill(paint, 30)])], {
      name: 'Pulse',
      at,
      scale: keys([start, 0, 'outCubic'], [start + 0.9, 260, 'outCubic'], [late, 320]),
      opacity: keys([start, 100, 'outCubic'], [start + 1.1, 0]),
    }),
    shapes([group([ellipse([0, 0], radius * 2), fill(paint)])], {
      name: 'Dot',
      at,
      scale: keys([start, 0, 'overshoot'], [start + 0.4, 100]),
    }),
  ];
}

export interface Share {
  /** 0 to 1; all of them together at most 1. */
  readonly share: number;
  readonly paint: Paint;
}

/** A ring of shares, one after the other around it, with a little gap between them. */
export function ring(at: Point, radius: number, width: number, shares: readonly Share[], start: number): LottieDraft[] {
  const gap = 3;
  return shares.map(({ share, paint }, index) => {
    const from = shares.slice(0, index).reduce((sum, before) => sum + before.share * 360, 0);
    const begin = start + index * 0.25;
    const draw = trim(0, keys([begin, 0, 'inOutCubic'], [begin + 0.9, 100]));
    const piece = arc(radius, from + gap, from + share * 360 - gap);
    return shapes([group([piece, draw, stroke(paint, width)])], { name: 'Share', at });
  });
}
