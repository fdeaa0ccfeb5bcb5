import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneTextField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { block, group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { ellipse, fill } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { body, brass, brassField, gilt, ink, inkField, SHEET, sage, sageField, serif, stone, stoneField } from './look';
import { axes } from './motifs';
import { closingWipe, openingWipe } from './wipes';

interface Fact {
  readonly value: TextFieldSource;
  readonly meaning: TextFieldSource;
  readonly background: Paint;
  readonly paint: Paint;
  /** Height of its tower as a share of the canvas. */
  readonly share: number;
}

function fact(number: number, value: string, meaning: string, look: Omit<Fact, 'value' | 'meaning'>): Fact {
  return {
    value: sceneTextField(`value-${number}`, `Number ${number}`, value, { maxLength: 10 }),
    meaning: sceneTextField(`meaning-${number}`, `What number ${number} means`, meaning, { maxLength: 40 }),
    ...look,
  };
}

const facts: readonly Fact[] = [
  fact(1, '164', 'square meters to live in', { background: sage, paint: ink, share: 0.62 }),
  fact(2, '5', 'rooms and a studio', { background: ink, paint: stone, share: 0.86 }),
  fact(3, '900', 'square meters of garden', { background: sage, paint: ink, share: 0.54 }),
  fact(4, '12', 'minutes to town by train', { background: brass, paint: stone, share: 0.74 }),
];

function draw(stage: LottieStage): LottieDraft[] {
  const step = stage.pick(stage.width, stage.height) / facts.length;
  const edges = facts.slice(1).map((_, index) => step * (index + 1));
  return [
    ...axes(stage, stage.pick(edges, []), stage.pick([], edges)),
    ...stage.pick([sun(stage)], []),
    ...facts.flatMap((entry, index) => tower(stage, entry, index, step)),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** It passes behind the towers from the morning to the evening. */
function sun({ width, seconds }: LottieStage): LottieDraft {
  return shapes([group([ellipse([0, 0], 260), fill(gilt, 30)]), group([ellipse([0, 0], 140), fill(gilt)])], {
    name: 'Sun',
    at: [0, 0],
    offset: keys([0, [width * 0.02, 330], 'linear'], [seconds, [width * 0.9, 190]]),
  });
}

/** Towers rise from the ground like an elevation; in portrait they lie, one over another. */
function tower(
  stage: LottieStage,
  { value, meaning, background, paint, share }: Fact,
  index: number,
  step: number,
): LottieDraft[] {
  const at = 0.15 + index * stage.beat * 0.25;
  const size = stage.pick(stage.height, stage.width) * stage.pick(share, 0.5 + share * 0.55);
  const body1: Box = stage.pick(
    { x: index * step, y: stage.height - size, width: step, height: size },
    { x: 0, y: index * step, width: Math.min(size, 1040), height: step },
  );
  return [
    block(body1, background, {
      name: 'Tower',
      pivot: stage.pick([0.5, 1] as const, [0, 0.5] as const),
      scale: keys([at, stage.pick([100, 0], [0, 100]), 'inOutCubic'], [at + 1, [100, 100]]),
    }),
    ...figure(stage, { value, meaning, paint }, body1, at),
  ];
}

function figure(
  stage: LottieStage,
  { value, meaning, paint }: Pick<Fact, 'value' | 'meaning' | 'paint'>,
  tower: Box,
  at: number,
): LottieDraft[] {
  const box: Box = stage.pick(
    { x: tower.x + 60, y: tower.y + 40, width: tower.width - 120, height: 250 },
    { x: 84, y: tower.y + 60, width: 700, height: 220 },
  );
  return [
    text(value, {
      box,
      type: serif(stage.pick(250, 250)),
      color: paint,
      fit: { maxLines: 1, minSize: 80, align: 'bottom' },
      animators: [rise(at + 0.5, { by: 'character', distance: 110, seconds: 0.9, overlap: 0.6 })],
    }),
    text(meaning, {
      box: { ...box, y: box.y + box.height + stage.pick(40, 18), height: stage.pick(150, 116) },
      type: body(stage.pick(44, 50)),
      color: paint,
      fit: { maxLines: 3, minSize: 26 },
      animators: [rise(at + 0.8, { by: 'line', distance: 24, seconds: 0.7 })],
    }),
  ];
}

/** Four numbers that a buyer asks for first. */
export const factsScene: SceneSource = {
  id: 5104,
  slug: 'facts',
  name: 'Four numbers',
  description: 'Size, rooms, garden, distance to town: four towers in an elevation drawing.',
  bars: 2,
  keyframeSeconds: 3.6,
  texts: facts.flatMap(({ value, meaning }) => [value, meaning]),
  colors: [inkField, stoneField, brassField, sageField],
  background: { default: { type: 'color', color: SHEET }, allowed: ['color'] },
  draw,
};
