/** Soft background, cards that rise, and quiet text entrances. */

import type { ImageFieldSource, TextFieldSource } from '@spotreel/sdk/internal/contract';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { glow } from '../../lottie/glow';
import { anchor, block, group, picture, shapes } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { enter, rise } from '../../lottie/reveal';
import { ellipse, fill } from '../../lottie/shape';
import { type Box, center, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { apricot, indigo, ink, label, mint, white } from './look';

/** Three large lights that drift behind everything. */
export function softBackground(stage: LottieStage, strength = 1): LottieDraft[] {
  const { width, height, seconds } = stage;
  const radius = stage.pick(860, 840);
  const light = (x: number, y: number, paint: Paint, opacity: number, dx: number, dy: number) =>
    glow(stage, {
      at: [width * x, height * y],
      radius,
      paint,
      opacity: opacity * strength,
      offset: keys([0, [0, 0], 'inOutSine'], [seconds, [dx, dy]]),
    });
  return [
    light(0.02, 0.05, indigo, 30, 300, 130),
    light(0.98, 0.95, mint, 34, -340, -130),
    light(0.9, 0.04, apricot, 26, -220, 250),
  ];
}

/** A card with a soft shadow that rises into place; what it holds is a child of `holder`, in places around its middle. */
export function card(
  box: Box,
  at: number,
  paint: Paint = white,
  radius = 44,
): { holder: LottieDraft; layers: LottieDraft[] } {
  const holder = anchor({
    at: center(box),
    offset: keys([at, [0, 160], 'outExpo'], [at + 0.9, [0, 0]]),
    scale: keys([at, 92, 'outExpo'], [at + 0.9, 100]),
  });
  const fade = (level: number) => keys([at, 0, 'outCubic'], [at + 0.35, level]);
  const local: Box = { x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height };
  const shadow = (grow: number, drop: number, level: number) =>
    block(
      { x: local.x - grow, y: local.y - grow + drop, width: box.width + 2 * grow, height: box.height + 2 * grow },
      ink,
      { name: 'Shadow', radius: radius + grow, parent: holder, opacity: fade(level) },
    );
  return {
    holder,
    layers: [
      shadow(22, 34, 3),
      shadow(10, 24, 4),
      shadow(0, 14, 5),
      block(local, paint, { name: 'Card', radius, parent: holder, opacity: fade(100) }),
    ],
  };
}

/** The same box as places around its own middle, `x` and `y` further in. */
export function within(box: Box, x: number, y: number = x): Box {
  return { x: -box.width / 2 + x, y: -box.height / 2 + y, width: box.width - 2 * x, height: box.height - 2 * y };
}

/** A dot and a line of small text: whose report it is, or what a chart shows. */
export function tag(field: TextFieldSource, box: Box, at: number, paint: Paint, words: Paint = ink): LottieDraft[] {
  const size = box.height * 0.42;
  return [
    shapes([group([ellipse([0, 0], size), fill(paint)])], {
      name: 'Dot',
      at: [box.x + size / 2, box.y + box.height / 2],
      scale: keys([at, 0, 'overshoot'], [at + 0.4, 100]),
    }),
    text(field, {
      box: { ...box, x: box.x + size + 22, width: box.width - size - 22 },
      type: label(Math.round(box.height * 0.66)),
      color: words,
      fit: { maxLines: 1, minSize: 26, align: 'center' },
      animators: [rise(at + 0.1, { by: 'line', distance: 24, seconds: 0.5 })],
    }),
  ];
}

/** A picture with round corners that opens out of its middle. */
export function roundPicture(
  stage: LottieStage,
  field: ImageFieldSource,
  box: Box,
  at: number,
  radius = 56,
): LottieDraft {
  const window = block(box, white, { radius, scale: keys([at, [60, 0], 'inOutQuint'], [at + 0.9, [100, 100]]) });
  return picture(field, box, { scale: keys([0, 110, 'linear'], [stage.seconds, 101]), matte: inside(window) });
}

/** Words rise softly, one shortly after the other. */
export function settle(at: number, seconds = 0.9) {
  return rise(at, { by: 'word', seconds, overlap: 0.6, distance: 54 });
}

/** Figures roll up into place. */
export function roll(at: number, distance: number) {
  return enter({ by: 'character', at, seconds: 0.8, overlap: 0.45, softness: 90, state: { y: distance, opacity: 0 } });
}
