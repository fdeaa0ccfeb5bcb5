import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { risingLine } from '../../lottie/rising-text';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { type Boxes, productFields } from '../../shop/product-fields';
import { chair } from '../../shop/samples';
import { colors, display, ink, label, red, white, YELLOW } from './look';
import { disc, drop, rays, sticker } from './motifs';
import { style } from './style';

const FRAME: Boxes = {
  landscape: { x: 1060, y: 150, width: 780, height: 780 },
  portrait: { x: 130, y: 890, width: 820, height: 820 },
  square: { x: 470, y: 430, width: 560, height: 560 },
};
const shop = sceneTextField('shop', 'Shop', 'Juniper', { maxLength: 40, dataField: 'NAME' });
const headline = textareaField('headline', 'Headline', 'Price drop', { maxLength: 30 });
const until = sceneTextField('until', 'Until when', 'Until Sunday', { maxLength: 30 });
const word = sceneTextField('word', 'Word on the sticker', 'Sale', { maxLength: 14 });
const { discount, photo } = productFields(chair, FRAME);

function draw(stage: LottieStage): LottieDraft[] {
  const { x, y, width, height } = FRAME[stage.ratio];
  return [
    rays(stage, [x + width / 2, y + height / 2]),
    ...disc(stage, photo, FRAME[stage.ratio], 0.2),
    risingLine(
      shop,
      stage.pick(
        { x: 96, y: 90, width: 860, height: 64 },
        { x: 84, y: 150, width: 912, height: 70 },
        { x: 72, y: 76, width: 936, height: 54 },
      ),
      label(stage.pick(50, 54, 42)),
      ink,
      0.4,
    ),
    text(headline, {
      box: stage.pick(
        { x: 88, y: 190, width: 920, height: 640 },
        { x: 76, y: 236, width: 928, height: 560 },
        { x: 66, y: 150, width: 944, height: 270 },
      ),
      type: display(stage.pick(360, 330, 250)),
      color: red,
      fit: { minSize: 100, align: stage.pick('center', 'top', 'top') },
      animators: [drop(0.25, 200)],
    }),
    risingLine(
      until,
      stage.pick(
        { x: 96, y: 880, width: 860, height: 80 },
        { x: 84, y: 1755, width: 912, height: 80 },
        { x: 72, y: 900, width: 400, height: 64 },
      ),
      label(stage.pick(60, 62, 48)),
      ink,
      0.8,
    ),
    ...sticker(stage, word, discount, {
      at: stage.pick([1120, 790], [850, 1000], [400, 720]),
      radius: stage.pick(190, 190, 132),
      start: 0.7,
      paint: red,
      ink: white,
    }),
    ...style.opening(stage),
    ...style.closing(stage),
  ];
}

/** The news over turning rays. */
export const title: SceneSource = {
  id: 15101,
  slug: 'title',
  name: 'Title',
  description: 'A huge headline over turning rays, with your product and a sticker.',
  bars: 2,
  keyframeSeconds: 2.6,
  texts: [shop, headline, until, word, discount],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: YELLOW }, allowed: ['color'] },
  draw,
};
