import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { risingLine, risingText } from '../../lottie/rising-text';
import type { LottieStage } from '../../lottie/stage';
import { type Boxes, productFields } from '../../shop/product-fields';
import { chair, vases } from '../../shop/samples';
import { cobalt, colors, display, ink, label, PAPER } from './look';
import { page, registerMarks } from './motifs';
import { closingWipe, openingWipe } from './wipes';

function frames(index: number): Boxes {
  return {
    landscape: { x: index * 966, y: 0, width: 954, height: 790 },
    portrait: { x: 0, y: index * 966, width: 1080, height: 680 },
    square: { x: index * 546, y: 0, width: 534, height: 720 },
  };
}
const products = [vases, chair].map((sample, index) => productFields(sample, frames(index), index + 1));

function draw(stage: LottieStage): LottieDraft[] {
  return [
    ...products.flatMap(({ name, price, photo }, index) => {
      const start = 0.2 + index * 0.25;
      const frame = frames(index)[stage.ratio];
      const foot = frame.y + frame.height;
      const isEdge = index === 0;
      const left = stage.pick(isEdge ? 96 : 1002, 84, isEdge ? 72 : 580);
      return [
        page(stage, photo, frame, start, isEdge ? 'bottom' : 'top'),
        risingText(
          name,
          {
            x: left,
            y: foot + stage.pick(46, 40, 36),
            width: stage.pick(450, 560, 426),
            height: stage.pick(180, 160, 130),
          },
          label(stage.pick(60, 62, 48)),
          ink,
          start + 0.3,
          { fit: { align: stage.pick('center', 'center', 'top'), group: 'name' } },
        ),
        risingLine(
          price,
          {
            x: stage.pick(left + 460, 664, left),
            y: foot + stage.pick(66, 50, 180),
            width: stage.pick(312, 336, 426),
            height: stage.pick(140, 130, 110),
          },
          display(stage.pick(108, 112, 88)),
          cobalt,
          start + 0.5,
          { align: stage.pick('right', 'right', 'left'), fit: { group: 'price' } },
        ),
      ];
    }),
    ...registerMarks([stage.pick([960, 935], [540, 935], [540, 900])], cobalt),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** Two products that share the canvas. */
export const pair: SceneSource = {
  id: 14104,
  slug: 'two-products',
  name: 'Two products',
  description: 'Two products share the screen, each with its name and price.',
  bars: 2,
  keyframeSeconds: 3,
  texts: products.flatMap(({ name, price }) => [name, price]),
  images: products.map(({ photo }) => photo),
  colors,
  background: { default: { type: 'color', color: PAPER }, allowed: ['color'] },
  draw,
};
