/** Lines of a drawing: hairlines, dimensions, captions on a rule, pictures behind sliding panels. */

import type { ImageFieldSource, TextFieldSource } from '@spotreel/sdk/internal/contract';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { grow, type Side } from '../../lottie/grow';
import { block, group, picture, shapes } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { type Point, polygon, stroke, trim } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { brass, caption, ink } from './look';

/** A line that a hand draws from its first point. */
export function hairline(
  points: readonly Point[],
  at: number,
  paint: Paint = ink,
  width = 3,
  seconds = 1.1,
): LottieDraft {
  const draw = trim(0, keys([at, 0, 'inOutCubic'], [at + seconds, 100]));
  return shapes([group([polygon(points, false), draw, stroke(paint, width)])], { name: 'Hairline', from: at });
}

/** Axes of the sheet, which run off its edges. */
export function axes(
  stage: LottieStage,
  xs: readonly number[],
  ys: readonly number[],
  paint: Paint = ink,
): LottieDraft[] {
  const { width, height } = stage;
  const down = xs.map((x): Point[] => [
    [x, 0],
    [x, height],
  ]);
  const across = ys.map((y): Point[] => [
    [0, y],
    [width, y],
  ]);
  const lines = [...down, ...across].map((points, index) => {
    const at = 0.1 + index * 0.12;
    const draw = trim(0, keys([at, 0, 'inOutCubic'], [at + 1.4, 100]));
    return group([polygon(points, false), draw, stroke(paint, 2, { opacity: 26 })]);
  });
  return [shapes(lines, { name: 'Axes' })];
}

/** A caption above a rule. */
export function ruledCaption(
  stage: LottieStage,
  field: TextFieldSource,
  box: Box,
  at: number,
  paint: Paint = ink,
  linePaint: Paint = brass,
): LottieDraft[] {
  const foot = box.y + box.height;
  return [
    text(field, {
      box: { ...box, height: box.height - 20 },
      type: caption(stage.pick(38, 42)),
      color: paint,
      fit: { maxLines: 1, minSize: 22, align: 'bottom' },
      animators: [rise(at + 0.15, { by: 'line', distance: 30, seconds: 0.8 })],
    }),
    hairline(
      [
        [box.x, foot],
        [box.x + box.width, foot],
      ],
      at,
      linePaint,
    ),
  ];
}

/** A measured width: a line between two ticks, which grows out of its middle, with its measure below. */
export function dimension(
  stage: LottieStage,
  field: TextFieldSource,
  from: Point,
  length: number,
  at: number,
): LottieDraft[] {
  const [x, y] = from;
  const scale = keys([at, [0, 100], 'inOutCubic'], [at + 1, [100, 100]]);
  const tick = (side: 0 | 1, turn: number) =>
    block({ x: x + side * length - 2, y: y - 18, width: 4, height: 36 }, brass, {
      name: 'Tick',
      rotation: turn,
      opacity: keys([at + 0.7, 0, 'linear'], [at + 0.9, 100]),
    });
  return [
    block({ x, y: y - 1.5, width: length, height: 3 }, brass, { name: 'Dimension', scale }),
    tick(0, 30),
    tick(1, 30),
    text(field, {
      box: { x, y: y + 16, width: length, height: 58 },
      type: caption(stage.pick(36, 40)),
      color: brass,
      align: 'center',
      fit: { maxLines: 1, minSize: 22, align: 'center' },
      animators: [rise(at + 0.6, { by: 'line', distance: 20, seconds: 0.7 })],
    }),
  ];
}

/** A picture uncovered from one side by a sliding panel in the accent, which comes a little before it. */
export function slidingPicture(
  stage: LottieStage,
  field: ImageFieldSource,
  box: Box,
  at: number,
  side: Side = 'left',
): LottieDraft[] {
  const slide = (start: number) => grow(start, start + 1.1, 'inOutQuint', side);
  const opening = block(box, ink, slide(at + 0.18));
  return [
    block(box, brass, { name: 'Panel', ...slide(at), until: at + 1.4 }),
    picture(field, box, {
      scale: keys([0, 108, 'linear'], [stage.seconds, 101]),
      matte: inside(opening),
    }),
  ];
}

/** Words come up softly, one after another. */
export function settle(at: number, seconds = 1.1) {
  return rise(at, { by: 'word', seconds, overlap: 0.6, distance: 60 });
}
