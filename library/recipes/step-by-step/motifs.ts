/**
 * Parts of a working drawing: squared paper, measures, markers, leaders and framed pictures. All of it is drawn by
 * trims.
 */

import type { ImageFieldSource, TextFieldSource } from '@spotreel/sdk/internal/contract';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { arc } from '../../lottie/figures';
import { anchor, block, group, picture, shapes } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { enter } from '../../lottie/reveal';
import { ellipse, fill, type Point, polygon, straightLine, stroke, trim } from '../../lottie/shape';
import { type Box, center, inset, type LottieStage } from '../../lottie/stage';
import { lettering, text } from '../../lottie/text';
import { accent, display, LINE } from './look';

const SQUARE = 60;

/** Fine squares all over the sheet; the lines run in from the edges and the sheet drifts a little. */
export function squares(stage: LottieStage, paint: Paint, opacity = 14): LottieDraft {
  const { width, height, seconds } = stage;
  const columns = Array.from({ length: width / SQUARE + 3 }, (_, index) => {
    const x = (index - 1) * SQUARE;
    return straightLine([x, -SQUARE], [x, height + SQUARE]);
  });
  const rows = Array.from({ length: height / SQUARE + 3 }, (_, index) => {
    const y = (index - 1) * SQUARE;
    return straightLine([-SQUARE, y], [width + SQUARE, y]);
  });
  const draw = trim(0, keys([0, 0, 'inOutCubic'], [1, 100]));
  return shapes([group([...columns, ...rows, draw, stroke(paint, 3, { opacity })])], {
    name: 'Squared paper',
    offset: keys([0, [0, 0], 'linear'], [seconds, [SQUARE / 2, SQUARE / 2]]),
  });
}

/** Lines that draw themselves, each after the one before. */
export function drawn(lines: readonly (readonly Point[])[], paint: Paint, at: number, seconds = 0.6): LottieDraft {
  return shapes(
    lines.map((points, index) => {
      const start = at + index * 0.12;
      const draw = trim(0, keys([start, 0, 'inOutCubic'], [start + seconds, 100]));
      return group([polygon(points, false), draw, stroke(paint, LINE, { cap: 'round' })]);
    }),
    { name: 'Lines' },
  );
}

/** A measure: a line with a tick at each end, which grows out of its middle. `edge` is the side of the box it measures. */
export function measure(
  box: Box,
  edge: 'top' | 'right' | 'bottom',
  gap: number,
  paint: Paint,
  at: number,
): LottieDraft {
  const tick = 18;
  const isUpright = edge === 'right';
  const half = (isUpright ? box.height : box.width) / 2;
  const [x, y] = center(box);
  const place: Point = isUpright
    ? [box.x + box.width + gap, y]
    : [x, edge === 'top' ? box.y - gap : box.y + box.height + gap];
  const grow = keys([at, 0, 'inOutCubic'], [at + 0.8, 100]);
  const end = (sign: number) => straightLine([sign * half, -tick], [sign * half, tick]);
  const line = straightLine([-half, 0], [half, 0]);
  return shapes([group([line, end(-1), end(1), stroke(paint, LINE, { cap: 'round' })])], {
    name: 'Measure',
    at: place,
    rotation: isUpright ? 90 : 0,
    scale: grow,
  });
}

/** A ring drawn around a spot that fills, with a number in it. */
export function marker(
  value: string | TextFieldSource,
  at: Point,
  radius: number,
  start: number,
  figure: Paint,
): LottieDraft[] {
  const holder = anchor({ at, scale: keys([start, 0, 'softOvershoot'], [start + 0.45, 100]) });
  const ring = trim(0, keys([start + 0.1, 0, 'inOutCubic'], [start + 0.8, 100]));
  const setting = {
    box: { x: -radius * 0.86, y: -radius * 0.6, width: radius * 1.72, height: radius * 1.2 },
    type: display(Math.round(radius * 1.05)),
    color: figure,
    align: 'center',
    fit: { maxLines: 1, align: 'center', minSize: Math.round(radius * 0.4) },
    parent: holder,
  } as const;
  return [
    shapes([group([arc(radius + 16, 0, 360), ring, stroke(accent, LINE, { cap: 'round' })])], { name: 'Ring', at }),
    shapes([group([ellipse([0, 0], radius * 2), fill(accent)])], { name: 'Marker', parent: holder }),
    typeof value === 'string' ? lettering(value, setting) : text(value, setting),
  ];
}

/** A leader: a dot on the thing, and a line from there to its note. */
export function leader(points: readonly Point[], paint: Paint, at: number): LottieDraft[] {
  const [from] = points;
  if (!from) return [];
  const ring = trim(0, keys([at, 0, 'inOutCubic'], [at + 0.5, 100]));
  return [
    shapes(
      [
        group([arc(62, 90, 450), ring, stroke(paint, LINE, { cap: 'round' })]),
        group([ellipse([0, 0], 22), fill(paint)], { scale: keys([at, [0, 0], 'overshoot'], [at + 0.3, [100, 100]]) }),
      ],
      { name: 'Leader spot', at: from },
    ),
    drawn(
      [points.map((point, index) => (index === 0 ? ([point[0] + 62, point[1]] as const) : point))],
      paint,
      at + 0.35,
    ),
  ];
}

/** A picture between fine lines; it opens from its middle line outwards. */
export function plate(stage: LottieStage, field: ImageFieldSource, box: Box, at: number, paint: Paint): LottieDraft[] {
  const window = block(box, paint, { scale: keys([at, [100, 0], 'inOutQuint'], [at + 0.8, [100, 100]]) });
  const { x, y, width, height } = inset(box, -20);
  const arm = 70;
  const corner = (cx: number, cy: number, dx: number, dy: number): readonly Point[] => [
    [cx, cy + dy * arm],
    [cx, cy],
    [cx + dx * arm, cy],
  ];
  const corners = [
    corner(x, y, 1, 1),
    corner(x + width, y, -1, 1),
    corner(x + width, y + height, -1, -1),
    corner(x, y + height, 1, -1),
  ];
  return [
    picture(field, box, { scale: keys([0, 110, 'linear'], [stage.seconds, 101]), matte: inside(window) }),
    drawn(corners, paint, at + 0.3, 0.4),
  ];
}

/** Words slide in along their line, as a plotter writes. */
export function plot(at: number, seconds = 0.7) {
  return enter({ by: 'word', at, seconds, overlap: 0.45, state: { x: -70, opacity: 0 } });
}

/** Letters appear one by one. */
export function type(at: number, seconds = 0.5) {
  return enter({ by: 'character', at, seconds, overlap: 0.08, state: { opacity: 0 }, softness: 0 });
}
