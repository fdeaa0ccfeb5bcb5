/** The marks that every scene of the poster shares: a ruled head with a running line, and the arrow tile. */

import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { grow } from '../../lottie/grow';
import { anchor, block, group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { polygon, straightLine, stroke, trim } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accent, ink, label } from './look';

/** A line of text over a rule; the rule fills up while the scene lasts. */
export function ruledHead(
  stage: LottieStage,
  field: TextFieldSource,
  area: Box,
  paint: Paint,
  fillPaint: Paint,
): LottieDraft[] {
  const rule: Box = { x: area.x, y: area.y + area.height - 6, width: area.width, height: 6 };
  return [
    text(field, {
      box: { ...area, height: area.height - 30 },
      type: label(stage.pick(42, 44)),
      color: paint,
      fit: { maxLines: 1, minSize: 22, align: 'bottom' },
      animators: [rise(0.35, { by: 'line', seconds: 0.5, distance: 40 })],
    }),
    block(rule, paint, {
      ...grow(0.2, 0.9),
    }),
    block(rule, fillPaint, {
      ...grow(0.7, stage.seconds, 'linear'),
    }),
  ];
}

/** A square tile with an arrow that draws itself and keeps going. `box` is square. */
export function arrowTile(box: Box, at: number, tile: Paint = ink, arrow: Paint = accent): LottieDraft[] {
  const half = box.width / 2;
  const reach = box.width * 0.2;
  const holder = anchor({
    at: [box.x + half, box.y + half],
    scale: keys([at, 0, 'outExpo'], [at + 0.5, 100]),
  });
  const head: readonly (readonly [number, number])[] = [
    [-reach * 0.6, -reach],
    [reach, -reach],
    [reach, reach * 0.6],
  ];
  const line = stroke(arrow, box.width * 0.075);
  const draw = trim(0, keys([at + 0.25, 0, 'outExpo'], [at + 0.75, 100]));
  return [
    block({ x: -half, y: -half, width: box.width, height: box.height }, tile, { parent: holder }),
    shapes(
      [group([straightLine([-reach, reach], [reach, -reach]), draw, line]), group([polygon(head, false), draw, line])],
      { parent: holder, offset: nudge(at, reach * 0.22), name: 'Arrow' },
    ),
  ];
}

/** A small step to the upper right and back, twice. */
function nudge(at: number, distance: number) {
  const out = [distance, -distance];
  return keys(
    [at + 1, [0, 0], 'inOutCubic'],
    [at + 1.3, out, 'inOutCubic'],
    [at + 1.6, [0, 0], 'hold'],
    [at + 2, [0, 0], 'inOutCubic'],
    [at + 2.3, out, 'inOutCubic'],
    [at + 2.6, [0, 0]],
  );
}
