import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneTextField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import { type Box, inset, type LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { caps, colors, display, EMERALD, gold, ivory } from './look';
import { appear, divider, frame, gilded, unveil } from './motifs';
import { closingWipe, openingWipe } from './wipes';

interface Act {
  readonly time: TextFieldSource;
  readonly name: TextFieldSource;
}

function act(number: number, time: string, name: string): Act {
  return {
    time: sceneTextField(`time-${number}`, `Act ${number}: time`, time, { maxLength: 12 }),
    name: sceneTextField(`act-${number}`, `Act ${number}`, name, { maxLength: 40 }),
  };
}

const heading = sceneTextField('heading', 'Heading', 'The evening', { maxLength: 30 });
const acts = [
  act(1, '7 pm', 'Champagne'),
  act(2, '8 pm', 'Dinner in five acts'),
  act(3, '10 pm', 'The Solberg Band'),
  act(4, '1 am', 'Last waltz'),
];

function draw(stage: LottieStage): LottieDraft[] {
  const middle = stage.width / 2;
  const list: Box = stage.pick(
    { x: 240, y: 350, width: 1440, height: 590 },
    { x: 130, y: 560, width: 820, height: 1100 },
  );
  const height = list.height / acts.length;
  return [
    frame(inset(stage.full, stage.pick(60, 54), stage.pick(56, 120)), 0.3),
    gilded(stage, 'gilded-heading', heading, {
      box: stage.pick({ x: 260, y: 120, width: 1400, height: 150 }, { x: 130, y: 270, width: 820, height: 170 }),
      type: display(stage.pick(128, 132)),
      color: gold,
      align: 'center',
      fit: { maxLines: 1, minSize: 60, align: 'center' },
      animators: [unveil(0.5)],
    }),
    divider([middle, stage.pick(310, 490)], stage.pick(700, 560), 0.8),
    ...acts.flatMap((entry, index) => row(stage, entry, index, { ...list, y: list.y + index * height, height })),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** In landscape the time is left of the axis and the name right of it; in portrait the name is below the time. */
function row(stage: LottieStage, { time, name }: Act, index: number, area: Box): LottieDraft[] {
  const at = 0.8 + index * stage.beat * 0.5;
  const clock: Box = stage.pick(
    { ...area, width: 360, y: area.y + 14, height: area.height - 28 },
    { ...area, y: area.y + 26, height: 70 },
  );
  const words: Box = stage.pick(
    { x: area.x + 420, y: area.y + 10, width: area.width - 420, height: area.height - 20 },
    { ...area, y: area.y + 100, height: area.height - 130 },
  );
  return [
    text(time, {
      box: clock,
      type: caps(stage.pick(46, 42)),
      color: gold,
      align: stage.pick('right', 'center'),
      fit: { group: 'time', maxLines: 1, minSize: 24, align: 'center' },
      animators: [appear(at)],
    }),
    text(name, {
      box: words,
      type: display(stage.pick(92, 84)),
      color: ivory,
      align: stage.pick('left', 'center'),
      fit: { group: 'name', maxLines: stage.pick(1, 2), minSize: 40, align: stage.pick('center', 'top') },
      animators: [unveil(at + 0.1, 50, 0.8)],
    }),
  ];
}

/** Four times and what happens then. */
export const program: SceneSource = {
  id: 3203,
  slug: 'gala-program',
  name: 'Program',
  description: 'Four times and what happens then, along one axis.',
  bars: 2,
  keyframeSeconds: 4,
  texts: [heading, ...acts.flatMap(({ time, name }) => [time, name])],
  colors,
  background: { default: { type: 'color', color: EMERALD }, allowed: ['color'] },
  draw,
};
