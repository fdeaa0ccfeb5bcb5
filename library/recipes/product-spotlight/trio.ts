import { textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { risingLine, risingText } from '../../lottie/rising-text';
import type { Box, LottieStage } from '../../lottie/stage';
import { type Boxes, productFields } from '../../shop/product-fields';
import { can, lamp, stool } from '../../shop/samples';
import { clay, colors, display, ink, label, SAND, sun } from './look';
import { doorway, risingSun } from './motifs';
import { style } from './style';

const headline = textareaField('headline', 'Headline', 'Made for each other', { maxLength: 44 });

function frames(index: number): Boxes {
  return {
    landscape: { x: 180 + index * 570, y: 260, width: 420, height: 530 },
    portrait: { x: 84, y: 380 + index * 490, width: 350, height: 420 },
    square: { x: 84 + index * 314, y: 240, width: 284, height: 470 },
  };
}
const products = [lamp, stool, can].map((sample, index) => productFields(sample, frames(index), index + 1));

function draw(stage: LottieStage): LottieDraft[] {
  return [
    risingSun(stage, stage.pick([960, 560], [110, 880], [540, 480]), stage.pick(256, 210, 200), sun),
    risingText(
      headline,
      stage.pick(
        { x: 96, y: 72, width: 1728, height: 130 },
        { x: 78, y: 150, width: 924, height: 170 },
        { x: 72, y: 76, width: 936, height: 110 },
      ),
      display(stage.pick(96, 104, 76)),
      ink,
      0.3,
      { align: stage.pick('center', 'left', 'center'), fit: { align: 'center' } },
    ),
    ...products.flatMap(({ name, price, photo }, index) => {
      const start = 0.2 + index * 0.2;
      const { name: nameBox, price: priceBox } = captionOf(stage, frames(index)[stage.ratio]);
      const align = stage.pick('center', 'left', 'center') as 'center' | 'left';
      return [
        ...doorway(stage, photo, frames(index)[stage.ratio], start),
        risingText(name, nameBox, label(stage.pick(44, 60, 36)), ink, start + 0.5, {
          align,
          fit: { align: stage.pick('top', 'bottom', 'top'), group: 'name' },
        }),
        risingLine(price, priceBox, display(stage.pick(64, 84, 50)), clay, start + 0.7, {
          align,
          fit: { group: 'price' },
        }),
      ];
    }),
    ...style.opening(stage),
    ...style.closing(stage),
  ];
}

/** Below the picture; beside it in portrait. */
function captionOf(stage: LottieStage, { x, y, width, height }: Box): { readonly name: Box; readonly price: Box } {
  if (stage.isPortrait) {
    const left = x + width + 70;
    return {
      name: { x: left, y: y + 40, width: 490, height: 200 },
      price: { x: left - 4, y: y + 260, width: 490, height: 120 },
    };
  }
  const outer = stage.pick(50, 0, 8);
  const foot = y + height + stage.pick(26, 0, 28);
  return {
    name: { x: x - outer, y: foot, width: width + 2 * outer, height: stage.pick(112, 0, 110) },
    price: { x: x - outer, y: foot + stage.pick(116, 0, 118), width: width + 2 * outer, height: stage.pick(84, 0, 70) },
  };
}

/** Three products side by side. */
export const trio: SceneSource = {
  id: 13104,
  slug: 'three-products',
  name: 'Three products',
  description: 'Three products in doorways, each with its name and price.',
  bars: 2,
  keyframeSeconds: 4,
  texts: [headline, ...products.flatMap(({ name, price }) => [name, price])],
  images: products.map(({ photo }) => photo),
  colors,
  background: { default: { type: 'color', color: SAND }, allowed: ['color'] },
  draw,
};
