import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneTextField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import { pushIn } from '../../lottie/camera';
import type { LottieDraft } from '../../lottie/draft';
import { grow } from '../../lottie/grow';
import { block } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { body, display, label, lights, NIGHT, pink, textColor, white } from './look';
import { hall, line } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const heading = sceneTextField('heading', 'Heading', 'Who plays', { maxLength: 40 });
const acts = [
  act(1, 'Mira Solberg', '9 pm'),
  act(2, 'The Lanterns', '10 pm'),
  act(3, 'Tove & Kai', '11 pm'),
  act(4, 'DJ Halogen', 'late'),
];

interface Act {
  readonly name: TextFieldSource;
  readonly time: TextFieldSource;
}

function act(number: number, name: string, time: string): Act {
  return {
    name: sceneTextField(`act-${number}`, `Act ${number}`, name, { maxLength: 40 }),
    time: sceneTextField(`time-${number}`, `Act ${number}: time`, time, { maxLength: 16 }),
  };
}

function draw(stage: LottieStage): LottieDraft[] {
  const list: Box = stage.pick(
    { x: 96, y: 204, width: 1728, height: 780 },
    { x: 84, y: 400, width: 912, height: 1300 },
  );
  const height = list.height / acts.length;
  const bill = [
    text(heading, {
      box: stage.pick({ x: 96, y: 96, width: 1728, height: 70 }, { x: 84, y: 250, width: 912, height: 80 }),
      type: label(stage.pick(52, 56)),
      color: pink,
      fit: { maxLines: 1, minSize: 28 },
      animators: [rise(0.3, { by: 'line', distance: 30, seconds: 0.5 })],
    }),
    ...acts.flatMap((entry, index) => row(stage, entry, index, { ...list, y: list.y + index * height, height })),
  ];
  return [...hall(stage), ...pushIn(stage, bill), ...openingWipe(stage), ...closingWipe(stage)];
}

/** A bar of light runs along the row and leaves the name behind. */
function row(stage: LottieStage, { name, time }: Act, index: number, area: Box): LottieDraft[] {
  const at = 0.35 + index * stage.beat * 0.5;
  const clock = stage.pick(260, 200);
  const flash: Box = { ...area, y: area.y + 8, height: area.height - 8 };
  return [
    line({ ...area, height: 4 }, at),
    block(flash, pink, {
      name: 'Light bar',
      ...grow(at, at + 0.2, 'inOutCubic'),
      opacity: keys([at + 0.2, 100, 'outCubic'], [at + 0.7, 0]),
      from: at,
      until: at + 0.7,
    }),
    text(name, {
      box: { ...area, y: area.y + 14, width: area.width - clock - 20, height: area.height - 14 },
      type: display(stage.pick(164, 168)),
      color: white,
      fit: { group: 'name', maxLines: 1, minSize: 64, align: 'center' },
      animators: [rise(at + 0.2, { by: 'character', distance: 110, overlap: 0.6, seconds: 0.6 })],
    }),
    text(time, {
      box: { x: area.x + area.width - clock, y: area.y + 14, width: clock, height: area.height - 14 },
      type: body(stage.pick(58, 54)),
      color: white,
      align: 'right',
      fit: { group: 'time', maxLines: 1, minSize: 28, align: 'center' },
      animators: [rise(at + 0.4, { by: 'line', distance: 40, seconds: 0.5 })],
    }),
  ];
}

/** Four names and their times. */
export const lineUp: SceneSource = {
  id: 3104,
  slug: 'line-up',
  name: 'Line-up',
  description: 'Four names and their times, lit one after another.',
  bars: 2,
  keyframeSeconds: 3.2,
  texts: [heading, ...acts.flatMap(({ name, time }) => [name, time])],
  colors: [textColor, ...lights],
  background: { default: { type: 'color', color: NIGHT }, allowed: ['color'] },
  draw,
};
