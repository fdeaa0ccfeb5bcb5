import { sceneTextField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { risingLine, risingText } from '../../lottie/rising-text';
import type { LottieStage } from '../../lottie/stage';
import { type Boxes, productFields } from '../../shop/product-fields';
import { lamp } from '../../shop/samples';
import { clay, colors, display, label, NIGHT, plaster, sun } from './look';
import { doorway, risingSun } from './motifs';
import { style } from './style';

const FRAME: Boxes = {
  landscape: { x: 1120, y: 150, width: 640, height: 930 },
  portrait: { x: 190, y: 860, width: 700, height: 1060 },
  square: { x: 560, y: 230, width: 420, height: 850 },
};
const shop = sceneTextField('shop', 'Shop', 'Juniper', { maxLength: 40, dataField: 'NAME' });
const { name, photo } = productFields(lamp, FRAME);
const line = sceneTextField('line', 'Small text', 'For long evenings', { maxLength: 50 });

function draw(stage: LottieStage): LottieDraft[] {
  return [
    risingSun(stage, stage.pick([1120, 400], [250, 1100], [620, 250]), stage.pick(230, 240, 150), clay),
    ...doorway(stage, photo, FRAME[stage.ratio], 0.3, sun),
    risingLine(
      shop,
      stage.pick(
        { x: 96, y: 110, width: 780, height: 60 },
        { x: 84, y: 150, width: 912, height: 66 },
        { x: 72, y: 84, width: 880, height: 50 },
      ),
      label(stage.pick(44, 50, 38)),
      sun,
      0.5,
    ),
    risingText(
      name,
      stage.pick(
        { x: 88, y: 300, width: 760, height: 520 },
        { x: 78, y: 250, width: 924, height: 400 },
        { x: 66, y: 220, width: 440, height: 480 },
      ),
      display(stage.pick(164, 172, 104)),
      plaster,
      0.6,
      { fit: { align: stage.pick('center', 'top', 'center') } },
    ),
    risingLine(
      line,
      stage.pick(
        { x: 96, y: 900, width: 780, height: 66 },
        { x: 84, y: 690, width: 912, height: 70 },
        { x: 72, y: 880, width: 430, height: 60 },
      ),
      label(stage.pick(44, 48, 36)),
      plaster,
      1,
    ),
    ...style.opening(stage),
    ...style.closing(stage),
  ];
}

/** One product in a lit doorway. */
export const title: SceneSource = {
  id: 13101,
  slug: 'title',
  name: 'Title',
  description: 'One product in a lit doorway, with its name.',
  bars: 2,
  keyframeSeconds: 4,
  texts: [shop, name, line],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: NIGHT }, allowed: ['color'] },
  draw,
};
