/** Thin rules, doorways and quiet text entrances that the scenes of the magazine share. */

import type { ImageFieldSource, TextFieldSource } from '@spotreel/sdk/internal/contract';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { arch } from '../../lottie/figures';
import { grow } from '../../lottie/grow';
import { block, group, picture, shapes } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { ellipse, fill, stroke, trim } from '../../lottie/shape';
import { type Box, center, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accent, ink, label } from './look';

/** A line that draws itself from its left end. */
export function rule(box: Box, at: number, paint: Paint = accent): LottieDraft {
  return block(box, paint, {
    name: 'Rule',
    ...grow(at, at + 0.8, 'inOutCubic'),
  });
}

/** A small heading after a short rule. */
export function eyebrow(field: TextFieldSource, box: Box, at: number, paint: Paint = accent): LottieDraft[] {
  return [
    rule({ x: box.x, y: box.y + box.height / 2 - 2, width: 72, height: 4 }, at, paint),
    text(field, {
      box: { ...box, x: box.x + 100, width: box.width - 100 },
      type: label(38),
      color: paint,
      fit: { maxLines: 1, minSize: 22, align: 'center' },
      animators: [rise(at + 0.2, { by: 'line', distance: 24, seconds: 0.6 })],
    }),
  ];
}

/** Words settle one after another, softly. */
export function settle(at: number, seconds = 1.2) {
  return rise(at, { by: 'word', seconds, overlap: 0.6, distance: 44 });
}

/** A picture in a doorway that opens upwards, with a fine line around it. */
export function doorway(stage: LottieStage, field: ImageFieldSource, box: Box, at: number): LottieDraft[] {
  const gap = 30;
  const frame: Box = { x: box.x - gap, y: box.y - gap, width: box.width + 2 * gap, height: box.height + gap };
  const rising = shapes([group([arch(box), fill(ink)])], {
    name: 'Doorway',
    offset: keys([at, [0, box.height], 'inOutQuint'], [at + 1.1, [0, 0]]),
  });
  return [
    shapes([group([arch(frame), trim(0, keys([at + 0.4, 0, 'inOutCubic'], [at + 1.6, 100])), stroke(accent, 4)])], {
      name: 'Fine line',
    }),
    picture(field, box, { scale: keys([0, 110, 'linear'], [stage.seconds, 101]), matte: inside(rising) }),
  ];
}

/** A picture in a plain frame, uncovered from below. */
export function plate(stage: LottieStage, field: ImageFieldSource, box: Box, at: number): LottieDraft {
  const window = block(box, ink, {
    ...grow(at, at + 1, 'inOutQuint', 'bottom'),
  });
  return picture(field, box, { scale: keys([0, 109, 'linear'], [stage.seconds, 101]), matte: inside(window) });
}

/** Place of the ornament on a page without a picture. */
export function corner(stage: LottieStage): Box {
  return stage.pick({ x: 1724, y: 96, width: 100, height: 100 }, { x: 84, y: 180, width: 110, height: 110 });
}

/** A small flower of four crossed petals, turning slowly. */
export function ornament(stage: LottieStage, box: Box, at: number, paint: Paint = accent): LottieDraft {
  const petals = [0, 45, 90, 135].map((turn) =>
    group([ellipse([0, 0], box.width * 0.17, box.width), fill(paint)], { rotation: turn }),
  );
  return shapes(petals, {
    name: 'Ornament',
    at: center(box),
    scale: keys([at, 0, 'outExpo'], [at + 0.9, 100]),
    rotation: keys([at, -60, 'outCubic'], [at + 1.2, 0, 'linear'], [Math.max(at + 1.3, stage.seconds), 40]),
  });
}
