import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { risingLine, risingText } from '../../lottie/rising-text';
import type { LottieStage } from '../../lottie/stage';
import { plate, strike } from '../../lottie/text-marks';
import { type Boxes, productFields } from '../../shop/product-fields';
import { lamp } from '../../shop/samples';
import { butter, COBALT, colors, display, ink, label, paper } from './look';
import { page, registerMarks } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const FRAME: Boxes = {
  landscape: { x: 1020, y: 96, width: 804, height: 888 },
  portrait: { x: 84, y: 110, width: 912, height: 900 },
  square: { x: 570, y: 110, width: 438, height: 860 },
};
const { name, before, price, discount, photo } = productFields(lamp, FRAME);

function draw(stage: LottieStage): LottieDraft[] {
  const size = stage.pick(70, 76, 54);
  return [
    page(stage, photo, FRAME[stage.ratio], 0.2, 'right'),
    risingText(
      name,
      stage.pick(
        { x: 90, y: 96, width: 850, height: 330 },
        { x: 78, y: 1060, width: 924, height: 240 },
        { x: 66, y: 110, width: 460, height: 310 },
      ),
      display(stage.pick(140, 124, 88)),
      paper,
      0.4,
    ),
    risingLine(
      before,
      stage.pick(
        { x: 96, y: 500, width: 420, height: 90 },
        { x: 84, y: 1340, width: 440, height: 96 },
        { x: 72, y: 500, width: 250, height: 70 },
      ),
      label(size),
      paper,
      0.7,
      { fit: { strike: strike(butter, size * 0.11) } },
    ),
    risingLine(
      discount,
      stage.pick(
        { x: 560, y: 500, width: 380, height: 90 },
        { x: 590, y: 1340, width: 380, height: 96 },
        { x: 346, y: 500, width: 180, height: 70 },
      ),
      label(size * 0.86),
      ink,
      1.1,
      { fit: { plate: plate(butter, size * 0.34, size * 0.12, 0) } },
    ),
    risingLine(
      price,
      stage.pick(
        { x: 82, y: 610, width: 880, height: 370 },
        { x: 70, y: 1450, width: 940, height: 330 },
        { x: 62, y: 600, width: 480, height: 260 },
      ),
      display(stage.pick(360, 360, 210)),
      butter,
      0.8,
    ),
    ...registerMarks([stage.pick([984, 1020], [1040, 60], [540, 1010])], butter),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** The old and the new price of one product. */
export const offer: SceneSource = {
  id: 14105,
  slug: 'new-price',
  name: 'New price',
  description: 'A product with its old price, its discount and its new price.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [name, before, discount, price],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: COBALT }, allowed: ['color'] },
  draw,
};
