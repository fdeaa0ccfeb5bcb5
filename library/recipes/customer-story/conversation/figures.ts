import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { Paint } from '../../../lottie/color';
import type { LottieDraft } from '../../../lottie/draft';
import { enter, rise } from '../../../lottie/reveal';
import type { Box, LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { bubble, type Side } from './bubble';
import { body, colors, display, ink, TEAL, white, yellow } from './look';
import { reaction } from './reaction';
import { closingWipe, openingWipe } from './wipes';

interface Figure {
  readonly value: TextFieldSource;
  readonly meaning: TextFieldSource;
  readonly background: Paint;
  readonly side: Side;
}

const figures: readonly Figure[] = [
  {
    value: sceneTextField('value-1', 'First number', '9', { maxLength: 8 }),
    meaning: textareaField('meaning-1', 'First meaning', 'weeks from the first call to the keys', { maxLength: 70 }),
    background: yellow,
    side: 'left',
  },
  {
    value: sceneTextField('value-2', 'Second number', '100%', { maxLength: 8 }),
    meaning: textareaField('meaning-2', 'Second meaning', 'of the old oak floor kept', { maxLength: 70 }),
    background: white,
    side: 'right',
  },
];

function draw(stage: LottieStage): LottieDraft[] {
  return [
    ...figures.flatMap((entry, index) => card(stage, entry, index)),
    reaction(stage, stage.pick([1800, 216], [960, 1010]), stage.pick(170, 180), 1.8, ink, yellow),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

function card(stage: LottieStage, { value, meaning, background, side }: Figure, index: number): LottieDraft[] {
  const at = 0.25 + index * stage.beat;
  const box: Box = stage.pick(
    { x: index === 0 ? 96 : 796, y: index === 0 ? 110 : 200, width: index === 0 ? 660 : 1028, height: 760 },
    { x: index === 0 ? 84 : 156, y: index === 0 ? 170 : 990, width: 840, height: 740 },
  );
  const inner = { x: box.x + 64, width: box.width - 128 };
  return [
    bubble(box, side, background, at),
    text(value, {
      box: { ...inner, y: box.y + 40, height: stage.pick(430, 400) },
      type: display(stage.pick(380, 340)),
      color: ink,
      fit: { group: 'value', maxLines: 1, minSize: 110, align: 'center' },
      animators: [enter({ by: 'character', at: at + 0.2, seconds: 0.7, overlap: 0.5, state: { y: 200, opacity: 0 } })],
    }),
    text(meaning, {
      box: { ...inner, y: box.y + stage.pick(490, 460), height: 220 },
      type: body(stage.pick(60, 66)),
      color: ink,
      fit: { group: 'meaning', minSize: 34 },
      animators: [rise(at + 0.4, { distance: 34 })],
    }),
  ];
}

/** Two numbers, said by both sides. */
export const figuresScene: SceneSource = {
  id: 2205,
  slug: 'figures',
  name: 'Two numbers',
  description: 'Two large numbers in bubbles.',
  bars: 2,
  keyframeSeconds: 3.2,
  texts: figures.flatMap(({ value, meaning }) => [value, meaning]),
  colors,
  background: { default: { type: 'color', color: TEAL }, allowed: ['color'] },
  draw,
};
