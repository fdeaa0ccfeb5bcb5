import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneTextField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { COAL, chalk, chalkField, coal, coalField, display, label, lime, limeField, steel, steelField } from './look';
import { shoot, slab, slam } from './motifs';
import { closingWipe, openingWipe } from './wipes';

interface Move {
  readonly count: TextFieldSource;
  readonly name: TextFieldSource;
}

function move(number: number, count: string, name: string): Move {
  return {
    count: sceneTextField(`count-${number}`, `Move ${number}: how often`, count, { maxLength: 8 }),
    name: sceneTextField(`move-${number}`, `Move ${number}`, name, { maxLength: 30 }),
  };
}

const heading = sceneTextField('heading', 'Heading', 'Today’s four', { maxLength: 30 });
const rounds = sceneTextField('rounds', 'Rounds', '3 rounds', { maxLength: 20 });
const moves = [
  move(1, '20', 'Squats'),
  move(2, '15', 'Push-ups'),
  move(3, '30', 'Lunges'),
  move(4, '60', 'Second plank'),
];

function draw(stage: LottieStage): LottieDraft[] {
  const list: Box = stage.pick(
    { x: 150, y: 290, width: 1620, height: 700 },
    { x: 110, y: 500, width: 860, height: 1240 },
  );
  const height = list.height / moves.length;
  return [
    text(heading, {
      box: stage.pick({ x: 90, y: 90, width: 1180, height: 170 }, { x: 80, y: 170, width: 920, height: 190 }),
      type: display(stage.pick(132, 148)),
      color: chalk,
      fit: { maxLines: 1, minSize: 60, align: 'center' },
      animators: slam(0.25, 0.5),
    }),
    text(rounds, {
      box: stage.pick({ x: 1290, y: 110, width: 530, height: 140 }, { x: 84, y: 360, width: 912, height: 90 }),
      type: label(stage.pick(72, 72)),
      color: lime,
      align: stage.pick('right', 'left'),
      fit: { maxLines: 1, minSize: 34, align: 'center' },
      animators: shoot(0.5),
    }),
    ...moves.flatMap((entry, index) =>
      row(stage, entry, index, { ...list, y: list.y + index * height, height: height - stage.pick(18, 26) }),
    ),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A slab from one side with the name, and a block from the other with the number. */
function row(stage: LottieStage, { count, name }: Move, index: number, area: Box): LottieDraft[] {
  const at = 0.35 + index * stage.beat * 0.5;
  const block = stage.pick(280, 250);
  const left = area.x;
  const right = area.x + block + 22;
  const inner = area.height - 16;
  return [
    slab({ ...area, x: right, width: area.width - block - 22 }, steel, at, 'right'),
    slab({ ...area, x: left, width: block }, lime, at + 0.06, 'left'),
    text(count, {
      box: { x: left + 20, y: area.y + 8, width: block - 40, height: inner },
      type: display(stage.pick(112, 150)),
      color: coal,
      align: 'center',
      fit: { group: 'count', maxLines: 1, minSize: 48, align: 'center' },
      animators: slam(at + 0.2, 0.35),
    }),
    text(name, {
      box: { x: right + 60, y: area.y + 8, width: area.width - block - 150, height: inner },
      type: display(stage.pick(92, 96)),
      color: chalk,
      fit: { group: 'name', minSize: 44, align: 'center' },
      animators: shoot(at + 0.2, 0.4),
    }),
  ];
}

/** Four moves and how often. */
export const workout: SceneSource = {
  id: 11103,
  slug: 'workout',
  name: 'Workout',
  description: 'Four moves and their repetitions, on blocks that shoot in from both sides.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [heading, rounds, ...moves.flatMap(({ count, name }) => [count, name])],
  colors: [coalField, chalkField, limeField, steelField],
  background: { default: { type: 'color', color: COAL }, allowed: ['color'] },
  draw,
};
