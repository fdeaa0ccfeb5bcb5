import { sceneTextField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { risingLine, risingText } from '../../lottie/rising-text';
import type { LottieStage } from '../../lottie/stage';
import { plate } from '../../lottie/text-marks';
import { type Boxes, productFields } from '../../shop/product-fields';
import { can } from '../../shop/samples';
import { colors, display, ink, LILAC, label, mint, peach, violet, white } from './look';
import { flower, flowerPicture } from './motifs';
import { style } from './style';

const FRAME: Boxes = {
  landscape: { x: 1000, y: 100, width: 860, height: 860 },
  portrait: { x: 90, y: 830, width: 900, height: 900 },
  square: { x: 450, y: 410, width: 600, height: 600 },
};
const shop = sceneTextField('shop', 'Shop', 'Juniper', { maxLength: 40, dataField: 'NAME' });
const kicker = sceneTextField('kicker', 'Small heading', 'Just arrived', { maxLength: 30 });
const { name, photo } = productFields(can, FRAME);

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one scene, its layers from back to front
function draw(stage: LottieStage): LottieDraft[] {
  const size = stage.pick(46, 52, 40);
  return [
    flower(stage, {
      at: stage.pick([1830, 960], [1000, 1700], [1010, 1010]),
      radius: stage.pick(210, 220, 140),
      paint: mint,
      eye: white,
      start: 0.4,
    }),
    flower(stage, {
      at: stage.pick([1010, 160], [110, 900], [985, 480]),
      radius: stage.pick(150, 150, 90),
      paint: peach,
      eye: violet,
      start: 0.55,
      petals: 6,
    }),
    flowerPicture(stage, photo, FRAME[stage.ratio], 0.2),
    risingLine(
      kicker,
      stage.pick(
        { x: 130, y: 130, width: 780, height: 80 },
        { x: 120, y: 180, width: 840, height: 90 },
        { x: 100, y: 90, width: 840, height: 70 },
      ),
      label(size),
      white,
      0.5,
      { fit: { plate: plate(violet, size * 0.75, size * 0.4, size) } },
    ),
    risingText(
      name,
      stage.pick(
        { x: 88, y: 270, width: 840, height: 530 },
        { x: 76, y: 330, width: 930, height: 440 },
        { x: 66, y: 200, width: 940, height: 250 },
      ),
      display(stage.pick(154, 154, 108)),
      ink,
      0.5,
      { fit: { align: stage.pick('center', 'top', 'top') } },
    ),
    risingLine(
      shop,
      stage.pick(
        { x: 96, y: 900, width: 780, height: 70 },
        { x: 84, y: 1776, width: 700, height: 76 },
        { x: 72, y: 930, width: 390, height: 60 },
      ),
      label(stage.pick(48, 54, 42)),
      ink,
      0.9,
    ),
    ...style.opening(stage),
    ...style.closing(stage),
  ];
}

/** The new product in a flower. */
export const title: SceneSource = {
  id: 16101,
  slug: 'title',
  name: 'Title',
  description: 'Your new product in a flower that opens, with its name.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [kicker, name, shop],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: LILAC }, allowed: ['color'] },
  draw,
};
