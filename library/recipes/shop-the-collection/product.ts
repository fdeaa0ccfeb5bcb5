import { sceneTextField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { risingLine, risingText } from '../../lottie/rising-text';
import type { LottieStage } from '../../lottie/stage';
import { type Boxes, productFields } from '../../shop/product-fields';
import { chair } from '../../shop/samples';
import { body, cobalt, colors, display, ink, label, PAPER } from './look';
import { hairline, page } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const FRAME: Boxes = {
  landscape: { x: 0, y: 0, width: 960, height: 1080 },
  portrait: { x: 0, y: 0, width: 1080, height: 1020 },
  square: { x: 0, y: 0, width: 540, height: 1080 },
};
const kicker = sceneTextField('kicker', 'Small heading', 'Our favorite', { maxLength: 36 });
const { name, detail, price, photo } = productFields(chair, FRAME);

function draw(stage: LottieStage): LottieDraft[] {
  const { x, width } = stage.pick({ x: 1056, width: 768 }, { x: 84, width: 912 }, { x: 600, width: 408 });
  const rules = stage.pick({ first: 610, second: 850 }, { first: 1450, second: 1680 }, { first: 520, second: 830 });
  const column = (y: number, height: number) => ({ x, y, width, height });
  return [
    page(stage, photo, FRAME[stage.ratio], 0.15, stage.pick('left', 'top', 'left')),
    risingLine(
      kicker,
      column(stage.pick(96, 1080, 84), stage.pick(56, 64, 48)),
      label(stage.pick(42, 48, 36)),
      cobalt,
      0.4,
    ),
    risingText(
      name,
      { ...column(stage.pick(190, 1170, 160), stage.pick(390, 250, 330)), x: x - 6 },
      display(stage.pick(148, 132, 92)),
      ink,
      0.4,
      { fit: { align: stage.pick('bottom', 'center', 'bottom') } },
    ),
    hairline(x, rules.first, width, 0.5),
    risingText(detail, column(rules.first + 26, stage.pick(190, 180, 260)), body(stage.pick(46, 50, 38)), ink, 0.7),
    hairline(x, rules.second, width, 0.8),
    risingLine(
      price,
      { ...column(rules.second + 24, stage.pick(130, 140, 110)), x: x - 4 },
      display(stage.pick(116, 124, 84)),
      cobalt,
      0.9,
    ),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** One product over half of the canvas, with its facts in a table. */
export const product: SceneSource = {
  id: 14102,
  slug: 'product',
  name: 'Product',
  description: 'A large image beside the name, description and price.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [kicker, name, detail, price],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: PAPER }, allowed: ['color'] },
  draw,
};
