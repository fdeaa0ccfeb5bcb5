import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accentField, body, display, ink, inkField, PAPER } from './look';
import { drawn, plate, plot, squares, type } from './motifs';
import { closingWipe, openingWipe } from './wipes';

interface Part {
  readonly count: TextFieldSource;
  readonly name: TextFieldSource;
}

function part(number: number, count: string, name: string): Part {
  return {
    count: sceneTextField(`count-${number}`, `Part ${number}: how many`, count, { maxLength: 8 }),
    name: sceneTextField(`part-${number}`, `Part ${number}`, name, { maxLength: 40 }),
  };
}

const headline = textareaField('headline', 'Headline', 'What you need', { maxLength: 50 });
const parts = [part(1, '1', 'round seat'), part(2, '3', 'legs'), part(3, '6', 'screws'), part(4, '1', 'screwdriver')];
const photo = sceneImageField('picture', 'Image', 'stool-parts.jpg', { landscape: 760 / 760, portrait: 872 / 640 });

function draw(stage: LottieStage): LottieDraft[] {
  const frame: Box = stage.pick(
    { x: 1044, y: 160, width: 760, height: 760 },
    { x: 104, y: 470, width: 872, height: 640 },
  );
  const list: Box = stage.pick({ x: 96, y: 380, width: 820, height: 580 }, { x: 84, y: 1180, width: 912, height: 560 });
  const height = list.height / parts.length;
  return [
    squares(stage, ink, 12),
    ...plate(stage, photo, frame, 0.25, ink),
    text(headline, {
      box: stage.pick({ x: 96, y: 110, width: 840, height: 230 }, { x: 84, y: 170, width: 912, height: 240 }),
      type: display(stage.pick(112, 116)),
      color: ink,
      fit: { minSize: 60, align: stage.pick('center', 'center') },
      animators: [plot(0.3)],
    }),
    ...parts.flatMap((entry, index) => row(entry, index, { ...list, y: list.y + index * height, height })),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A ruled line with how many there are, and of what. */
function row({ count, name }: Part, index: number, area: Box): LottieDraft[] {
  const at = 0.45 + index * 0.22;
  return [
    drawn(
      [
        [
          [area.x, area.y],
          [area.x + area.width, area.y],
        ],
      ],
      ink,
      at,
      0.5,
    ),
    text(count, {
      box: { ...area, y: area.y + 10, width: 150, height: area.height - 16 },
      type: display(96),
      color: ink,
      fit: { group: 'count', maxLines: 1, minSize: 40, align: 'center' },
      animators: [type(at + 0.15, 0.3)],
    }),
    text(name, {
      box: { ...area, x: area.x + 190, y: area.y + 10, width: area.width - 190, height: area.height - 16 },
      type: body(62),
      color: ink,
      fit: { group: 'name', minSize: 32, align: 'center' },
      animators: [plot(at + 0.2, 0.5)],
    }),
  ];
}

/** Four things, counted, beside a picture. */
export const partsScene: SceneSource = {
  id: 9102,
  slug: 'parts',
  name: 'What you need',
  description: 'Four items with amounts, beside an image of them.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [headline, ...parts.flatMap(({ count, name }) => [count, name])],
  images: [photo],
  colors: [inkField, accentField],
  background: { default: { type: 'color', color: PAPER }, allowed: ['color'] },
  draw,
};
