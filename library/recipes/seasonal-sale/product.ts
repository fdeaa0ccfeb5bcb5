import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { anchor, block, group, picture, shapes } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { fill, straightLine, stroke } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { strike } from '../../lottie/text-marks';
import { body, colors, display, ink, label, lime, PAPER, pink } from './look';
import { roll, slam } from './motifs';
import { ticket } from './paper-goods';
import { closingWipe, openingWipe } from './wipes';

const name = textareaField('name', 'Product', 'Lounge chair Moss', {
  maxLength: 50,
  dataField: 'TITLE',
  dataType: 'product',
});
const detail = textareaField('detail', 'Text', 'Soft wool on four stubborn legs.', {
  maxLength: 90,
  dataField: 'DESCRIPTION',
  dataType: 'product',
});
const before = sceneTextField('before', 'Old price', '€ 449', {
  maxLength: 12,
  dataField: 'REGULAR_PRICE',
  dataType: 'product',
});
const now = sceneTextField('now', 'New price', '€ 299', { maxLength: 12, dataField: 'PRICE', dataType: 'product' });
const photo = sceneImageField(
  'picture',
  'Image',
  'lounge-chair.jpg',
  { landscape: 980 / 1080, portrait: 1080 / 960 },
  {
    dataField: 'IMAGE',
    dataType: 'product',
  },
);

function draw(stage: LottieStage): LottieDraft[] {
  const frame: Box = stage.pick({ x: 0, y: 0, width: 980, height: 1080 }, { x: 0, y: 0, width: 1080, height: 960 });
  const opening = block(frame, ink, {
    pivot: stage.pick([0, 0.5] as const, [0.5, 0] as const),
    scale: keys([0.05, stage.pick([0, 100], [100, 0]), 'outExpo'], [0.6, [100, 100]]),
  });
  return [
    picture(photo, frame, { scale: keys([0, 111, 'linear'], [stage.seconds, 102]), matte: inside(opening) }),
    text(name, {
      box: stage.pick({ x: 1070, y: 84, width: 754, height: 400 }, { x: 78, y: 1000, width: 924, height: 246 }),
      type: display(stage.pick(168, 136)),
      color: ink,
      fit: { minSize: 70, align: stage.pick('top', 'top') },
      animators: [slam(0.3)],
    }),
    text(detail, {
      box: stage.pick({ x: 1076, y: 490, width: 748, height: 130 }, { x: 84, y: 1290, width: 912, height: 120 }),
      type: body(stage.pick(46, 50)),
      color: ink,
      fit: { minSize: 28 },
      animators: [rise(0.6, { distance: 40 })],
    }),
    ...priceTicket(stage),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** The new price on a ticket that drops in crooked; the old one is crossed out. */
function priceTicket(stage: LottieStage): LottieDraft[] {
  const [width, height] = stage.pick([900, 360] as const, [960, 400] as const);
  const middle = stage.pick([1390, 824] as const, [540, 1640] as const);
  const parent = anchor({
    at: middle,
    rotation: keys([0.5, 14, 'outExpo'], [1, stage.pick(-4, -3)]),
    scale: keys([0.5, 0, 'softOvershoot'], [0.95, 100]),
  });
  const old: Box = { x: -width / 2 + 60, y: -height / 2 + 40, width: 340, height: 84 };
  return [
    shapes([group([ticket(width, height, 40, width / 2 - 130), fill(ink)])], { name: 'Ticket', parent }),
    shapes(
      [
        group([
          straightLine([width / 2 - 130, -height / 2 + 60], [width / 2 - 130, height / 2 - 60]),
          stroke(lime, 5, { dash: [18, 16] }),
        ]),
      ],
      { name: 'Perforation', parent },
    ),
    text(before, {
      box: old,
      at: [old.x + old.width / 2, old.y + old.height / 2],
      parent,
      type: label(stage.pick(64, 66)),
      color: lime,
      fit: { maxLines: 1, minSize: 30, align: 'center', strike: strike(pink, 10) },
    }),
    text(now, {
      box: { x: -width / 2 + 50, y: -height / 2 + 110, width: width - 230, height: height - 130 },
      parent,
      type: display(stage.pick(230, 260)),
      color: lime,
      fit: { maxLines: 1, minSize: 90, align: 'center' },
      animators: [roll(0.9, 200)],
    }),
  ];
}

/** One offer: what it is, what it was, what it is now. */
export const product: SceneSource = {
  id: 7103,
  slug: 'product',
  name: 'Image and price',
  description: 'One offer with its image, old price and new price.',
  bars: 2,
  keyframeSeconds: 2.8,
  texts: [name, detail, before, now],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: PAPER }, allowed: ['color'] },
  draw,
};
