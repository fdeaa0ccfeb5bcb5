import { sceneTextField, textareaField } from '../fields';
import type { SceneSource } from '../ingredient';
import type { LottieDraft } from '../lottie/draft';
import { risingLine, risingText } from '../lottie/rising-text';
import type { LottieStage } from '../lottie/stage';
import { starRow } from '../lottie/star-row';
import { type Boxes, productFields, type SampleProduct } from './product-fields';
import type { ShopLook, ShopScene } from './shop-look';

const FRAME: Boxes = {
  landscape: { x: 1220, y: 170, width: 580, height: 740 },
  portrait: { x: 230, y: 150, width: 620, height: 720 },
  square: { x: 640, y: 150, width: 368, height: 700 },
};

/** Words of a customer about a product: five stars, the words, the name, the picture. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one motif, its layers from back to front
export function productReviewScene(
  look: ShopLook,
  scene: ShopScene,
  sample: SampleProduct,
  words: string,
): SceneSource {
  const { photo } = productFields(sample, FRAME);
  const quote = textareaField('quote', 'Quote', words, { maxLength: 160, dataField: 'TEXT', dataType: 'review' });
  const author = sceneTextField('author', 'Name', 'Maya Lindqvist', {
    maxLength: 40,
    dataField: 'AUTHOR',
    dataType: 'review',
  });
  const { ground, text, mark } = scene.paints;

  function draw(stage: LottieStage): LottieDraft[] {
    return [
      ...scene.decor(stage),
      ...look.frame(stage, photo, FRAME[stage.ratio], 0.2),
      ...starRow({
        at: stage.pick([96, 190], [84, 950], [72, 150]),
        size: stage.pick(76, 82, 58),
        gap: stage.pick(16, 18, 12),
        paint: mark,
        start: 0.5,
      }),
      risingText(
        quote,
        stage.pick(
          { x: 90, y: 300, width: 1040, height: 430 },
          { x: 78, y: 1070, width: 924, height: 520 },
          { x: 66, y: 250, width: 540, height: 480 },
        ),
        look.display(stage.pick(112, 116, 76) * look.displayScale),
        text,
        0.5,
        { fit: { minSize: stage.pick(52, 54, 38) } },
      ),
      risingLine(
        author,
        stage.pick(
          { x: 96, y: 790, width: 1000, height: 70 },
          { x: 84, y: 1640, width: 912, height: 76 },
          { x: 72, y: 790, width: 530, height: 60 },
        ),
        look.label(stage.pick(48, 52, 40)),
        text,
        1,
      ),
      ...look.opening(stage),
      ...look.closing(stage),
    ];
  }

  return {
    id: scene.id,
    slug: 'review',
    name: 'Review',
    description: 'Five stars and a customer’s words beside your product.',
    bars: 2,
    keyframeSeconds: 3,
    texts: [quote, author],
    images: [photo],
    colors: look.colors,
    background: { default: { type: 'color', color: ground }, allowed: ['color'] },
    draw,
  };
}
