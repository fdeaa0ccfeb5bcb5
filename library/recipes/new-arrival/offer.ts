import { sceneTextField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { risingLine, risingText } from '../../lottie/rising-text';
import type { LottieStage } from '../../lottie/stage';
import { plate, strike } from '../../lottie/text-marks';
import { type Boxes, productFields } from '../../shop/product-fields';
import { vases } from '../../shop/samples';
import { colors, display, ink, label, mint, peach, VIOLET, white } from './look';
import { flower, flowerPicture } from './motifs';
import { style } from './style';

const FRAME: Boxes = {
  landscape: { x: 1010, y: 110, width: 840, height: 840 },
  portrait: { x: 110, y: 960, width: 860, height: 860 },
  square: { x: 510, y: 460, width: 540, height: 540 },
};
const kicker = sceneTextField('kicker', 'Small heading', 'First week price', { maxLength: 36 });
const { name, before, price, discount, photo } = productFields(vases, FRAME);

function draw(stage: LottieStage): LottieDraft[] {
  return [
    flower(stage, {
      at: stage.pick([1040, 940], [930, 1760], [1000, 500]),
      radius: stage.pick(190, 210, 110),
      paint: mint,
      eye: white,
      start: 0.4,
    }),
    flowerPicture(stage, photo, FRAME[stage.ratio], 0.2),
    risingLine(
      kicker,
      stage.pick(
        { x: 96, y: 110, width: 860, height: 66 },
        { x: 84, y: 150, width: 912, height: 70 },
        { x: 72, y: 84, width: 936, height: 56 },
      ),
      label(stage.pick(46, 52, 40)),
      mint,
      0.4,
    ),
    risingText(
      name,
      stage.pick(
        { x: 90, y: 200, width: 860, height: 270 },
        { x: 78, y: 240, width: 924, height: 240 },
        { x: 66, y: 156, width: 940, height: 200 },
      ),
      display(stage.pick(112, 112, 84)),
      white,
      0.5,
    ),
    ...prices(stage),
    ...style.opening(stage),
    ...style.closing(stage),
  ];
}

function prices(stage: LottieStage): LottieDraft[] {
  const size = stage.pick(62, 66, 48);
  return [
    risingLine(
      before,
      stage.pick(
        { x: 96, y: 540, width: 400, height: 84 },
        { x: 84, y: 540, width: 420, height: 90 },
        { x: 72, y: 540, width: 380, height: 66 },
      ),
      label(size),
      white,
      0.8,
      { fit: { strike: strike(peach, size * 0.11) } },
    ),
    risingLine(
      discount,
      stage.pick(
        { x: 560, y: 540, width: 380, height: 84 },
        { x: 590, y: 540, width: 380, height: 90 },
        { x: 98, y: 440, width: 340, height: 66 },
      ),
      label(size * 0.86),
      ink,
      1.2,
      { fit: { plate: plate(mint, size * 0.44, size * 0.16, size) } },
    ),
    risingLine(
      price,
      stage.pick(
        { x: 84, y: 640, width: 900, height: 310 },
        { x: 72, y: 640, width: 936, height: 290 },
        { x: 62, y: 620, width: 430, height: 230 },
      ),
      display(stage.pick(280, 280, 180)),
      white,
      1,
    ),
  ];
}

/** Current price of the new product. */
export const offer: SceneSource = {
  id: 16105,
  slug: 'new-price',
  name: 'Price',
  description: 'A product with its old price, its discount and its new price.',
  bars: 2,
  keyframeSeconds: 3.4,
  texts: [kicker, name, before, discount, price],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: VIOLET }, allowed: ['color'] },
  draw,
};
