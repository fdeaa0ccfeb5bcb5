import { textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { risingLine, risingText } from '../../lottie/rising-text';
import type { LottieStage } from '../../lottie/stage';
import { type Boxes, productFields } from '../../shop/product-fields';
import { can, lamp, stool } from '../../shop/samples';
import { cobalt, colors, display, ink, label, STONE } from './look';
import { hairline, page } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'Pick your piece', { maxLength: 36 });

function frames(index: number): Boxes {
  return {
    landscape: { x: 96 + index * 588, y: 240, width: 552, height: 530 },
    portrait: { x: 84, y: 390 + index * 480, width: 430, height: 440 },
    square: { x: 72 + index * 318, y: 250, width: 300, height: 420 },
  };
}
const products = [lamp, stool, can].map((sample, index) => productFields(sample, frames(index), index + 1));

function draw(stage: LottieStage): LottieDraft[] {
  return [
    risingText(
      headline,
      stage.pick(
        { x: 90, y: 76, width: 1734, height: 130 },
        { x: 78, y: 160, width: 924, height: 180 },
        { x: 66, y: 80, width: 944, height: 130 },
      ),
      display(stage.pick(116, 132, 96)),
      ink,
      0.3,
      { fit: { align: 'center' } },
    ),
    ...products.flatMap(({ name, price, photo }, index) => {
      const start = 0.25 + index * 0.18;
      const frame = frames(index)[stage.ratio];
      const x = stage.pick(frame.x, frame.x + frame.width + 48, frame.x);
      const width = stage.pick(frame.width, 434, frame.width);
      const y = stage.pick(frame.y + frame.height + 24, frame.y, frame.y + frame.height + 24);
      return [
        page(stage, photo, frame, start, 'bottom'),
        hairline(x, y, width, start + 0.3),
        risingText(
          name,
          { x, y: y + 20, width, height: stage.pick(104, 220, 130) },
          label(stage.pick(46, 62, 38)),
          ink,
          start + 0.35,
          { fit: { group: 'name' } },
        ),
        risingLine(
          price,
          { x, y: y + stage.pick(130, 320, 160), width, height: stage.pick(86, 110, 76) },
          display(stage.pick(72, 92, 58)),
          cobalt,
          start + 0.5,
          { fit: { group: 'price' } },
        ),
      ];
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** Three products on the grid. */
export const trio: SceneSource = {
  id: 14103,
  slug: 'three-products',
  name: 'Three products',
  description: 'Three products side by side, each with its name and price.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [headline, ...products.flatMap(({ name, price }) => [name, price])],
  images: products.map(({ photo }) => photo),
  colors,
  background: { default: { type: 'color', color: STONE }, allowed: ['color'] },
  draw,
};
