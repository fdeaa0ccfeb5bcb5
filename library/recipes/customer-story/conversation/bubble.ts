/** Speech bubbles: they pop out of their tail, and dots bounce where an answer is awaited. */

import type { ImageFieldSource, TextFieldSource } from '@spotreel/sdk/internal/contract';
import type { Paint } from '../../../lottie/color';
import type { LottieDraft } from '../../../lottie/draft';
import { group, picture, shapes } from '../../../lottie/layers';
import { inside } from '../../../lottie/matte';
import { type Key, keys } from '../../../lottie/property';
import { rise } from '../../../lottie/reveal';
import { curve, ellipse, fill, rect } from '../../../lottie/shape';
import { type Box, center, inset, type LottieStage } from '../../../lottie/stage';
import { type TextOptions, text } from '../../../lottie/text';
import { white } from './look';

/** Lower corner with the tail: left for words of the company, right for words of the customer. */
export type Side = 'left' | 'right';

/** Corners, px. */
const RADIUS = 64;

/** The tail at a lower corner, drawn from the bubble outwards. */
function tail({ x, y, width, height }: Box, side: Side) {
  const [corner, away] = side === 'left' ? [x, -1] : [x + width, 1];
  const foot = y + height;
  return curve([
    { at: [corner, foot - 110] },
    { at: [corner + away * 40, foot + 6], in: [-away * 2, -46] },
    { at: [corner - away * 90, foot - 22], in: [away * 56, 24] },
    { at: [corner - away * 80, foot - 110] },
  ]);
}

function tip(box: Box, side: Side): readonly [number, number] {
  return [side === 'left' ? box.x : box.x + box.width, box.y + box.height];
}

function shape(box: Box, side: Side, paint: Paint) {
  return [group([tail(box, side), fill(paint)]), group([rect(box, RADIUS), fill(paint)])];
}

/** Out of the tail, a little beyond its size and back. */
function popping(box: Box, side: Side, at: number) {
  const point = tip(box, side);
  return { at: point, anchor: point, scale: keys([at, 0, 'softOvershoot'], [at + 0.5, 100]), from: at };
}

export function bubble(box: Box, side: Side, paint: Paint, at: number): LottieDraft {
  return shapes(shape(box, side, paint), { name: 'Bubble', ...popping(box, side, at) });
}

export interface Saying extends Omit<TextOptions, 'box' | 'animators' | 'at'> {
  readonly box: Box;
  readonly side: Side;
  readonly background: Paint;
  readonly at: number;
  /** Between the edge of the bubble and its text, px. Default 60. */
  readonly padding?: number;
}

/** A bubble with a text in it. */
export function saying(
  field: TextFieldSource,
  { box, side, background, at, padding = 60, ...options }: Saying,
): LottieDraft[] {
  return [
    bubble(box, side, background, at),
    text(field, {
      ...options,
      box: inset(box, padding, padding * 0.7),
      fit: { align: 'center', ...options.fit },
      animators: [rise(at + 0.18, { distance: 30, seconds: 0.6 })],
    }),
  ];
}

/** A picture sent as a message. */
export function pictureBubble(
  stage: LottieStage,
  field: ImageFieldSource,
  box: Box,
  side: Side,
  at: number,
): LottieDraft {
  const by = shapes(shape(box, side, { hex: '#ffffff' }), { name: 'Bubble', ...popping(box, side, at) });
  const reach: Box = { x: box.x - 40, y: box.y, width: box.width + 80, height: box.height + 10 };
  return picture(field, reach, { scale: keys([0, 109, 'linear'], [stage.seconds, 102]), matte: inside(by) });
}

/** A face in a circle with a paper rim. `box` is square. */
export function avatar(field: ImageFieldSource, box: Box, at: number): LottieDraft[] {
  const circle = (size: number, paint: Paint, start: number) =>
    shapes([group([ellipse([0, 0], size), fill(paint)])], {
      name: 'Circle',
      at: center(box),
      scale: keys([start, 0, 'softOvershoot'], [start + 0.5, 100]),
    });
  return [
    circle(box.width * 1.1, white, at),
    picture(field, box, { matte: inside(circle(box.width, white, at + 0.06)) }),
  ];
}

/** Three dots that bounce in a small bubble until the answer comes. */
export function typing(
  stage: LottieStage,
  place: readonly [number, number],
  side: Side,
  paint: Paint,
  dot: Paint,
  at: number,
  until: number,
): LottieDraft[] {
  const box: Box = { x: side === 'left' ? place[0] : place[0] - 230, y: place[1] - 130, width: 230, height: 130 };
  const step = stage.beat / 2;
  const dots = [0, 1, 2].map((index) => {
    const list: Key<number[]>[] = [];
    const x = box.x + 65 + index * 50;
    const y = box.y + 65;
    for (let time = at + index * 0.1; time < until; time += step * 2) {
      list.push([time, [x, y], 'outCubic'], [time + step * 0.5, [x, y - 22], 'inCubic'], [time + step, [x, y], 'hold']);
    }
    return group([ellipse([0, 0], 30), fill(dot)], { offset: keys(...list) });
  });
  const point = tip(box, side);
  const life = { at: point, anchor: point, from: at, until };
  const scale = keys([at, 0, 'softOvershoot'], [at + 0.35, 100, 'hold'], [until - 0.14, 100, 'inCubic'], [until, 0]);
  return [shapes([...shape(box, side, paint), ...dots], { name: 'Typing', ...life, scale })];
}
