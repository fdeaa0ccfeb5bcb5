import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneTextField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { group, shapes } from '../../lottie/layers';
import { tiedTo } from '../../lottie/layout-marks';
import { keys } from '../../lottie/property';
import { straightLine, stroke, trim } from '../../lottie/shape';
import { type Box, inset, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { colors, cream, hand, ink, serif, TOMATO, tomato } from './look';
import { brushUnder, cloth, lay, sheet, write } from './motifs';
import { closingWipe, openingWipe } from './wipes';

interface Entry {
  readonly name: TextFieldSource;
  readonly price: TextFieldSource;
}

function entry(number: number, name: string, price: string): Entry {
  return {
    name: sceneTextField(`dish-${number}`, `Dish ${number}`, name, { maxLength: 40 }),
    price: sceneTextField(`price-${number}`, `Dish ${number}: price`, price, { maxLength: 10 }),
  };
}

const heading = sceneTextField('heading', 'Heading', 'On the menu', { maxLength: 24 });
const note = sceneTextField('note', 'Handwritten note', 'today only', { maxLength: 30 });
const entries = [
  entry(1, 'Margherita', '€9'),
  entry(2, 'Burrata & peaches', '€11'),
  entry(3, 'Berry pancakes', '€8'),
  entry(4, 'Mint lemonade', '€4'),
];

function draw(stage: LottieStage): LottieDraft[] {
  const paper: Box = stage.pick(
    { x: 230, y: 70, width: 1460, height: 940 },
    { x: 64, y: 150, width: 952, height: 1620 },
  );
  const room = inset(paper, stage.pick(110, 70), stage.pick(60, 110));
  const top = stage.pick(200, 400);
  const list: Box = { ...room, y: room.y + top, height: room.height - top };
  const height = list.height / entries.length;
  const headWidth = stage.pick(760, room.width);
  return [
    ...cloth(stage, cream),
    sheet(paper, cream, 0.1),
    text(heading, {
      box: { ...room, width: headWidth, height: stage.pick(150, 190) },
      type: serif(stage.pick(116, 128)),
      color: ink,
      fit: { maxLines: 1, minSize: 48, align: 'center' },
      animators: [lay(0.5)],
    }),
    text(note, {
      box: stage.pick(
        { ...room, x: room.x + 780, width: room.width - 780, height: 150 },
        { ...room, y: room.y + 190, height: 110 },
      ),
      type: hand(stage.pick(88, 96)),
      color: tomato,
      align: stage.pick('right', 'left'),
      fit: { maxLines: 1, minSize: 40, align: 'center' },
      animators: [write(0.9)],
    }),
    brushUnder(
      stage.pick(heading, note),
      { ...room, y: room.y + stage.pick(0, 190), width: stage.pick(560, 480), height: stage.pick(126, 106) },
      { x: room.x, y: room.y + stage.pick(150, 310), width: stage.pick(560, 480), height: 34 },
      tomato,
      0.9,
    ),
    ...entries.flatMap((item, index) => line(stage, item, index, { ...list, y: list.y + index * height, height })),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A dish, a line that runs across, and its price. */
function line(stage: LottieStage, { name, price }: Entry, index: number, area: Box): LottieDraft[] {
  const at = 0.7 + index * stage.beat * 0.5;
  const cost = stage.pick(190, 180);
  const y = area.y + area.height - stage.pick(16, 50);
  const rule = straightLine([area.x, y], [area.x + area.width, y]);
  const run = trim(0, keys([at, 0, 'inOutCubic'], [at + 0.7, 100]));
  return [
    tiedTo(name, shapes([group([rule, run, stroke(tomato, 6, { cap: 'round' })])], { name: 'Rule' })),
    text(name, {
      box: { ...area, width: area.width - cost - 30, height: area.height - stage.pick(24, 70) },
      type: serif(stage.pick(92, 88), 600),
      color: ink,
      fit: { minSize: 40, align: stage.pick('center', 'bottom'), group: 'dishes' },
      animators: [lay(at + 0.1, 0.5)],
    }),
    text(price, {
      box: { ...area, x: area.x + area.width - cost, width: cost, height: area.height - stage.pick(24, 70) },
      type: hand(stage.pick(110, 112)),
      color: tomato,
      align: 'right',
      fit: { maxLines: 1, minSize: 44, align: stage.pick('center', 'bottom'), group: 'prices' },
      animators: [write(at + 0.4, 0.4)],
    }),
  ];
}

/** Four dishes and their prices on a sheet of paper. */
export const menu: SceneSource = {
  id: 10102,
  slug: 'menu',
  name: 'Menu',
  description: 'Four dishes and their prices on a sheet over a checked cloth.',
  bars: 2,
  keyframeSeconds: 3.6,
  texts: [heading, note, ...entries.flatMap(({ name, price }) => [name, price])],
  colors: colors.filter(({ innerReference }) => innerReference !== 'olive'),
  background: { default: { type: 'color', color: TOMATO }, allowed: ['color'] },
  draw,
};
