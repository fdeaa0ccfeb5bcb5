import { textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { risingLine, risingText } from '../../lottie/rising-text';
import type { LottieStage } from '../../lottie/stage';
import { type Boxes, type ProductFields, productFields } from '../../shop/product-fields';
import { can, chair, stool } from '../../shop/samples';
import { colors, display, ink, label, MINT, mint, peach, violet, white } from './look';
import { flower, softCard, softPicture } from './motifs';
import { style } from './style';

const headline = textareaField('headline', 'Headline', 'Also new', { maxLength: 32 });

function cards(index: number): Boxes {
  return {
    landscape: { x: 96 + index * 588, y: 270, width: 552, height: 720 },
    portrait: { x: 84, y: 380 + index * 480, width: 912, height: 446 },
    square: { x: 60 + index * 326, y: 260, width: 308, height: 740 },
  };
}

/** Pictures are at the head of their card; on its left side in portrait. */
function frames(index: number): Boxes {
  const { landscape, portrait, square } = cards(index);
  return {
    landscape: { x: landscape.x + 24, y: landscape.y + 24, width: 504, height: 440 },
    portrait: { x: portrait.x + 24, y: portrait.y + 24, width: 398, height: 398 },
    square: { x: square.x + 14, y: square.y + 14, width: 280, height: 430 },
  };
}

const products = [can, stool, chair].map((sample, index) => productFields(sample, frames(index), index + 1));

function draw(stage: LottieStage): LottieDraft[] {
  return [
    flower(stage, {
      at: stage.pick([1780, 180], [960, 260], [980, 160]),
      radius: stage.pick(200, 200, 150),
      paint: peach,
      eye: white,
      start: 0.3,
    }),
    flower(stage, {
      at: stage.pick([110, 1000], [80, 1850], [70, 1020]),
      radius: stage.pick(220, 200, 160),
      paint: mint,
      start: 0.5,
      petals: 6,
    }),
    risingText(
      headline,
      stage.pick(
        { x: 90, y: 80, width: 1500, height: 150 },
        { x: 78, y: 150, width: 760, height: 190 },
        { x: 64, y: 84, width: 760, height: 140 },
      ),
      display(stage.pick(124, 132, 100)),
      ink,
      0.3,
      { fit: { align: 'center' } },
    ),
    ...products.flatMap((fields, index) => item(stage, fields, index)),
    ...style.opening(stage),
    ...style.closing(stage),
  ];
}

function item(stage: LottieStage, { name, price, photo }: ProductFields, index: number): LottieDraft[] {
  const start = 0.15 + index * 0.16;
  const sheet = cards(index)[stage.ratio];
  const frame = frames(index)[stage.ratio];
  const left = stage.pick(sheet.x + 40, frame.x + frame.width + 44, sheet.x + 26);
  const width = stage.pick(sheet.width - 80, 400, sheet.width - 50);
  const top = stage.pick(frame.y + frame.height + 26, sheet.y + 50, frame.y + frame.height + 24);
  return [
    softCard(stage, sheet, start),
    ...softPicture(stage, photo, frame, start),
    risingText(
      name,
      { x: left, y: top, width, height: stage.pick(114, 200, 130) },
      label(stage.pick(44, 54, 34)),
      ink,
      start + 0.5,
      { fit: { group: 'name' } },
    ),
    risingLine(
      price,
      { x: left, y: top + stage.pick(124, 220, 144), width, height: stage.pick(90, 110, 76) },
      display(stage.pick(68, 84, 52)),
      violet,
      start + 0.7,
      { fit: { group: 'price' } },
    ),
  ];
}

/** Three products on soft cards. */
export const trio: SceneSource = {
  id: 16104,
  slug: 'three-products',
  name: 'Three products',
  description: 'Three products on soft cards, each with its name and price.',
  bars: 2,
  keyframeSeconds: 3.4,
  texts: [headline, ...products.flatMap(({ name, price }) => [name, price])],
  images: products.map(({ photo }) => photo),
  colors,
  background: { default: { type: 'color', color: MINT }, allowed: ['color'] },
  draw,
};
