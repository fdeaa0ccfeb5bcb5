import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { grow } from '../../lottie/grow';
import { block } from '../../lottie/layers';
import { risingLine, risingText } from '../../lottie/rising-text';
import type { Box, LottieStage } from '../../lottie/stage';
import { type Boxes, productFields } from '../../shop/product-fields';
import { vases } from '../../shop/samples';
import { body, clay, colors, display, ink, PLASTER, sun } from './look';
import { doorway, risingSun } from './motifs';
import { style } from './style';

const FRAME: Boxes = {
  landscape: { x: 170, y: 120, width: 690, height: 960 },
  portrait: { x: 150, y: 130, width: 780, height: 940 },
  square: { x: 72, y: 130, width: 440, height: 950 },
};
const { name, detail, price, photo } = productFields(vases, FRAME);

function draw(stage: LottieStage): LottieDraft[] {
  const rule: Box = stage.pick(
    { x: 980, y: 566, width: 844, height: 3 },
    { x: 84, y: 1370, width: 912, height: 4 },
    { x: 566, y: 520, width: 442, height: 3 },
  );
  return [
    risingSun(stage, stage.pick([170, 380], [900, 330], [90, 330]), stage.pick(200, 190, 130), sun),
    ...doorway(stage, photo, FRAME[stage.ratio], 0.2),
    risingText(
      name,
      stage.pick(
        { x: 974, y: 180, width: 850, height: 350 },
        { x: 78, y: 1110, width: 924, height: 230 },
        { x: 562, y: 140, width: 450, height: 350 },
      ),
      display(stage.pick(148, 124, 88)),
      ink,
      0.4,
      { fit: { align: 'bottom' } },
    ),
    block(rule, ink, { name: 'Rule', ...grow(0.7, 1.6) }),
    risingText(
      detail,
      stage.pick(
        { x: 980, y: 604, width: 800, height: 190 },
        { x: 84, y: 1404, width: 912, height: 190 },
        { x: 566, y: 550, width: 442, height: 240 },
      ),
      body(stage.pick(46, 50, 36)),
      ink,
      0.8,
    ),
    risingLine(
      price,
      stage.pick(
        { x: 976, y: 830, width: 844, height: 140 },
        { x: 80, y: 1630, width: 912, height: 150 },
        { x: 564, y: 830, width: 442, height: 110 },
      ),
      display(stage.pick(120, 128, 88)),
      clay,
      1.1,
    ),
    ...style.opening(stage),
    ...style.closing(stage),
  ];
}

/** Name, description and price beside the picture. */
export const product: SceneSource = {
  id: 13102,
  slug: 'product',
  name: 'Product',
  description: 'A product with its description and price beside the image.',
  bars: 2,
  keyframeSeconds: 4,
  texts: [name, detail, price],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: PLASTER }, allowed: ['color'] },
  draw,
};
