/** Slanted slabs and pictures, lanes, chevrons, counters, and type that lands on the beat. */

import type { ImageFieldSource } from '@spotreel/sdk/internal/contract';
import type { LottieTextAnimator } from '@spotreel/sdk/internal/scene';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { group, picture, shapes } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { enter } from '../../lottie/reveal';
import { fill, type Point, polygon } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { lettering, type TextOptions } from '../../lottie/text';
import { chalk, LEAN, lime } from './look';

/** A rectangle that leans to the right; its middle line is as wide as the box. */
export function leaning({ x, y, width, height }: Box): readonly Point[] {
  const half = (height * LEAN) / 2;
  return [
    [x + half, y],
    [x + width + half, y],
    [x + width - half, y + height],
    [x - half, y + height],
  ];
}

/** A slab that shoots in along its own slant. `from` is the side it comes from. */
export function slab(box: Box, paint: Paint, at: number, from: 'left' | 'right' | 'below', reach = 2200): LottieDraft {
  const start = { left: [-reach, 0], right: [reach, 0], below: [-reach * LEAN, reach] }[from];
  return shapes([group([polygon(leaning(box)), fill(paint)])], {
    name: 'Slab',
    offset: keys([at, start, 'outExpo'], [at + 0.55, [0, 0]]),
  });
}

/** Side of the canvas that a picture takes, and from which it enters. */
export type Side = 'left' | 'right' | 'above' | 'below';

/** Rise of the slanted edge of a picture above or below to the right end, px. */
const SLOPE = 150;

/** A picture with slanted edges. It shoots in and goes on creeping; a strip of the signal color runs along its inner edge. */
export function cut(stage: LottieStage, field: ImageFieldSource, frame: Box, at: number, from: Side): LottieDraft[] {
  const start = { left: [-1900, 0], right: [1900, 0], above: [0, -1200], below: [0, 1200] }[from];
  const shoot = keys([at, start, 'outExpo'], [at + 0.7, [0, 0]]);
  const late = keys([at + 0.12, start, 'outExpo'], [at + 0.8, [0, 0]]);
  const outline = (gap: number, thickness?: number) => polygon(edge(frame, from, gap, thickness));
  const bump = keys([at, 124, 'outExpo'], [at + 0.9, 106, 'linear'], [stage.seconds, 101]);
  const window = shapes([group([outline(0), fill(lime)])], { offset: shoot });
  return [
    shapes([group([outline(26, 36), fill(lime)])], { name: 'Strip', offset: late }),
    picture(field, frame, { offset: shoot, scale: bump, matte: inside(window) }),
  ];
}

/** The picture's outline, or with a thickness a strip along its inner edge, `gap` px off it. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one case for each side
function edge({ x, y, width, height }: Box, side: Side, gap: number, thickness?: number): readonly Point[] {
  const right = x + width;
  const bottom = y + height;
  const lean = height * LEAN;
  const far = (value: number, start: number) => (thickness === undefined ? value : start + thickness);
  switch (side) {
    case 'left': {
      const start = thickness === undefined ? x : right - lean + gap;
      const end = far(right - lean, start);
      return [
        [start + (thickness === undefined ? 0 : lean), y],
        [end + lean, y],
        [end, bottom],
        [start, bottom],
      ];
    }
    case 'right': {
      const end = thickness === undefined ? right : x - gap;
      const start = thickness === undefined ? x : end - thickness;
      return [
        [start + lean, y],
        [end + (thickness === undefined ? 0 : lean), y],
        [end, bottom],
        [start, bottom],
      ];
    }
    case 'above': {
      const top = thickness === undefined ? y : bottom - SLOPE + gap;
      const end = far(bottom - SLOPE, top);
      return [
        [x, top + (thickness === undefined ? 0 : SLOPE)],
        [right, top],
        [right, end],
        [x, end + SLOPE],
      ];
    }
    default: {
      const end = thickness === undefined ? bottom : y - gap;
      const start = thickness === undefined ? y : end - thickness;
      return [
        [x, start + SLOPE],
        [right, start],
        [right, end],
        [x, end + (thickness === undefined ? 0 : SLOPE)],
      ];
    }
  }
}

/** Chevrons that run to the right one after another, over and over. */
export function chevrons(
  stage: LottieStage,
  at: readonly [number, number],
  size: number,
  count: number,
  paint: Paint,
): LottieDraft[] {
  const arrow: readonly Point[] = [
    [0, 0],
    [size * 0.42, 0],
    [size, size / 2],
    [size * 0.42, size],
    [0, size],
    [size * 0.58, size / 2],
  ];
  const beats = Math.floor(stage.seconds / stage.beat);
  return Array.from({ length: count }, (_, index) => {
    const blinks = Array.from({ length: beats }, (_, beat) => {
      const time = beat * stage.beat + (index * stage.beat) / count;
      return [[time, 100, 'outCubic'] as const, [time + stage.beat * 0.9, 22, 'hold'] as const];
    }).flat();
    return shapes([group([polygon(arrow), fill(paint)])], {
      name: 'Chevron',
      at: [at[0] + index * size * 0.78, at[1]],
      opacity: keys(...blinks),
    });
  });
}

/** Numbers race by, each for two frames, until the real one lands at `until`. */
export function race(values: readonly string[], options: Omit<TextOptions, 'animators'>, until: number): LottieDraft[] {
  const step = 2 / 30;
  return values.map((value, index) => {
    const from = until - (values.length - index) * step;
    return lettering(value, { ...options, from, until: from + step });
  });
}

/** Words slam down from above the sheet's size, one a part of a beat; no larger than leaves their neighbors readable. */
export function slam(at: number, seconds = 0.6): readonly LottieTextAnimator[] {
  return [enter({ by: 'word', at, seconds, overlap: 0.25, softness: 60, state: { scale: 132, opacity: 0 } })];
}

/** Lines shoot in from the side. */
export function shoot(at: number, seconds = 0.5, distance = 320): readonly LottieTextAnimator[] {
  return [enter({ by: 'line', at, seconds, overlap: 0.5, softness: 90, state: { x: -distance, opacity: 0 } })];
}

/** Letters jump up one after another. */
export function jump(at: number, distance: number, seconds = 0.6): readonly LottieTextAnimator[] {
  return [enter({ by: 'character', at, seconds, overlap: 0.35, softness: 85, state: { y: distance, opacity: 0 } })];
}

/** Thin slanted bars in a row, which drift: speed lines. */
export function speedBars(stage: LottieStage, box: Box, paint: Paint = chalk, opacity = 10): LottieDraft {
  const step = 70;
  const bars = Array.from({ length: Math.ceil(box.width / step) }, (_, index) =>
    polygon(leaning({ x: box.x + index * step, y: box.y, width: 22, height: box.height })),
  );
  return shapes([group([...bars, fill(paint, opacity)])], {
    name: 'Speed bars',
    offset: keys([0, [0, 0], 'linear'], [stage.seconds, [-step * 4, 0]]),
  });
}
