import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import { pushIn } from '../../lottie/camera';
import type { LottieDraft } from '../../lottie/draft';
import { grow } from '../../lottie/grow';
import { block } from '../../lottie/layers';
import { rise } from '../../lottie/reveal';
import type { Box, LottieStage } from '../../lottie/stage';
import { lettering, text } from '../../lottie/text';
import { accent, accentField, display, ink, inkField, label, paper } from './look';
import { closingWipe, openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'Why Halo?', { maxLength: 50 });
const items = [
  textareaField('item-1', 'First point', 'Warm light at dusk', { maxLength: 80 }),
  textareaField('item-2', 'Second point', '48 hours on one charge', { maxLength: 80 }),
  textareaField('item-3', 'Third point', 'Five-year warranty', { maxLength: 80 }),
];

function draw(stage: LottieStage): LottieDraft[] {
  const list: Box = stage.pick(
    { x: 816, y: 96, width: 1008, height: 888 },
    { x: 84, y: 640, width: 912, height: 1080 },
  );
  const height = list.height / items.length;
  const reasons = [
    text(headline, {
      box: stage.pick({ x: 96, y: 84, width: 620, height: 900 }, { x: 84, y: 170, width: 912, height: 400 }),
      type: display(stage.pick(184, 204)),
      color: ink,
      fit: { minSize: 80, align: stage.pick('top', 'bottom') },
      animators: [rise(0.25, { by: 'character', distance: 140, overlap: 0.6, seconds: 0.6 })],
    }),
    ...items.flatMap((item, index) => row(stage, item, index, { ...list, y: list.y + height * index, height })),
  ];
  return [...pushIn(stage, reasons), ...openingWipe(stage), ...closingWipe(stage)];
}

/** The rows come on the beat. */
function row(stage: LottieStage, item: TextFieldSource, index: number, area: Box): LottieDraft[] {
  const at = 0.3 + index * stage.beat * 0.5;
  const tile: Box = { x: area.x, y: area.y + (area.height - 150) / 2, width: 150, height: 150 };
  const rule: Box = { x: area.x, y: area.y, width: area.width, height: 6 };
  return [
    block(rule, ink, grow(at, at + 0.6)),
    block(tile, ink, grow(at, at + 0.5)),
    lettering(String(index + 1), {
      box: tile,
      type: display(96),
      color: accent,
      align: 'center',
      fit: { align: 'center', maxLines: 1 },
      animators: [rise(at + 0.15, { distance: 90, seconds: 0.5 })],
    }),
    text(item, {
      box: { x: area.x + 198, y: area.y + 20, width: area.width - 198, height: area.height - 40 },
      type: label(stage.pick(70, 62)),
      color: ink,
      fit: { group: 'item', align: 'center', minSize: 36 },
      animators: [rise(at + 0.15, { distance: 50 })],
    }),
  ];
}

/** Three reasons, numbered. */
export const benefits: SceneSource = {
  id: 1104,
  slug: 'benefits',
  name: 'Three reasons',
  description: 'A question and three numbered answers.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [headline, ...items],
  colors: [inkField, accentField],
  background: { default: { type: 'color', color: paper.hex }, allowed: ['color'] },
  draw,
};
