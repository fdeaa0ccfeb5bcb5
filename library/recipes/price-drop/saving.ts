import { sceneTextField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { star } from '../../lottie/figures';
import { group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { risingLine, risingText } from '../../lottie/rising-text';
import { fill } from '../../lottie/shape';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { type Boxes, productFields } from '../../shop/product-fields';
import { stool } from '../../shop/samples';
import { colors, display, INK, label, red, white, yellow } from './look';
import { disc, drop } from './motifs';
import { style } from './style';

const FRAME: Boxes = {
  landscape: { x: 1150, y: 180, width: 700, height: 700 },
  portrait: { x: 190, y: 1040, width: 700, height: 700 },
  square: { x: 530, y: 520, width: 490, height: 490 },
};
const kicker = sceneTextField('kicker', 'Small heading', 'You save', { maxLength: 24 });
const { name, price, discount, photo } = productFields(stool, FRAME);

function draw(stage: LottieStage): LottieDraft[] {
  const { x, y, width, height } = FRAME[stage.ratio];
  return [
    burst(stage, [x + width / 2, y + height / 2], width * 0.66),
    ...disc(stage, photo, FRAME[stage.ratio], 0.3, yellow),
    risingLine(
      kicker,
      stage.pick(
        { x: 96, y: 110, width: 900, height: 90 },
        { x: 84, y: 150, width: 912, height: 90 },
        { x: 72, y: 80, width: 900, height: 70 },
      ),
      label(stage.pick(70, 74, 54)),
      white,
      0.4,
    ),
    text(discount, {
      box: stage.pick(
        { x: 80, y: 210, width: 930, height: 500 },
        { x: 70, y: 240, width: 940, height: 480 },
        { x: 62, y: 150, width: 950, height: 330 },
      ),
      type: display(stage.pick(560, 520, 380)),
      color: yellow,
      fit: { maxLines: 1, minSize: 160, align: 'center' },
      animators: [drop(0.3, 320)],
    }),
    risingText(
      name,
      stage.pick(
        { x: 96, y: 720, width: 900, height: 90 },
        { x: 84, y: 730, width: 912, height: 110 },
        { x: 72, y: 540, width: 400, height: 190 },
      ),
      label(stage.pick(62, 66, 48)),
      white,
      0.7,
      { fit: { align: 'center' } },
    ),
    risingLine(
      price,
      stage.pick(
        { x: 90, y: 810, width: 900, height: 190 },
        { x: 78, y: 840, width: 912, height: 170 },
        { x: 68, y: 760, width: 400, height: 160 },
      ),
      display(stage.pick(210, 190, 170)),
      white,
      0.9,
    ),
    ...style.opening(stage),
    ...style.closing(stage),
  ];
}

/** A jagged star behind the picture, which turns. */
function burst(stage: LottieStage, at: readonly [number, number], radius: number): LottieDraft {
  return shapes([group([star(radius, 24, 0.88), fill(red)])], {
    name: 'Burst',
    at,
    scale: keys([0.2, 0, 'softOvershoot'], [0.9, 100]),
    rotation: keys([0, 0, 'linear'], [stage.seconds, 30]),
  });
}

/** The discount, as large as it goes. */
export const saving: SceneSource = {
  id: 15105,
  slug: 'saving',
  name: 'Discount',
  description: 'The discount of one product, as large as it goes.',
  bars: 2,
  keyframeSeconds: 2.6,
  texts: [kicker, discount, name, price],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: INK }, allowed: ['color'] },
  draw,
};
