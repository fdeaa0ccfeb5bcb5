/** Gold lines of the twenties: rays, fans, stepped frames, diamonds, and lettering on which light wanders. */

import type { ImageFieldSource, TextFieldSource } from '@spotreel/sdk/internal/contract';
import { precomp } from '../../../lottie/animation';
import type { Paint } from '../../../lottie/color';
import type { LottieDraft } from '../../../lottie/draft';
import { arc, polar } from '../../../lottie/figures';
import { glow } from '../../../lottie/glow';
import { block, group, picture, shapes } from '../../../lottie/layers';
import { inside } from '../../../lottie/matte';
import { keys } from '../../../lottie/property';
import { enter } from '../../../lottie/reveal';
import { fill, type Point, polygon, straightLine, stroke, trim } from '../../../lottie/shape';
import { type Box, center, inset, type LottieStage } from '../../../lottie/stage';
import { type TextOptions, text } from '../../../lottie/text';
import { gold, LINE, shine } from './look';

/** Rays of two lengths around a point, from one angle to another (degrees, 0 is up), which shoot out and then breathe. */
export function rays(
  stage: LottieStage,
  at: Point,
  inner: number,
  outer: number,
  from: number,
  to: number,
  start: number,
  opacity = 70,
): LottieDraft {
  const count = Math.round((to - from) / 7.5);
  const lines = Array.from({ length: count + 1 }, (_, index) => {
    const angle = from + ((to - from) * index) / count;
    return straightLine(polar(inner, angle), polar(index % 2 === 0 ? outer : inner + (outer - inner) * 0.72, angle));
  });
  const grow = trim(0, keys([start, 0, 'outExpo'], [start + 1.2, 100]));
  return shapes([group([...lines, grow, stroke(gold, LINE)])], {
    name: 'Rays',
    at,
    scale: keys([start, 96, 'inOutSine'], [stage.seconds, 104]),
    opacity,
  });
}

/** A row of fans, each of nested half circles, which open one after another from the middle. */
export function fans(stage: LottieStage, footY: number, count: number, start: number): LottieDraft[] {
  const width = stage.width / count;
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, index) => {
    const at = start + Math.abs(index - middle) * 0.12;
    const arcs = [1, 0.76, 0.52, 0.28].map((share, ring) => {
      const draw = trim(0, keys([at + ring * 0.08, 0, 'inOutCubic'], [at + 0.8 + ring * 0.08, 100]));
      return group([arc((width / 2) * share, -90, 90), draw, stroke(gold, LINE)]);
    });
    return shapes(arcs, { name: 'Fan', at: [width * (index + 0.5), footY] });
  });
}

/** A frame of two lines with stepped corners; both halves are drawn from the middle of its head to the middle of its foot. */
export function frame(box: Box, at: number, step = 44): LottieDraft {
  const halves = [0, 18].flatMap((gap, index) => {
    const middle = box.x + box.width / 2;
    const rightHalf = edge(inset(box, gap), step - index * 6);
    const leftHalf = rightHalf.map(([px, py]): Point => [2 * middle - px, py]);
    return [rightHalf, leftHalf].map((points) => {
      const draw = trim(0, keys([at + index * 0.2, 0, 'inOutCubic'], [at + 1.5 + index * 0.2, 100]));
      return group([polygon(points, false), draw, stroke(gold, index === 0 ? LINE : 2)]);
    });
  });
  return shapes(halves, { name: 'Frame' });
}

/** Area that a frame of the same box and step encloses, filled. */
export function plaque(box: Box, paint: Paint, at: number, step = 44): LottieDraft {
  const right = edge(inset(box, 9), step - 3);
  const middle = box.x + box.width / 2;
  const left = right.map(([x, y]): Point => [2 * middle - x, y]).toReversed();
  return shapes([group([polygon([...right, ...left]), fill(paint)])], {
    name: 'Plaque',
    opacity: keys([at, 0, 'inOutCubic'], [at + 0.8, 100]),
  });
}

/** The right half of a frame, from the middle of its head to the middle of its foot. */
function edge({ x, y, width, height }: Box, s: number): readonly Point[] {
  const right = x + width;
  const bottom = y + height;
  const middle = x + width / 2;
  return [
    [middle, y],
    [right - 2 * s, y],
    [right - 2 * s, y + s],
    [right - s, y + s],
    [right - s, y + 2 * s],
    [right, y + 2 * s],
    [right, bottom - 2 * s],
    [right - s, bottom - 2 * s],
    [right - s, bottom - s],
    [right - 2 * s, bottom - s],
    [right - 2 * s, bottom],
    [middle, bottom],
  ];
}

/** Two lines that run out from a diamond. */
export function divider(at: Point, width: number, start: number): LottieDraft {
  const grow = trim(0, keys([start, 0, 'inOutCubic'], [start + 0.9, 100]));
  const line = (sign: number) =>
    group([straightLine([sign * 34, 0], [(sign * width) / 2, 0]), grow, stroke(gold, LINE)]);
  const size = 14;
  const diamond = group(
    [
      polygon([
        [0, -size],
        [size, 0],
        [0, size],
        [-size, 0],
      ]),
      fill(gold),
    ],
    {
      scale: keys([start, [0, 0], 'overshoot'], [start + 0.5, [100, 100]]),
    },
  );
  return shapes([line(-1), line(1), diamond], { name: 'Divider', at });
}

/** A box with its corners cut off. */
function octagon(box: Box, cut: number): readonly Point[] {
  const { x, y, width, height } = box;
  const right = x + width;
  const bottom = y + height;
  return [
    [x + cut, y],
    [right - cut, y],
    [right, y + cut],
    [right, bottom - cut],
    [right - cut, bottom],
    [x + cut, bottom],
    [x, bottom - cut],
    [x, y + cut],
  ];
}

/** A picture with cut corners that opens like a double door, with a gold line around it. */
export function cameo(stage: LottieStage, field: ImageFieldSource, box: Box, at: number): LottieDraft[] {
  const cut = box.width * 0.14;
  const [x, y] = center(box);
  const local: Box = { x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height };
  const door = shapes([group([polygon(octagon(local, cut)), fill(gold)])], {
    at: [x, y],
    scale: keys([at, [0, 100], 'inOutQuint'], [at + 1.1, [100, 100]]),
  });
  const draw = trim(0, keys([at + 0.3, 0, 'inOutCubic'], [at + 1.7, 100]));
  const line = (gap: number, width: number) =>
    group([polygon(octagon(inset(box, -gap), cut + gap * 0.6)), draw, stroke(gold, width)]);
  return [
    picture(field, box, { scale: keys([0, 110, 'linear'], [stage.seconds, 101]), matte: inside(door) }),
    shapes([line(22, LINE), line(36, 2)], { name: 'Gold line' }),
  ];
}

/** Gold lettering over which a light wanders. `id` is unique in the scene. */
export function gilded(
  stage: LottieStage,
  id: string,
  field: TextFieldSource,
  options: TextOptions,
  paint: Paint = gold,
): LottieDraft {
  const { box } = options;
  const [, y] = center(box);
  const sweep = keys([0.6, [0, 0], 'inOutSine'], [stage.seconds, [box.width * 1.1, 0]]);
  const layers = [
    block(stage.full, paint, { name: 'Gold' }),
    glow(stage, { at: [box.x, y], radius: box.width * 0.3, paint: shine, offset: sweep }),
  ];
  return precomp(stage, id, layers, { name: 'Gilded', matte: inside(text(field, options)) });
}

/** Letters come up out of the line one after another, the first from the middle of the beat. */
export function unveil(at: number, distance = 90, seconds = 1.2) {
  return enter({ by: 'character', at, seconds, overlap: 0.6, softness: 85, state: { y: distance, opacity: 0 } });
}

/** Lines fade in with a slow rise. */
export function appear(at: number, seconds = 0.9) {
  return enter({ by: 'line', at, seconds, overlap: 0.6, softness: 80, state: { y: 36, opacity: 0 } });
}
