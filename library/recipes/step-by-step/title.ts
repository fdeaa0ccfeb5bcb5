import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accentField, BLUE, chalk, chalkField, display, label } from './look';
import { measure, plate, plot, squares, type } from './motifs';
import { type Cell, titleBlock } from './title-block';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'Juniper workshop', { maxLength: 40, dataField: 'NAME' });
const headline = textareaField('headline', 'Headline', 'Build a stool in an evening', { maxLength: 60 });
const photo = sceneImageField('picture', 'Image', 'stool.jpg', { landscape: 640 / 640, portrait: 800 / 640 });
const cells: readonly Cell[] = [
  cell('time', 'Time', '90 minutes'),
  cell('level', 'Level', 'Beginner'),
  cell('parts', 'Parts', '11'),
];

function cell(reference: string, name: string, value: string): Cell {
  return {
    name: sceneTextField(`${reference}-name`, `${name}: heading`, name, { maxLength: 20 }),
    value: sceneTextField(reference, name, value, { maxLength: 20 }),
  };
}

function draw(stage: LottieStage): LottieDraft[] {
  const frame: Box = stage.pick(
    { x: 1124, y: 150, width: 640, height: 640 },
    { x: 110, y: 860, width: 800, height: 640 },
  );
  return [
    squares(stage, chalk),
    ...plate(stage, photo, frame, 0.25, chalk),
    measure(frame, 'top', 56, chalk, 0.7),
    measure(frame, 'right', 56, chalk, 0.85),
    text(kicker, {
      box: stage.pick({ x: 96, y: 110, width: 900, height: 70 }, { x: 84, y: 170, width: 912, height: 80 }),
      type: label(stage.pick(54, 60)),
      color: chalk,
      fit: { maxLines: 1, minSize: 30, align: 'center' },
      animators: [type(0.4)],
    }),
    text(headline, {
      box: stage.pick({ x: 96, y: 206, width: 930, height: 580 }, { x: 84, y: 262, width: 912, height: 500 }),
      type: display(stage.pick(150, 154)),
      color: chalk,
      fit: { minSize: 66, align: 'top' },
      animators: [plot(0.35, 0.9)],
    }),
    ...titleBlock(
      cells,
      stage.pick({ x: 96, y: 856, width: 1728, height: 140 }, { x: 84, y: 1590, width: 912, height: 150 }),
      0.7,
      chalk,
      stage.pick(48, 42),
    ),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** Object to make, with its author and time. */
export const title: SceneSource = {
  id: 9101,
  slug: 'title',
  name: 'Title',
  description: 'What you will make, measured and signed like a working drawing.',
  bars: 2,
  keyframeSeconds: 2.8,
  texts: [kicker, headline, ...cells.flatMap(({ name, value }) => [name, value])],
  images: [photo],
  colors: [chalkField, accentField],
  background: { default: { type: 'color', color: BLUE }, allowed: ['color'] },
  draw,
};
