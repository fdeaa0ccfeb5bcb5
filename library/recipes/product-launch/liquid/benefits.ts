import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { Paint } from '../../../lottie/color';
import type { LottieDraft } from '../../../lottie/draft';
import { rise } from '../../../lottie/reveal';
import type { LottieStage } from '../../../lottie/stage';
import { lettering, text } from '../../../lottie/text';
import { drop, wellUp } from './flow';
import { blush, CREAM, colors, coral, display, label, lilac, plum } from './look';
import { closingWipe, openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'Three small wonders', { maxLength: 50 });

interface Benefit {
  readonly field: TextFieldSource;
  readonly paint: Paint;
  readonly bulges: number;
}

const items: readonly Benefit[] = [
  { field: textareaField('item-1', 'First point', 'Dims with a touch', { maxLength: 60 }), paint: coral, bulges: 3 },
  { field: textareaField('item-2', 'Second point', 'Glows for 48 hours', { maxLength: 60 }), paint: lilac, bulges: 4 },
  { field: textareaField('item-3', 'Third point', 'Never gets hot', { maxLength: 60 }), paint: blush, bulges: 5 },
];

function draw(stage: LottieStage): LottieDraft[] {
  return [
    text(headline, {
      box: stage.pick({ x: 90, y: 80, width: 1740, height: 210 }, { x: 78, y: 130, width: 924, height: 330 }),
      type: display(stage.pick(164, 166)),
      color: plum,
      align: stage.pick('center', 'left'),
      fit: { minSize: 80, align: 'center' },
      animators: [wellUp(0.25)],
    }),
    ...items.flatMap((item, index) => benefit(stage, item, index)),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A drop with its numeral; the words are below it, beside it in portrait. */
function benefit(stage: LottieStage, { field, paint, bulges }: Benefit, index: number): LottieDraft[] {
  const at = 0.35 + index * stage.beat * 0.5;
  const radius = stage.pick(230, 220);
  const middle = stage.pick([380 + index * 580, 540] as const, [310, 740 + index * 460] as const);
  return [
    drop(stage, paint, { at: middle, radius, start: at, bulges, turn: index % 2 === 0 ? 100 : -100 }),
    lettering(String(index + 1), {
      box: { x: middle[0] - 150, y: middle[1] - 150, width: 300, height: 300 },
      type: display(stage.pick(230, 230)),
      color: plum,
      align: 'center',
      fit: { maxLines: 1, align: 'center' },
      animators: [wellUp(at + 0.3, 0.6)],
    }),
    text(field, {
      box: stage.pick(
        { x: middle[0] - 250, y: 800, width: 500, height: 190 },
        { x: 580, y: middle[1] - 150, width: 416, height: 300 },
      ),
      type: label(stage.pick(58, 64)),
      color: plum,
      align: stage.pick('center', 'left'),
      fit: { group: 'field', minSize: 32, align: stage.pick('top', 'center') },
      animators: [rise(at + 0.3, { distance: 40 })],
    }),
  ];
}

/** Three reasons, each with a drop. */
export const benefits: SceneSource = {
  id: 1204,
  slug: 'benefits',
  name: 'Three reasons',
  description: 'Three reasons, each with a drop.',
  bars: 2,
  keyframeSeconds: 3.4,
  texts: [headline, ...items.map(({ field }) => field)],
  colors,
  background: { default: { type: 'color', color: CREAM }, allowed: ['color'] },
  draw,
};
