import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { block, group, shapes } from '../../lottie/layers';
import { keepingDirection } from '../../lottie/layout-marks';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { polygon, stroke, trim } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { card, colors, display, ink, label, MINT, second } from './look';
import { bouncing, confetti, hop } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'Sunday check', { maxLength: 50 });
const items = [
  textareaField('item-1', 'First point', 'Soil dry? Water.', { maxLength: 80 }),
  textareaField('item-2', 'Second point', 'Turn every pot a little', { maxLength: 80 }),
  textareaField('item-3', 'Third point', 'Wipe the dust off big leaves', { maxLength: 80 }),
];

function draw(stage: LottieStage): LottieDraft[] {
  const list: Box = stage.pick(
    { x: 800, y: 110, width: 1024, height: 860 },
    { x: 84, y: 620, width: 912, height: 1060 },
  );
  const height = list.height / items.length;
  return [
    ...confetti(stage, 0.5),
    text(headline, {
      box: stage.pick({ x: 96, y: 110, width: 640, height: 860 }, { x: 84, y: 190, width: 912, height: 380 }),
      type: display(stage.pick(152, 160)),
      color: ink,
      fit: { align: 'center', minSize: 72 },
      animators: hop(0.25),
    }),
    ...items.flatMap((item, index) =>
      row(stage, item, index, { ...list, y: list.y + index * height, height: height - 36 }),
    ),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A card that flies in and gets its tick on the beat. */
function row(stage: LottieStage, item: TextFieldSource, index: number, area: Box): LottieDraft[] {
  const at = 0.35 + index * stage.beat * 0.5;
  const slide = keys([at, [stage.width, 0], 'softOvershoot'], [at + 0.6, [0, 0]]);
  const size = 124;
  const tick: Box = { x: area.x + 52, y: area.y + (area.height - size) / 2, width: size, height: size };
  const middle = [tick.x + size / 2, tick.y + size / 2] as const;
  const draw = trim(0, keys([at + 0.75, 0, 'outCubic'], [at + 1.05, 100]));
  const check = polygon(
    [
      [-30, 4],
      [-8, 28],
      [34, -24],
    ],
    false,
  );
  const holder = bouncing(stage, middle, at + 0.35);
  const half = size / 2;
  return [
    block(area, card, { radius: 64, offset: slide, name: 'Card' }),
    block({ x: -half, y: -half, width: size, height: size }, second, { radius: half, parent: holder, name: 'Dot' }),
    keepingDirection(
      shapes([group([check, draw, stroke(ink, 17, { cap: 'round' })])], { parent: holder, name: 'Tick' }),
    ),
    text(item, {
      box: { x: area.x + 220, y: area.y + 20, width: area.width - 270, height: area.height - 40 },
      type: label(stage.pick(58, 56)),
      color: ink,
      fit: { group: 'item', align: 'center', minSize: 34 },
      animators: [rise(at + 0.3, { distance: 40 })],
    }),
  ];
}

/** Three things to do, ticked off. */
export const checklist: SceneSource = {
  id: 4105,
  slug: 'checklist',
  name: 'Checklist',
  description: 'Three things to do, ticked off on the beat.',
  bars: 2,
  keyframeSeconds: 3.2,
  texts: [headline, ...items],
  colors,
  background: { default: { type: 'color', color: MINT }, allowed: ['color'] },
  draw,
};
