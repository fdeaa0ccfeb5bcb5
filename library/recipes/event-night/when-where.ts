import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { rise } from '../../lottie/reveal';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { amber, body, display, label, lights, NIGHT, textColor, white } from './look';
import { hall, line, litText } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const day = textareaField('day', 'Day', '14 Nov', { maxLength: 20 });
const facts = [
  fact(1, 'Doors', '8 pm, first set at 9'),
  fact(2, 'Place', 'Harbor Hall, Pier 9'),
  fact(3, 'Bring', 'Friends. That is all.'),
];

interface Fact {
  readonly name: TextFieldSource;
  readonly value: TextFieldSource;
}

function fact(number: number, name: string, value: string): Fact {
  return {
    name: sceneTextField(`fact-${number}-name`, `Fact ${number}: name`, name, { maxLength: 24 }),
    value: textareaField(`fact-${number}`, `Fact ${number}`, value, { maxLength: 70 }),
  };
}

function draw(stage: LottieStage): LottieDraft[] {
  const list: Box = stage.pick(
    { x: 1056, y: 130, width: 768, height: 820 },
    { x: 84, y: 960, width: 912, height: 760 },
  );
  const height = list.height / facts.length;
  return [
    ...hall(stage),
    litText(stage, 'lit-day', day, {
      box: stage.pick({ x: 90, y: 130, width: 860, height: 820 }, { x: 80, y: 180, width: 920, height: 720 }),
      type: display(stage.pick(500, 430)),
      color: white,
      fit: { align: 'center', minSize: 160 },
      animators: [rise(0.25, { by: 'character', distance: 360, overlap: 0.5, seconds: 0.8 })],
    }),
    ...facts.flatMap((entry, index) => row(stage, entry, index, { ...list, y: list.y + index * height, height })),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

function row(stage: LottieStage, { name, value }: Fact, index: number, area: Box): LottieDraft[] {
  const at = 0.4 + index * stage.beat * 0.5;
  const top = area.y + stage.pick(36, 30);
  return [
    line({ ...area, height: 4 }, at),
    text(name, {
      box: { ...area, y: top, height: 54 },
      type: label(40),
      color: amber,
      fit: { group: 'name', maxLines: 1, minSize: 24 },
      animators: [rise(at + 0.15, { by: 'line', distance: 30, seconds: 0.5 })],
    }),
    text(value, {
      box: { ...area, y: top + 60, height: area.height - (top - area.y) - 80 },
      type: body(stage.pick(66, 66)),
      color: white,
      fit: { group: 'value', minSize: 38 },
      animators: [rise(at + 0.25, { distance: 50 })],
    }),
  ];
}

/** The date as large as it goes, and what one has to know. */
export const whenWhere: SceneSource = {
  id: 3102,
  slug: 'when-where',
  name: 'When and where',
  description: 'The date as large as it goes, and three facts.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [day, ...facts.flatMap(({ name, value }) => [name, value])],
  colors: [textColor, ...lights],
  background: { default: { type: 'color', color: NIGHT }, allowed: ['color'] },
  draw,
};
