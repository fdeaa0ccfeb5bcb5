import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { risingLine, risingText } from '../../lottie/rising-text';
import type { LottieStage } from '../../lottie/stage';
import { type Boxes, productFields } from '../../shop/product-fields';
import { chair, lamp, stool } from '../../shop/samples';
import { cobalt, colors, display, ink, label, PAPER } from './look';
import { page, registerMarks } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const shop = sceneTextField('shop', 'Shop', 'Juniper', { maxLength: 40, dataField: 'NAME' });
const headline = textareaField('headline', 'Headline', 'The autumn edit', { maxLength: 40 });
const season = sceneTextField('season', 'Small text', 'Three favorites, one look', { maxLength: 50 });

/** Columns that end at different heights. */
function frames(index: number): Boxes {
  const isMiddle = index === 1;
  return {
    landscape: { x: 870 + index * 354, y: isMiddle ? 150 : 0, width: 342, height: 930 },
    portrait: { x: index * 364, y: isMiddle ? 130 : 0, width: 352, height: 1010 },
    square: { x: index * 364, y: isMiddle ? 80 : 0, width: 352, height: 540 },
  };
}
const products = [chair, lamp, stool].map((sample, index) => productFields(sample, frames(index), index + 1));

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one scene, its layers from back to front
function draw(stage: LottieStage): LottieDraft[] {
  return [
    ...products.map(({ photo }, index) =>
      page(stage, photo, frames(index)[stage.ratio], 0.2 + index * 0.12, index === 1 ? 'bottom' : 'top'),
    ),
    ...registerMarks(
      stage.pick<readonly (readonly [number, number])[]>(
        [
          [1041, 1005],
          [1395, 75],
          [1749, 1005],
        ],
        [
          [176, 1090],
          [540, 64],
          [904, 1090],
        ],
        [
          [176, 584],
          [540, 40],
          [904, 584],
        ],
      ),
      cobalt,
    ),
    risingLine(
      shop,
      stage.pick(
        { x: 96, y: 96, width: 720, height: 60 },
        { x: 84, y: 1210, width: 912, height: 70 },
        { x: 72, y: 660, width: 936, height: 52 },
      ),
      label(stage.pick(46, 52, 40)),
      cobalt,
      0.4,
    ),
    risingText(
      headline,
      stage.pick(
        { x: 90, y: 260, width: 740, height: 540 },
        { x: 78, y: 1300, width: 924, height: 350 },
        { x: 66, y: 716, width: 944, height: 200 },
      ),
      display(stage.pick(176, 176, 128)),
      ink,
      0.4,
      { fit: { align: stage.pick('center', 'top', 'center') } },
    ),
    risingLine(
      season,
      stage.pick(
        { x: 96, y: 910, width: 720, height: 66 },
        { x: 84, y: 1690, width: 912, height: 74 },
        { x: 72, y: 930, width: 936, height: 56 },
      ),
      label(stage.pick(44, 50, 38)),
      ink,
      0.8,
    ),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** The title over three products. */
export const cover: SceneSource = {
  id: 14101,
  slug: 'cover',
  name: 'Cover',
  description: 'The name of the collection beside three products.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [shop, headline, season],
  images: products.map(({ photo }) => photo),
  colors,
  background: { default: { type: 'color', color: PAPER }, allowed: ['color'] },
  draw,
};
