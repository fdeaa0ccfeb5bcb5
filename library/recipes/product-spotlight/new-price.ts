import { sceneTextField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { risingLine, risingText } from '../../lottie/rising-text';
import type { LottieStage } from '../../lottie/stage';
import { plate, strike } from '../../lottie/text-marks';
import { type Boxes, productFields } from '../../shop/product-fields';
import { chair } from '../../shop/samples';
import { CLAY, colors, display, ink, label, plaster, sun } from './look';
import { doorway, risingSun } from './motifs';
import { style } from './style';

const FRAME: Boxes = {
  landscape: { x: 1110, y: 130, width: 650, height: 950 },
  portrait: { x: 230, y: 980, width: 620, height: 940 },
  square: { x: 610, y: 200, width: 390, height: 880 },
};
const { name, before, price, discount, photo } = productFields(chair, FRAME);
const kicker = sceneTextField('kicker', 'Small heading', 'For a short time', { maxLength: 36 });

function draw(stage: LottieStage): LottieDraft[] {
  return [
    risingSun(stage, stage.pick([1760, 330], [850, 1120], [980, 330]), stage.pick(190, 180, 130), sun),
    ...doorway(stage, photo, FRAME[stage.ratio], 0.2, plaster),
    risingLine(
      kicker,
      stage.pick(
        { x: 96, y: 110, width: 900, height: 60 },
        { x: 84, y: 140, width: 912, height: 66 },
        { x: 72, y: 84, width: 900, height: 50 },
      ),
      label(stage.pick(44, 50, 38)),
      plaster,
      0.4,
    ),
    risingText(
      name,
      stage.pick(
        { x: 90, y: 210, width: 920, height: 260 },
        { x: 78, y: 236, width: 924, height: 240 },
        { x: 66, y: 180, width: 500, height: 260 },
      ),
      display(stage.pick(112, 116, 76)),
      plaster,
      0.5,
    ),
    ...prices(stage),
    ...style.opening(stage),
    ...style.closing(stage),
  ];
}

/** The badge and the old price are as wide as their texts, and gone without them. */
function prices(stage: LottieStage): LottieDraft[] {
  const size = stage.pick(64, 68, 50);
  return [
    risingLine(
      before,
      stage.pick(
        { x: 96, y: 560, width: 430, height: 84 },
        { x: 84, y: 540, width: 420, height: 90 },
        { x: 72, y: 540, width: 250, height: 66 },
      ),
      label(size),
      plaster,
      0.8,
      { fit: { strike: strike(sun, size * 0.1) } },
    ),
    risingLine(
      discount,
      stage.pick(
        { x: 560, y: 560, width: 400, height: 84 },
        { x: 560, y: 540, width: 400, height: 90 },
        { x: 346, y: 540, width: 200, height: 66 },
      ),
      label(size * 0.86),
      ink,
      1.2,
      { fit: { plate: plate(sun, size * 0.42, size * 0.14, size) } },
    ),
    risingLine(
      price,
      stage.pick(
        { x: 84, y: 660, width: 960, height: 300 },
        { x: 72, y: 640, width: 936, height: 290 },
        { x: 62, y: 640, width: 520, height: 230 },
      ),
      display(stage.pick(290, 290, 180)),
      plaster,
      1,
    ),
  ];
}

/** Old price and new price. */
export const newPrice: SceneSource = {
  id: 13103,
  slug: 'price',
  name: 'New price',
  description: 'A product with its old price, its discount and its new price.',
  bars: 2,
  keyframeSeconds: 4,
  texts: [kicker, name, before, discount, price],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: CLAY }, allowed: ['color'] },
  draw,
};
