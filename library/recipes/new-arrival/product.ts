import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { risingLine, risingText } from '../../lottie/rising-text';
import type { LottieStage } from '../../lottie/stage';
import { plate } from '../../lottie/text-marks';
import { type Boxes, productFields } from '../../shop/product-fields';
import { lamp } from '../../shop/samples';
import { body, colors, display, ink, label, mint, PEACH, peach, violet, white } from './look';
import { flower, softPicture } from './motifs';
import { style } from './style';

const FRAME: Boxes = {
  landscape: { x: 96, y: 96, width: 860, height: 888 },
  portrait: { x: 84, y: 130, width: 912, height: 900 },
  square: { x: 72, y: 100, width: 430, height: 880 },
};
const { name, detail, price, photo } = productFields(lamp, FRAME);

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one scene, its layers from back to front
function draw(stage: LottieStage): LottieDraft[] {
  const size = stage.pick(72, 80, 56);
  return [
    flower(stage, {
      at: stage.pick([820, 150], [960, 160], [430, 130]),
      radius: stage.pick(190, 190, 110),
      paint: mint,
      eye: white,
      start: 0.3,
    }),
    flower(stage, {
      at: stage.pick([1860, 1030], [1010, 1850], [1030, 1040]),
      radius: stage.pick(230, 200, 130),
      paint: peach,
      start: 0.6,
      petals: 6,
    }),
    ...softPicture(stage, photo, FRAME[stage.ratio], 0.15),
    risingText(
      name,
      stage.pick(
        { x: 1050, y: 130, width: 780, height: 350 },
        { x: 78, y: 1080, width: 924, height: 260 },
        { x: 552, y: 130, width: 462, height: 330 },
      ),
      display(stage.pick(128, 120, 80)),
      ink,
      0.4,
      { fit: { align: stage.pick('bottom', 'center', 'bottom') } },
    ),
    risingText(
      detail,
      stage.pick(
        { x: 1056, y: 520, width: 768, height: 220 },
        { x: 84, y: 1370, width: 912, height: 210 },
        { x: 556, y: 500, width: 452, height: 270 },
      ),
      body(stage.pick(46, 50, 36)),
      ink,
      0.7,
    ),
    risingLine(
      price,
      stage.pick(
        { x: 1110, y: 800, width: 600, height: 130 },
        { x: 140, y: 1640, width: 700, height: 140 },
        { x: 600, y: 820, width: 370, height: 100 },
      ),
      label(size),
      white,
      1,
      { fit: { plate: plate(violet, size * 0.7, size * 0.36, size) } },
    ),
    ...style.opening(stage),
    ...style.closing(stage),
  ];
}

/** Name, description and price beside a soft picture. */
export const product: SceneSource = {
  id: 16102,
  slug: 'product',
  name: 'Product',
  description: 'A product with its description and its price in a pill.',
  bars: 2,
  keyframeSeconds: 3.4,
  texts: [name, detail, price],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: PEACH }, allowed: ['color'] },
  draw,
};
