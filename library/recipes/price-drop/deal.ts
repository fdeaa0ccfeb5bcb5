import { sceneTextField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { grow } from '../../lottie/grow';
import { block, picture } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { risingLine, risingText } from '../../lottie/rising-text';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { strike } from '../../lottie/text-marks';
import { type Boxes, productFields } from '../../shop/product-fields';
import { lamp } from '../../shop/samples';
import { colors, display, ink, label, red, WHITE, white, yellow } from './look';
import { drop, sticker } from './motifs';
import { style } from './style';

const FRAME: Boxes = {
  landscape: { x: 0, y: 0, width: 920, height: 1080 },
  portrait: { x: 0, y: 0, width: 1080, height: 960 },
  square: { x: 0, y: 0, width: 500, height: 1080 },
};
const { name, before, price, discount, photo } = productFields(lamp, FRAME);
const word = sceneTextField('word', 'Word on the sticker', 'Now', { maxLength: 14 });

function draw(stage: LottieStage): LottieDraft[] {
  const frame = FRAME[stage.ratio];
  const size = stage.pick(100, 108, 72);
  const cut = block(frame, yellow, { name: 'Window', ...grow(0.1, 0.7, 'outExpo', stage.pick('left', 'top', 'left')) });
  return [
    picture(photo, frame, { scale: keys([0, 102, 'linear'], [stage.seconds, 110]), matte: inside(cut) }),
    risingText(
      name,
      stage.pick(
        { x: 1000, y: 96, width: 824, height: 310 },
        { x: 80, y: 1030, width: 920, height: 240 },
        { x: 558, y: 84, width: 450, height: 330 },
      ),
      display(stage.pick(160, 140, 110)),
      ink,
      0.3,
    ),
    risingLine(
      before,
      stage.pick(
        { x: 1004, y: 470, width: 800, height: 110 },
        { x: 84, y: 1310, width: 560, height: 116 },
        { x: 562, y: 470, width: 440, height: 90 },
      ),
      label(size * 0.8),
      ink,
      0.6,
      { fit: { strike: strike(red, size * 0.1) } },
    ),
    text(price, {
      box: stage.pick(
        { x: 992, y: 590, width: 860, height: 400 },
        { x: 74, y: 1430, width: 940, height: 400 },
        { x: 554, y: 570, width: 460, height: 400 },
      ),
      type: display(stage.pick(460, 460, 300)),
      color: red,
      fit: { maxLines: 1, minSize: 110, align: 'center' },
      animators: [drop(0.75, 240)],
    }),
    ...sticker(stage, word, discount, {
      at: stage.pick([780, 870], [880, 820], [405, 930]),
      radius: stage.pick(190, 190, 130),
      start: 1,
      paint: red,
      ink: white,
    }),
    ...style.opening(stage),
    ...style.closing(stage),
  ];
}

/** The new price, as large as it goes. */
export const deal: SceneSource = {
  id: 15102,
  slug: 'new-price',
  name: 'New price',
  description: 'One product with its old price crossed out and a huge new one.',
  bars: 2,
  keyframeSeconds: 2.8,
  texts: [name, before, price, word, discount],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: WHITE }, allowed: ['color'] },
  draw,
};
