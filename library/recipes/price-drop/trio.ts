import { textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { anchor, group, picture, shapes } from '../../lottie/layers';
import { keptClear } from '../../lottie/layout-marks';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { risingLine, risingText } from '../../lottie/rising-text';
import { fill, rect } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { strike } from '../../lottie/text-marks';
import { type Boxes, type ProductFields, productFields } from '../../shop/product-fields';
import { can, lamp, stool } from '../../shop/samples';
import { colors, display, ink, label, RED, red, white } from './look';
import { drop } from './motifs';
import { style } from './style';

const headline = textareaField('headline', 'Headline', 'Three on sale', { maxLength: 32 });
const PADDING = { landscape: 20, portrait: 20, square: 14 };

function cards(index: number): Boxes {
  return {
    landscape: { x: 96 + index * 588, y: 250, width: 552, height: 760 },
    portrait: { x: 84, y: 360 + index * 490, width: 912, height: 460 },
    square: { x: 60 + index * 326, y: 236, width: 308, height: 780 },
  };
}

/** Pictures fill the head of their card; its left side in portrait. */
function frames(index: number): Boxes {
  const { landscape, portrait, square } = cards(index);
  return {
    landscape: inner(landscape, PADDING.landscape, { width: 512, height: 400 }),
    portrait: inner(portrait, PADDING.portrait, { width: 400, height: 420 }),
    square: inner(square, PADDING.square, { width: 280, height: 370 }),
  };
}

function inner({ x, y }: Box, padding: number, size: { width: number; height: number }): Box {
  return { x: x + padding, y: y + padding, ...size };
}

const products = [lamp, stool, can].map((sample, index) => productFields(sample, frames(index), index + 1));

function draw(stage: LottieStage): LottieDraft[] {
  return [
    text(headline, {
      box: stage.pick(
        { x: 90, y: 70, width: 1740, height: 160 },
        { x: 78, y: 140, width: 924, height: 190 },
        { x: 64, y: 66, width: 952, height: 150 },
      ),
      type: display(stage.pick(170, 190, 140)),
      color: white,
      fit: { maxLines: 1, minSize: 60, align: 'center' },
      animators: [drop(0.25, 120)],
    }),
    ...products.flatMap((fields, index) => offer(stage, fields, index)),
    ...style.opening(stage),
    ...style.closing(stage),
  ];
}

/** A card that comes up from the foot, and its words after it. */
function offer(stage: LottieStage, { name, before, price, photo }: ProductFields, index: number): LottieDraft[] {
  const start = 0.2 + index * 0.15;
  const sheet = cards(index)[stage.ratio];
  const frame = frames(index)[stage.ratio];
  const parent = anchor({ offset: keys([start, [0, stage.height], 'outExpo'], [start + 0.8, [0, 0]]) });
  const cut = shapes([group([rect(frame, 20), fill(white)])], { name: 'Window', parent });
  const left = stage.pick(sheet.x + 34, frame.x + frame.width + 40, sheet.x + 24);
  const width = stage.pick(sheet.width - 68, 412, sheet.width - 44);
  const top = stage.pick(frame.y + frame.height + 24, sheet.y + 36, frame.y + frame.height + 22);
  const size = stage.pick(48, 52, 36);
  return [
    keptClear(shapes([group([rect(sheet, 36), fill(white)])], { name: 'Card', parent }), sheet),
    picture(photo, frame, { parent, scale: keys([0, 102, 'linear'], [stage.seconds, 110]), matte: inside(cut) }),
    risingText(
      name,
      { x: left, y: top, width, height: stage.pick(100, 150, 110) },
      label(stage.pick(42, 50, 34)),
      ink,
      start + 0.4,
      { fit: { group: 'name' } },
    ),
    risingLine(
      before,
      { x: left, y: top + stage.pick(104, 156, 118), width, height: stage.pick(60, 66, 50) },
      label(size * 0.92),
      ink,
      start + 0.5,
      { fit: { strike: strike(red, size * 0.1), group: 'before' } },
    ),
    risingLine(
      price,
      { x: left - 2, y: top + stage.pick(162, 222, 170), width, height: stage.pick(140, 170, 150) },
      display(stage.pick(150, 180, 120)),
      red,
      start + 0.6,
      { fit: { group: 'price' } },
    ),
  ];
}

/** Three offers on cards. */
export const trio: SceneSource = {
  id: 15104,
  slug: 'three-products',
  name: 'Three products',
  description: 'Three products on cards, each with its old and its new price.',
  bars: 2,
  keyframeSeconds: 2.8,
  texts: [headline, ...products.flatMap(({ name, before, price }) => [name, before, price])],
  images: products.map(({ photo }) => photo),
  colors,
  background: { default: { type: 'color', color: RED }, allowed: ['color'] },
  draw,
};
