/** Inks that overlap, screens of dots, plain shapes that turn by quarters, and type printed slightly off. */

import type { ImageFieldSource, TextFieldSource } from '@spotreel/sdk/internal/contract';
import type { LottieShape } from '@spotreel/sdk/internal/scene';
import type { Paint } from '../../../lottie/color';
import type { LottieDraft } from '../../../lottie/draft';
import { arc } from '../../../lottie/figures';
import { block, group, picture, shapes } from '../../../lottie/layers';
import { keptClear } from '../../../lottie/layout-marks';
import { inside } from '../../../lottie/matte';
import { keys } from '../../../lottie/property';
import { enter } from '../../../lottie/reveal';
import { ellipse, fill, type Point, polygon, rect } from '../../../lottie/shape';
import { around, type Box, center, type LottieStage } from '../../../lottie/stage';
import { type TextOptions, text } from '../../../lottie/text';
import { navy, paper, pink } from './look';

export type Form = 'circle' | 'half' | 'quarter' | 'square' | 'triangle';

/** A plain shape of this size around the origin. */
export function form(kind: Form, size: number): LottieShape {
  const r = size / 2;
  switch (kind) {
    case 'circle':
      return ellipse([0, 0], size);
    case 'half':
      return arc(r, -90, 90);
    case 'quarter':
      return quarter(size);
    case 'square':
      return rect({ x: -r, y: -r, width: size, height: size });
    default:
      return polygon([
        [0, -r],
        [r, r],
        [-r, r],
      ]);
  }
}

/** A quarter of a disc that fills the square around the origin, its corner at the lower left. */
function quarter(size: number): LottieShape {
  const r = size / 2;
  const k = size * 0.5523;
  return {
    ty: 'sh',
    nm: 'Quarter',
    ks: {
      a: 0,
      k: {
        c: true,
        v: [
          [-r, r],
          [-r, -r],
          [r, r],
        ],
        i: [
          [0, 0],
          [0, 0],
          [0, -k],
        ],
        o: [
          [0, 0],
          [k, 0],
          [0, 0],
        ],
      },
    },
  };
}

export interface Print {
  readonly at: Point;
  readonly size: number;
  readonly paint: Paint;
  /** Quarter turns it starts with. */
  readonly turn?: number;
  /** True: it turns on with each second beat. */
  readonly isTurning?: boolean;
  /** Covers what is below it, as paper does. */
  readonly isOpaque?: boolean;
}

/** A shape that is stamped down and then turns by a quarter now and then; inks multiply where they overlap. */
export function stamp(stage: LottieStage, kind: Form, start: number, options: Print): LottieDraft {
  const { at, size, paint, turn = 0, isTurning = true, isOpaque = false } = options;
  const base = turn * 90;
  const steps = isTurning ? Math.floor((stage.seconds - start - 0.6) / (stage.beat * 2)) : 0;
  const turns = Array.from({ length: Math.max(0, steps) }, (_, index) => {
    const time = start + 0.6 + index * stage.beat * 2;
    return [
      [time, base + index * 90, 'inOutQuint'] as const,
      [time + stage.beat * 0.9, base + (index + 1) * 90, 'hold'] as const,
    ];
  }).flat();
  const isRound = kind === 'circle' || kind === 'half';
  const print = shapes([group([form(kind, size), fill(paint)])], {
    name: 'Print',
    at,
    scale: keys([start, 0, 'softOvershoot'], [start + 0.4, 100]),
    rotation: turns.length > 0 ? keys(...turns) : base,
    blend: isOpaque ? 'normal' : 'multiply',
  });
  return keptClear(print, around(at, size / 2 + 10), isRound ? 'round' : 'box');
}

/** A screen of dots that swell towards the foot of the box, row by row. */
export function screen(box: Box, columns: number, paint: Paint, start: number): LottieDraft {
  const step = box.width / columns;
  const rows = Math.round(box.height / step);
  const lines = Array.from({ length: rows }, (_, row) => {
    const size = step * (0.16 + (0.8 * (row + 1)) / rows);
    const shift = row % 2 === 0 ? 0 : step / 2;
    const dots = Array.from({ length: columns }, (_, column) =>
      ellipse([column * step - box.width / 2 + step / 4 + shift, 0], size),
    );
    const at = start + row * 0.05;
    return group([...dots, fill(paint)], {
      at: [box.x + box.width / 2, box.y + (row + 0.5) * step],
      scale: keys([at, [100, 0], 'outExpo'], [at + 0.4, [100, 100]]),
    });
  });
  return keptClear(shapes(lines, { name: 'Screen', blend: 'multiply' }), box);
}

/** Type in ink over the same type in a color, which slides into place and stays a little off. */
export function misprint(
  field: TextFieldSource,
  options: TextOptions,
  start: number,
  off: Paint = pink,
): LottieDraft[] {
  const { box } = options;
  const fit = { ...options.fit, group: field.innerReference };
  const dx = Math.round(options.type.size * 0.055);
  const dy = Math.round(options.type.size * 0.05);
  const slide = keys([start, [dx * 6, dy * 5], 'outExpo'], [start + 0.9, [dx, dy]]);
  return [
    text(field, { ...options, box, fit, color: off, offset: slide, blend: 'multiply', name: `${field.name}, off` }),
    text(field, { ...options, fit }),
  ];
}

/** A picture printed in ink and color, cut to a shape. */
export function printed(
  stage: LottieStage,
  field: ImageFieldSource,
  box: Box,
  cut: LottieShape,
  start: number,
  color: Paint,
): LottieDraft[] {
  const at = center(box);
  const window = () =>
    shapes([group([cut, fill(navy)])], { at, scale: keys([start, 0, 'softOvershoot'], [start + 0.5, 100]) });
  return [
    block(box, paper, { name: 'Paper', matte: inside(window()) }),
    picture(field, box, { scale: keys([0, 109, 'linear'], [stage.seconds, 101]), matte: inside(window()) }),
    block(box, navy, { name: 'Ink', blend: 'screen', opacity: 46, matte: inside(window()) }),
    block(box, color, { name: 'Color', blend: 'multiply', opacity: 62, matte: inside(window()) }),
  ];
}

/** Words are pressed down one after another, without any way between. */
export function press(at: number, seconds = 0.6) {
  return enter({ by: 'word', at, seconds, overlap: 0.2, softness: 60, state: { scale: 128, opacity: 0 } });
}

/** Lines come in from below, one after another. */
export function feed(at: number, seconds = 0.7) {
  return enter({ by: 'line', at, seconds, overlap: 0.5, softness: 85, state: { y: 50, opacity: 0 } });
}
