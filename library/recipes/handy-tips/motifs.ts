/** Stickers, paper cards, pen strokes and confetti. */

import type { ImageFieldSource, TextFieldSource } from '@spotreel/sdk/internal/contract';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { blossom } from '../../lottie/figures';
import { anchor, block, group, picture, shapes } from '../../lottie/layers';
import { keptClear, tiedTo } from '../../lottie/layout-marks';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { pop } from '../../lottie/reveal';
import { curve, ellipse, fill, stroke, trim } from '../../lottie/shape';
import { around, type Box, center, type LottieStage } from '../../lottie/stage';
import { lettering, type TypeStyle, text } from '../../lottie/text';
import { accent, card, ink, second, white } from './look';

/** Falls into place with a bounce; others hang on it. */
export function bouncing(stage: LottieStage, at: readonly [number, number], start: number, turn = 0): LottieDraft {
  return anchor({
    at,
    scale: keys([start, 0, 'overshoot'], [start + 0.5, 100]),
    rotation: keys(
      [start, turn - 25, 'overshoot'],
      [start + 0.6, turn, 'inOutSine'],
      [Math.max(start + 0.7, stage.seconds * 0.6), turn + 2.5, 'inOutSine'],
      [stage.seconds, turn - 1],
    ),
  });
}

/** A flower-edged sticker with a text of the design or of a field. */
export function sticker(
  stage: LottieStage,
  content: string | TextFieldSource,
  options: {
    readonly box: Box;
    readonly start: number;
    readonly type: TypeStyle;
    readonly paint?: Paint;
    readonly ink?: Paint;
    readonly turn?: number;
    readonly petals?: number;
  },
): LottieDraft[] {
  const { box, start, type, paint = accent, petals = 14, turn = -8 } = options;
  const radius = box.width / 2;
  const holder = bouncing(stage, center(box), start, turn);
  const spin = keys([start, -30, 'outCubic'], [start + 1, 0, 'linear'], [Math.max(start + 1.1, stage.seconds), 24]);
  const room = radius * 1.36;
  const setting = {
    box: { x: -room / 2, y: -room / 2, width: room, height: room },
    type,
    color: options.ink ?? ink,
    align: 'center',
    fit: { align: 'center', minSize: Math.round(type.size * 0.4) },
    parent: holder,
  } as const;
  const flower = keptClear(
    shapes([group([blossom(radius, radius * 0.88, petals), fill(paint)])], {
      name: 'Sticker',
      parent: holder,
      rotation: spin,
    }),
    around([0, 0], radius + 12),
    'round',
  );
  return [
    typeof content === 'string' ? flower : tiedTo(content, flower),
    typeof content === 'string' ? lettering(content, setting) : text(content, setting),
  ];
}

/** A picture as a print with a white border, lying askew. */
export function print(
  stage: LottieStage,
  field: ImageFieldSource,
  box: Box,
  start: number,
  turn: number,
): LottieDraft[] {
  const border = 26;
  const holder = bouncing(stage, center(box), start, turn);
  const local: Box = { x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height };
  const paper: Box = {
    x: local.x - border,
    y: local.y - border,
    width: box.width + 2 * border,
    height: box.height + 2 * border,
  };
  const shadow: Box = { ...paper, x: paper.x + 18, y: paper.y + 22 };
  const photo = anchor({ parent: holder, scale: keys([0, 109, 'linear'], [stage.seconds, 101]) });
  return [
    block(shadow, ink, { radius: 60, parent: holder, opacity: 16, name: 'Shadow' }),
    block(paper, white, { radius: 60, parent: holder, name: 'Print' }),
    picture(field, local, { parent: photo, matte: inside(block(local, ink, { radius: 40, parent: holder })) }),
  ];
}

/** A wavy underline, drawn by the pen. */
export function squiggle(box: Box, start: number, paint: Paint = accent): LottieDraft {
  const waves = Math.max(2, Math.round(box.width / 110));
  const step = box.width / waves;
  const points = Array.from({ length: waves + 1 }, (_, index) => ({
    at: [box.x + index * step, box.y + box.height / 2 + (index % 2 === 0 ? 1 : -1) * box.height * 0.32] as const,
    in: [-step * 0.45, 0] as const,
    out: [step * 0.45, 0] as const,
  }));
  const draw = trim(0, keys([start, 0, 'inOutCubic'], [start + 0.6, 100]));
  return shapes([group([curve(points, false), draw, stroke(paint, 16, { cap: 'round' })])], { name: 'Squiggle' });
}

/** Paper dots that drift. */
export function confetti(stage: LottieStage, start: number): LottieDraft[] {
  const spots: readonly (readonly [number, number, number, Paint])[] = stage.pick(
    [
      [0.035, 0.1, 34, second],
      [0.965, 0.12, 44, accent],
      [0.47, 0.05, 26, card],
      [0.03, 0.93, 40, accent],
      [0.965, 0.93, 30, card],
      [0.54, 0.955, 34, second],
    ],
    [
      [0.07, 0.05, 40, second],
      [0.93, 0.07, 48, accent],
      [0.5, 0.03, 34, card],
      [0.54, 0.972, 30, second],
      [0.08, 0.955, 44, accent],
      [0.92, 0.94, 34, card],
    ],
  );
  return spots.map(([x, y, size, paint], index) =>
    shapes([group([ellipse([0, 0], size), fill(paint)])], {
      name: 'Confetti',
      at: [stage.width * x, stage.height * y],
      scale: keys([start + index * 0.05, 0, 'overshoot'], [start + 0.4 + index * 0.05, 100]),
      offset: keys(
        [0, [0, 0], 'inOutSine'],
        [stage.seconds / 2, [0, index % 2 === 0 ? -26 : 26], 'inOutSine'],
        [stage.seconds, [0, 0]],
      ),
    }),
  );
}

/** Words jump in one after another. */
export function hop(start: number, seconds = 0.7) {
  return pop(start, { by: 'word', seconds, overlap: 0.4 });
}
