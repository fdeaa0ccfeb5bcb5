import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { rise } from '../../lottie/reveal';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accent, accentField, body, ink, inkField, SAND, serif } from './look';
import { ornament, rule } from './motifs';
import { closingWipe, openingWipe } from './wipes';

interface Figure {
  readonly value: TextFieldSource;
  readonly meaning: TextFieldSource;
}

function figure(number: number, value: string, meaning: string): Figure {
  return {
    value: sceneTextField(`value-${number}`, `Number ${number}`, value, { maxLength: 10 }),
    meaning: textareaField(`meaning-${number}`, `What number ${number} means`, meaning, { maxLength: 90 }),
  };
}

const figures = [figure(1, '9', 'weeks from first call to move-in'), figure(2, '100%', 'of the old oak floor kept')];

function draw(stage: LottieStage): LottieDraft[] {
  return [
    ornament(
      stage,
      stage.pick({ x: 1724, y: 96, width: 100, height: 100 }, { x: 886, y: 130, width: 110, height: 110 }),
      0.4,
    ),
    ...figures.flatMap((entry, index) => column(stage, entry, index)),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

function column(stage: LottieStage, { value, meaning }: Figure, index: number): LottieDraft[] {
  const at = 0.35 + index * 0.3;
  const area: Box = stage.pick(
    { x: 96 + index * 912, y: 150, width: 816, height: 780 },
    { x: 84, y: 220 + index * 780, width: 912, height: 700 },
  );
  const top = stage.pick(430, 400);
  return [
    text(value, {
      box: { ...area, height: top },
      type: serif(stage.pick(380, 340)),
      color: accent,
      fit: { group: 'value', maxLines: 1, minSize: 120, align: 'bottom' },
      animators: [rise(at, { by: 'character', distance: 120, seconds: 1, overlap: 0.6 })],
    }),
    rule({ x: area.x, y: area.y + top + 30, width: area.width, height: 4 }, at + 0.1),
    text(meaning, {
      box: { ...area, y: area.y + top + 74, height: area.height - top - 74 },
      type: body(stage.pick(58, 58)),
      color: ink,
      fit: { group: 'meaning', minSize: 34 },
      animators: [rise(at + 0.4, { by: 'line', distance: 34 })],
    }),
  ];
}

/** Two numbers and what they mean. */
export const figuresScene: SceneSource = {
  id: 2106,
  slug: 'figures',
  name: 'Two numbers',
  description: 'Two large numbers and what they mean.',
  bars: 2,
  keyframeSeconds: 3.5,
  texts: figures.flatMap(({ value, meaning }) => [value, meaning]),
  colors: [inkField, accentField],
  background: { default: { type: 'color', color: SAND }, allowed: ['color'] },
  draw,
};
