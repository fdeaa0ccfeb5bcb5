import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { fill, polygon, stroke } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { starRow } from '../../lottie/star-row';
import { text } from '../../lottie/text';
import { body, colors, display, ink, label, paper, VIOLET, violet } from './look';
import { barcode, ticket } from './paper-goods';
import { closingWipe, openingWipe } from './wipes';

const quote = textareaField('quote', 'Quote', 'I came for one lamp. I needed a bigger car.', {
  maxLength: 130,
  dataField: 'TEXT',
  dataType: 'review',
});
const author = sceneTextField('author', 'Name', 'Jonna K.', { maxLength: 40, dataField: 'AUTHOR', dataType: 'review' });
const role = sceneTextField('role', 'About the person', 'happy regular', {
  maxLength: 40,
  dataField: 'ROLE',
  dataType: 'review',
});

function draw(stage: LottieStage): LottieDraft[] {
  const card: Box = stage.pick(
    { x: 96, y: 110, width: 1728, height: 860 },
    { x: 70, y: 170, width: 940, height: 1560 },
  );
  return [
    ...admission(stage, card),
    ...starRow({
      at: stage.pick([196, 210], [150, 270]),
      size: stage.pick(66, 76),
      gap: 14,
      paint: violet,
      start: 0.6,
    }),
    text(quote, {
      box: stage.pick({ x: 190, y: 310, width: 1160, height: 410 }, { x: 144, y: 390, width: 800, height: 660 }),
      type: display(stage.pick(150, 146)),
      color: ink,
      fit: { minSize: 64, align: stage.pick('center', 'top') },
      animators: [rise(0.4, { seconds: 0.9, distance: 90 })],
    }),
    text(author, {
      box: stage.pick({ x: 196, y: 752, width: 1140, height: 64 }, { x: 150, y: 1090, width: 780, height: 70 }),
      type: label(stage.pick(50, 54)),
      color: violet,
      fit: { maxLines: 1, minSize: 28, align: 'center' },
      animators: [rise(0.9, { by: 'line', distance: 40, seconds: 0.5 })],
    }),
    text(role, {
      box: stage.pick({ x: 196, y: 818, width: 1140, height: 60 }, { x: 150, y: 1160, width: 780, height: 64 }),
      type: body(stage.pick(44, 46)),
      color: ink,
      fit: { maxLines: 1, minSize: 26, align: 'center' },
      animators: [rise(1, { by: 'line', distance: 40, seconds: 0.5 })],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A ticket with its stub: beside it in landscape, below it in portrait. */
function admission(stage: LottieStage, card: Box): LottieDraft[] {
  const { width, height } = card;
  const at = [card.x + width / 2, card.y + height / 2] as const;
  const enterFrom = keys([0.1, stage.pick([2000, 0], [0, 2000]), 'outExpo'], [0.8, [0, 0]]);
  const tilt = keys([0.1, 9, 'outExpo'], [0.9, 0]);
  const fold = stage.pick(width / 2 - 330, 1270 - card.y - height / 2);
  const shape = stage.pick(ticket(width, height, 54, fold), notched(width, height, 54, fold));
  const dashes = stage.pick(
    [
      [fold, -height / 2 + 80],
      [fold, height / 2 - 80],
    ] as const,
    [
      [-width / 2 + 80, fold],
      [width / 2 - 80, fold],
    ] as const,
  );
  const code = stage.pick(
    { at: [width / 2 - 120, -height / 2 + 110] as const, turn: 90, length: height - 220, tall: 130 },
    { at: [-width / 2 + 80, fold + 90] as const, turn: 0, length: width - 160, tall: 250 },
  );
  return [
    shapes(
      [
        group([shape, fill(paper)]),
        group([polygon(dashes, false), stroke(violet, 6, { dash: [20, 18] })]),
        group([barcode(code.length, code.tall, ink)], { at: code.at, rotation: code.turn }),
      ],
      { name: 'Ticket', at, offset: enterFrom, rotation: tilt },
    ),
  ];
}

/** A ticket whose notches lie at its sides, `y` below its middle. */
function notched(width: number, height: number, notch: number, y: number) {
  const x = width / 2;
  const half = height / 2;
  const steps = Array.from({ length: 7 }, (_, index) => (Math.PI * index) / 6);
  const right = steps.map((angle) => [x - notch * Math.sin(angle), y - notch * Math.cos(angle)] as const);
  const left = steps.map((angle) => [-x + notch * Math.sin(angle), y + notch * Math.cos(angle)] as const);
  return polygon([[-x, -half], [x, -half], ...right, [x, half], [-x, half], ...left]);
}

/** Words of a customer, on a ticket. */
export const review: SceneSource = {
  id: 7106,
  slug: 'review',
  name: 'Review',
  description: 'Five stars and a customer’s words on a ticket.',
  bars: 2,
  keyframeSeconds: 2.8,
  texts: [quote, author, role],
  colors,
  background: { default: { type: 'color', color: VIOLET }, allowed: ['color'] },
  draw,
};
