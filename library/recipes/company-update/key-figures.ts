import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { grow } from '../../lottie/grow';
import { block } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { apricot, body, colors, display, figure, indigo, ink, MIST, mint } from './look';
import { card, roll, settle, softBackground, within } from './motifs';
import { closingWipe, openingWipe } from './wipes';

interface KeyFigure {
  readonly value: TextFieldSource;
  readonly meaning: TextFieldSource;
  readonly paint: Paint;
}

function keyFigure(number: number, value: string, meaning: string, paint: Paint): KeyFigure {
  return {
    value: sceneTextField(`value-${number}`, `Figure ${number}`, value, { maxLength: 10 }),
    meaning: textareaField(`meaning-${number}`, `What figure ${number} means`, meaning, { maxLength: 60 }),
    paint,
  };
}

const headline = textareaField('headline', 'Headline', 'Three figures to remember', { maxLength: 60 });
const figures = [
  keyFigure(1, '+38%', 'revenue on last year', indigo),
  keyFigure(2, '1,240', 'new customers', mint),
  keyFigure(3, '4.9', 'of 5 stars', apricot),
];

function draw(stage: LottieStage): LottieDraft[] {
  return [
    ...softBackground(stage),
    text(headline, {
      box: stage.pick({ x: 96, y: 96, width: 1728, height: 210 }, { x: 84, y: 170, width: 912, height: 290 }),
      type: display(stage.pick(112, 116)),
      color: ink,
      fit: { minSize: 58, align: 'center' },
      animators: [settle(0.3)],
    }),
    ...figures.flatMap((entry, index) => panel(stage, entry, index)),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

function panel(stage: LottieStage, { value, meaning, paint }: KeyFigure, index: number): LottieDraft[] {
  const at = 0.4 + index * stage.beat * 0.5;
  const area: Box = stage.pick(
    { x: 96 + index * 592, y: 350, width: 544, height: 620 },
    { x: 84, y: 510 + index * 412, width: 912, height: 370 },
  );
  const { holder, layers } = card(area, at);
  const room = within(area, 56, stage.pick(60, 44));
  const bar: Box = { ...room, y: room.y + room.height - 20, height: 20 };
  const tall = stage.pick(240, 160);
  return [
    ...layers,
    text(value, {
      box: { ...room, height: tall },
      type: figure(stage.pick(184, 156)),
      color: ink,
      fit: { group: 'value', maxLines: 1, minSize: 64, align: stage.pick('bottom', 'center') },
      parent: holder,
      animators: [roll(at + 0.2, 90)],
    }),
    text(meaning, {
      box: { ...room, y: room.y + tall + stage.pick(20, 6), height: room.height - tall - stage.pick(90, 40) },
      type: body(stage.pick(50, 50)),
      color: ink,
      fit: { group: 'meaning', minSize: 32 },
      parent: holder,
      animators: [rise(at + 0.4, { by: 'line', distance: 30, seconds: 0.5 })],
    }),
    block(bar, ink, { name: 'Track', radius: 10, parent: holder, opacity: keys([at, 0, 'outCubic'], [at + 0.5, 10]) }),
    block({ ...bar, width: bar.width * (0.86 - index * 0.17) }, paint, {
      name: 'Level',
      radius: 10,
      parent: holder,
      ...grow(at + 0.5, at + 1.4, 'inOutCubic'),
    }),
  ];
}

/** Three figures on cards. */
export const keyFigures: SceneSource = {
  id: 12102,
  slug: 'key-figures',
  name: 'Key figures',
  description: 'Three figures on cards, each with a level that fills.',
  bars: 2,
  keyframeSeconds: 3.6,
  texts: [headline, ...figures.flatMap(({ value, meaning }) => [value, meaning])],
  colors,
  background: { default: { type: 'color', color: MIST }, allowed: ['color'] },
  draw,
};
