/** Eye-catching motifs: rays that turn, stickers that pop, figures that drop. */

import type { ImageFieldSource, TextFieldSource } from '@spotreel/sdk/internal/contract';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { star } from '../../lottie/figures';
import type { Iris } from '../../lottie/iris';
import { anchor, group, picture, shapes } from '../../lottie/layers';
import { keptClear } from '../../lottie/layout-marks';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { enter } from '../../lottie/reveal';
import { ellipse, fill, polygon, rect, repeat } from '../../lottie/shape';
import { around, type Box, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { display, ink, label, ray, red, white, yellow } from './look';

const RAYS = 16;
/** Longer than any canvas. */
const REACH = 2600;

/** Rays that turn about a point without an end. */
export function rays(stage: LottieStage, at: readonly [number, number], paint: Paint = ray): LottieDraft {
  const half = Math.tan(Math.PI / RAYS / 2) * REACH;
  const beam = polygon([
    [0, 0],
    [-half, -REACH],
    [half, -REACH],
  ]);
  return shapes([group([beam, fill(paint), repeat(RAYS, { rotation: 360 / RAYS })])], {
    name: 'Rays',
    at,
    rotation: keys([0, 0, 'linear'], [stage.seconds, 360 / RAYS]),
  });
}

/** A picture in a disc with a rim, which pops up and goes on growing. */
export function disc(
  stage: LottieStage,
  field: ImageFieldSource,
  box: Box,
  start: number,
  rim: Paint = white,
): LottieDraft[] {
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const width = Math.min(box.width, box.height);
  const pop = keys([start, 0, 'softOvershoot'], [start + 0.7, 100]);
  const cut = shapes([group([ellipse([0, 0], width), fill(rim)])], { name: 'Disc', at, scale: pop });
  return [
    shapes([group([ellipse([0, 0], width + 44), fill(rim)])], { name: 'Rim', at, scale: pop }),
    picture(field, box, { scale: keys([0, 102, 'linear'], [stage.seconds, 112]), matte: inside(cut) }),
  ];
}

/** A picture on a card with round corners. */
export function card(stage: LottieStage, field: ImageFieldSource, box: Box, start: number): LottieDraft[] {
  const cut = shapes([group([rect(box, 28), fill(white)])], {
    name: 'Card',
    offset: keys([start, [0, stage.height], 'outExpo'], [start + 0.8, [0, 0]]),
  });
  return [picture(field, box, { scale: keys([0, 102, 'linear'], [stage.seconds, 110]), matte: inside(cut) })];
}

export interface Sticker {
  readonly at: readonly [number, number];
  readonly radius: number;
  readonly start: number;
  readonly paint: Paint;
  readonly ink: Paint;
}

/** A jagged sticker with a word, and the discount below it where there is one. It rocks from beat to beat. */
export function sticker(
  stage: LottieStage,
  word: TextFieldSource,
  discount: TextFieldSource,
  { at, radius, start, paint, ink: letters }: Sticker,
): LottieDraft[] {
  const beat = stage.beat * 2;
  const parent = anchor({
    at,
    scale: keys([start, 0, 'overshoot'], [start + 0.5, 100]),
    rotation: keys(
      [start, -40, 'outExpo'],
      [start + 0.6, -9, 'inOutSine'],
      [start + 0.6 + beat, 5, 'inOutSine'],
      [start + 0.6 + 2 * beat, -9],
    ),
  });
  const wide = radius * 1.36;
  return [
    keptClear(
      shapes([group([star(radius, 18, 0.86), fill(paint)])], { name: 'Sticker', parent }),
      around([0, 0], radius + 12),
      'round',
    ),
    text(word, {
      box: { x: -wide / 2, y: -radius * 0.56, width: wide, height: radius * 0.36 },
      at: [0, -radius * 0.38],
      parent,
      align: 'center',
      type: label(radius * 0.26),
      color: letters,
      fit: { maxLines: 1, minSize: Math.round(radius * 0.1), align: 'center' },
    }),
    text(discount, {
      box: { x: -wide / 2, y: -radius * 0.24, width: wide, height: radius * 0.74 },
      at: [0, radius * 0.13],
      parent,
      align: 'center',
      type: display(radius * 0.76),
      color: letters,
      fit: { maxLines: 1, minSize: Math.round(radius * 0.24), align: 'center' },
    }),
  ];
}

/** Words drop onto the canvas, hard. */
export function drop(at: number, distance: number) {
  return enter({ by: 'word', at, seconds: 0.6, overlap: 0.4, softness: 85, state: { y: -distance, opacity: 0 } });
}

/** Rings with jagged edges. */
export const iris: Iris = {
  outline: (radius) => star(radius * 1.2, 18, 0.84),
  paints: [ray, white, ink, yellow, red],
  turn: 40,
};
