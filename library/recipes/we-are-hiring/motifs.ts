/** Pills, and words that hop onto their line. */

import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { grow } from '../../lottie/grow';
import { block } from '../../lottie/layers';
import { keptClear, tiedTo } from '../../lottie/layout-marks';
import { enter, rise } from '../../lottie/reveal';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { label } from './look';

/** Words swing up from below, one after another. */
export function swing(at: number, seconds = 0.8) {
  return enter({
    by: 'word',
    at,
    seconds,
    overlap: 0.45,
    softness: 80,
    state: { y: 150, rotation: 14, opacity: 0 },
  });
}

/** A line of text on a pill, which grows from its left end. */
export function pill(
  stage: LottieStage,
  field: TextFieldSource,
  box: Box,
  at: number,
  background: Paint,
  paint: Paint,
): LottieDraft[] {
  const pad = box.height * 0.42;
  return [
    tiedTo(
      field,
      keptClear(block(box, background, { name: 'Pill', radius: box.height / 2, ...grow(at, at + 0.6) }), box),
    ),
    text(field, {
      box: { x: box.x + pad, y: box.y + 6, width: box.width - 2 * pad, height: box.height - 12 },
      type: label(Math.round(box.height * stage.pick(0.44, 0.44))),
      color: paint,
      align: 'center',
      fit: { maxLines: 1, minSize: 22, align: 'center' },
      animators: [rise(at + 0.2, { by: 'line', distance: 30, seconds: 0.5 })],
    }),
  ];
}
