import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { grow } from '../../lottie/grow';
import { block } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import type { Box, LottieStage } from '../../lottie/stage';
import { lettering, text } from '../../lottie/text';
import { dust, eyelids, fadeUp, leak, surface } from './film';
import { amber, colors, cream, credit, NIGHT, serif, wide } from './look';

const headline = sceneTextField('headline', 'Headline', 'What we believe', { maxLength: 40 });
const values = [
  textareaField('value-1', 'First value', 'Local clay', { maxLength: 40 }),
  textareaField('value-2', 'Second value', 'Slow fire', { maxLength: 40 }),
  textareaField('value-3', 'Third value', 'No two alike', { maxLength: 40 }),
];
const NUMERALS = ['I', 'II', 'III'] as const;

function draw(stage: LottieStage): LottieDraft[] {
  const list: Box = stage.pick(
    { x: 120, y: 300, width: 1680, height: 620 },
    { x: 84, y: 470, width: 912, height: 1200 },
  );
  const height = list.height / values.length;
  return [
    ...leak(stage, 'right', 1.1),
    dust(stage),
    text(headline, {
      box: stage.pick({ x: 120, y: 186, width: 1680, height: 64 }, { x: 84, y: 300, width: 912, height: 70 }),
      type: credit(stage.pick(42, 42)),
      color: amber,
      fit: { maxLines: 1, minSize: 20, align: 'center' },
      animators: [surface(0.5)],
    }),
    ...values.flatMap((field, index) => row(stage, field, index, { ...list, y: list.y + index * height, height })),
    ...eyelids(stage),
  ];
}

/** A line of light runs along, the numeral and the words follow it. */
function row(stage: LottieStage, field: TextFieldSource, index: number, area: Box): LottieDraft[] {
  const at = 0.5 + index * stage.beat;
  const numeral = stage.pick(240, 150);
  const inner: Box = { ...area, y: area.y + 10, height: area.height - 20 };
  return [
    block({ x: area.x, y: area.y, width: area.width, height: 3 }, amber, {
      name: 'Line of light',
      ...grow(at, at + 1.2, 'inOutCubic'),
    }),
    lettering(NUMERALS[index] ?? '', {
      box: { ...inner, width: numeral },
      type: serif(stage.pick(92, 84)),
      color: amber,
      fit: { maxLines: 1, align: 'center' },
      opacity: keys([at + 0.2, 0, 'linear'], [at + 0.9, 100]),
    }),
    text(field, {
      box: { ...inner, x: inner.x + numeral, width: inner.width - numeral },
      type: wide(stage.pick(116, 72)),
      color: cream,
      fit: { group: 'field', minSize: 40, align: 'center' },
      animators: [fadeUp(at + 0.2, 1.2)],
    }),
  ];
}

/** Three convictions, lit one after another. */
export const valuesScene: SceneSource = {
  id: 8104,
  slug: 'values',
  name: 'Three values',
  description: 'Three convictions, lit one after another.',
  bars: 2,
  keyframeSeconds: 4.2,
  texts: [headline, ...values],
  colors,
  background: { default: { type: 'color', color: NIGHT }, allowed: ['color'] },
  draw,
};
