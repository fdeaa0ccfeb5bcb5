import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { arc } from '../../lottie/figures';
import { group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { risingLine, risingText } from '../../lottie/rising-text';
import { ellipse, fill, stroke, trim } from '../../lottie/shape';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { strike } from '../../lottie/text-marks';
import { productTextFields } from '../../shop/product-fields';
import { chair } from '../../shop/samples';
import { colors, display, ink, label, red, white, YELLOW, yellow } from './look';
import { drop, rays } from './motifs';
import { style } from './style';

const number = sceneTextField('number', 'Number', '3', { maxLength: 3 });
const unit = sceneTextField('unit', 'Unit', 'days left', { maxLength: 14 });
const headline = textareaField('headline', 'Headline', 'Then it costs more', { maxLength: 40 });
const { name, before, price } = productTextFields(chair);

function draw(stage: LottieStage): LottieDraft[] {
  const size = stage.pick(72, 78, 58);
  return [
    ...clock(stage),
    risingText(
      headline,
      stage.pick(
        { x: 1010, y: 110, width: 820, height: 400 },
        { x: 78, y: 1110, width: 924, height: 290 },
        { x: 600, y: 110, width: 420, height: 470 },
      ),
      display(stage.pick(190, 160, 128)),
      ink,
      0.3,
    ),
    risingText(
      name,
      stage.pick(
        { x: 1016, y: 560, width: 808, height: 120 },
        { x: 84, y: 1440, width: 912, height: 120 },
        { x: 72, y: 680, width: 936, height: 80 },
      ),
      label(stage.pick(54, 60, 50)),
      ink,
      0.6,
      { fit: { align: 'bottom' } },
    ),
    text(price, {
      box: stage.pick(
        { x: 1008, y: 690, width: 480, height: 290 },
        { x: 76, y: 1570, width: 540, height: 250 },
        { x: 66, y: 770, width: 540, height: 220 },
      ),
      type: display(stage.pick(300, 270, 230)),
      color: red,
      fit: { maxLines: 1, minSize: 80, align: 'center' },
      animators: [drop(0.8, 160)],
    }),
    risingLine(
      before,
      stage.pick(
        { x: 1510, y: 790, width: 314, height: 100 },
        { x: 660, y: 1650, width: 336, height: 100 },
        { x: 660, y: 840, width: 340, height: 90 },
      ),
      label(size),
      ink,
      1,
      { fit: { strike: strike(red, size * 0.11) } },
    ),
    ...style.opening(stage),
    ...style.closing(stage),
  ];
}

/** The number on a dial that runs out. */
function clock(stage: LottieStage): LottieDraft[] {
  const at = stage.pick([510, 540], [540, 610], [320, 370]) as readonly [number, number];
  const radius = stage.pick(380, 400, 240);
  const line = radius * 0.12;
  const box = (y: number, height: number) => ({
    x: at[0] - radius * 0.72,
    y: at[1] + y * radius,
    width: radius * 1.44,
    height: height * radius,
  });
  return [
    rays(stage, at),
    shapes([group([ellipse([0, 0], radius * 2.2), fill(ink)])], {
      name: 'Dial',
      at,
      scale: keys([0.2, 0, 'softOvershoot'], [0.8, 100]),
    }),
    shapes(
      [
        group([
          arc(radius * 0.94, 0, 360),
          trim(keys([0.8, 0, 'linear'], [stage.seconds, 62]), 100),
          stroke(yellow, line),
        ]),
      ],
      {
        name: 'Time left',
        at,
        scale: keys([0.2, 0, 'softOvershoot'], [0.8, 100]),
      },
    ),
    text(number, {
      box: box(-0.68, 1),
      type: display(radius * 1.16),
      color: white,
      align: 'center',
      fit: { maxLines: 1, minSize: Math.round(radius * 0.4), align: 'center' },
      animators: [drop(0.5, radius * 0.5)],
    }),
    risingLine(unit, box(0.34, 0.3), label(radius * 0.2), yellow, 0.9, { align: 'center' }),
  ];
}

/** Remaining days of the price. */
export const countdown: SceneSource = {
  id: 15103,
  slug: 'countdown',
  name: 'Countdown',
  description: 'The days that are left on a dial that runs out, and the price that ends with them.',
  bars: 2,
  keyframeSeconds: 2.8,
  texts: [number, unit, headline, name, price, before],
  colors,
  background: { default: { type: 'color', color: YELLOW }, allowed: ['color'] },
  draw,
};
