import { textareaField } from '../fields';
import type { SceneSource } from '../ingredient';
import type { LottieDraft } from '../lottie/draft';
import { group, shapes } from '../lottie/layers';
import { keepingDirection } from '../lottie/layout-marks';
import { keys } from '../lottie/property';
import { risingText } from '../lottie/rising-text';
import { ellipse, fill, polygon, stroke, trim } from '../lottie/shape';
import type { LottieStage } from '../lottie/stage';
import { type Boxes, productFields, type SampleProduct } from './product-fields';
import type { ShopLook, ShopPaints, ShopScene } from './shop-look';

const FRAME: Boxes = {
  landscape: { x: 120, y: 130, width: 700, height: 820 },
  portrait: { x: 130, y: 130, width: 820, height: 780 },
  square: { x: 72, y: 150, width: 430, height: 780 },
};

/** Three things worth knowing about a product. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one motif, its layers from back to front
export function detailsScene(
  look: ShopLook,
  scene: ShopScene,
  sample: SampleProduct,
  points: readonly string[],
): SceneSource {
  const { name, photo } = productFields(sample, FRAME);
  const fields = points.map((point, index) =>
    textareaField(`point-${'abc'.charAt(index)}`, `Detail ${index + 1}`, point, { maxLength: 60 }),
  );
  const { ground, text, mark, onMark } = scene.paints;

  function draw(stage: LottieStage): LottieDraft[] {
    const { x, width, top, step, size } = stage.pick(
      { x: 920, width: 904, top: 420, step: 178, size: 52 },
      { x: 84, width: 912, top: 1230, step: 176, size: 52 },
      { x: 552, width: 456, top: 410, step: 172, size: 36 },
    );
    const indent = size * 1.9;
    return [
      ...scene.decor(stage),
      ...look.frame(stage, photo, FRAME[stage.ratio], 0.2),
      risingText(
        name,
        stage.pick(
          { x: 914, y: 130, width: 910, height: 240 },
          { x: 78, y: 970, width: 924, height: 220 },
          { x: 548, y: 140, width: 464, height: 220 },
        ),
        look.display(stage.pick(108, 108, 72) * look.displayScale),
        text,
        0.4,
        { fit: { align: 'bottom' } },
      ),
      ...fields.flatMap((field, index) => {
        const y = top + index * step;
        const box = { x: x + indent, y, width: width - indent, height: step - 30 };
        const at = 0.8 + index * 0.22;
        return [
          ...check([x + size * 0.6, y + box.height / 2], size, at, { mark, onMark }),
          risingText(field, box, look.body(size), text, at, { fit: { align: 'center', group: 'points' } }),
        ];
      }),
      ...look.opening(stage),
      ...look.closing(stage),
    ];
  }

  return {
    id: scene.id,
    slug: 'details',
    name: 'Details',
    description: 'Your product beside three details that are worth knowing.',
    bars: 2,
    keyframeSeconds: 3,
    texts: [name, ...fields],
    images: [photo],
    colors: look.colors,
    background: { default: { type: 'color', color: ground }, allowed: ['color'] },
    draw,
  };
}

/** A check on a disc; the check draws itself. */
function check(
  at: readonly [number, number],
  size: number,
  start: number,
  { mark, onMark }: Pick<ShopPaints, 'mark' | 'onMark'>,
): LottieDraft[] {
  const reach = size * 0.25;
  const tick = polygon(
    [
      [-reach, 0],
      [-reach * 0.2, reach * 0.8],
      [reach * 1.1, -reach * 0.8],
    ],
    false,
  );
  const scale = keys([start, 0, 'softOvershoot'], [start + 0.5, 100]);
  const drawn = trim(0, keys([start + 0.3, 0, 'outExpo'], [start + 0.9, 100]));
  return [
    shapes([group([ellipse([0, 0], size * 1.2), fill(mark)])], { name: 'Disc', at, scale }),
    keepingDirection(
      shapes([group([tick, drawn, stroke(onMark, size * 0.11, { cap: 'round' })])], { name: 'Check', at, scale }),
    ),
  ];
}
