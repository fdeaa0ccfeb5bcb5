/**
 * A product on a turning pedestal, made by Blender. What is drawn here is its twin: the same picture in flat shapes.
 * The build paints its stills, which replace the video until Blender has rendered it.
 */
import { sceneColorField, sceneImageField, sceneTextField, textareaField } from '../fields';
import { fixed, slot } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { block, group, picture, shapes } from '../lottie/layers';
import { keys } from '../lottie/property';
import { ellipse, fill, rect } from '../lottie/shape';
import type { LottieStage } from '../lottie/stage';
import { text } from '../lottie/text';
import type { BlenderTemplateSource } from '../template-source';

const headline = sceneTextField('headline', 'Headline', 'Meet Halo', {
  maxLength: 28,
  dataField: 'TITLE',
  dataType: 'product',
});
const offer = textareaField('offer', 'Offer', 'A lamp that follows the light of the day.', {
  maxLength: 90,
  dataField: 'DESCRIPTION',
  dataType: 'product',
});
const product = sceneImageField(
  'product',
  'Product',
  'halo-lamp.jpg',
  { landscape: 1, portrait: 1 },
  {
    dataField: 'IMAGE',
    dataType: 'product',
  },
);

const wall = slot('wall', '#e7ded1');
const stone = slot('stone', '#c96f4a');
const ink = fixed('#2a211c');
const shade = fixed('#8f4527');
const floor = fixed('#d5c8b6');

function draw(stage: LottieStage): LottieDraft[] {
  return [...room(stage), ...pedestalOf(stage), ...words(stage)];
}

function room(stage: LottieStage): LottieDraft[] {
  const horizon = stage.pick(760, 1330);
  return [
    block(stage.full, wall, { name: 'Wall' }),
    shapes([group([ellipse([0, 0], stage.pick(760, 820)), fill(fixed('#fff6e4'), 55)])], {
      name: 'Light',
      at: stage.pick<readonly [number, number]>([980, 360], [240, 760]),
      offset: keys([0, [0, 0]], [stage.seconds, stage.pick([660, -60], [620, -60])]),
    }),
    block({ x: 0, y: horizon, width: stage.width, height: stage.height - horizon }, floor, { name: 'Floor' }),
  ];
}

/** Seen a little from above: two ellipses and what lies between them. */
function pedestalOf(stage: LottieStage): LottieDraft[] {
  const [x, top, width, height] = stage.pick([1360, 720, 640, 210], [540, 1240, 700, 300]);
  const side = { x: x - width / 2, y: top, width, height };
  const size = width * 0.72;
  return [
    shapes([group([ellipse([x, top + height + 18], width * 1.18, 120), fill(fixed('#b7a892'), 70)])], {
      name: 'Shadow',
    }),
    shapes(
      [
        group([ellipse([x, top], width, 130), fill(stone)]),
        group([rect(side), fill(shade)]),
        group([ellipse([x, top + height], width, 130), fill(shade)]),
      ],
      { name: 'Pedestal' },
    ),
    picture(product, { x: x - size / 2, y: top - size + 12, width: size, height: size }, { name: 'Product' }),
  ];
}

function words(stage: LottieStage): LottieDraft[] {
  const box = stage.pick({ x: 120, y: 250, width: 820, height: 260 }, { x: 84, y: 190, width: 912, height: 260 });
  const below = { ...box, y: box.y + box.height + 24, width: stage.pick(680, 860), height: 220 };
  return [
    text(headline, {
      box,
      type: { family: 'Archivo Black', weight: 400, size: stage.pick(150, 140), leading: 0.98, tracking: -30 },
      color: ink,
      fit: { align: 'bottom', minSize: 64 },
    }),
    text(offer, {
      box: below,
      type: { family: 'Inter', weight: 500, size: stage.pick(46, 50), leading: 1.35, tracking: -10 },
      color: ink,
      fit: { align: 'top', minSize: 30 },
    }),
  ];
}

export const pedestal: BlenderTemplateSource = {
  id: 9001,
  slug: 'pedestal',
  name: 'Pedestal',
  description: 'Your product turns on a stone pedestal in warm light, in 3D.',
  tier: 'free',
  bpm: 120,
  bars: 4,
  keyframeSeconds: 4,
  stillSeconds: [1, 4, 7],
  defaultMusicKitId: 1,
  fontFamily: 'Archivo Black',
  palette: [wall.hex, ink.hex, stone.hex],
  texts: [headline, offer],
  images: [product],
  colors: [sceneColorField('Wall', wall), sceneColorField('Pedestal', stone, { dataField: 'PRIMARY_COLOR' })],
  background: { default: { type: 'color', color: wall.hex }, allowed: [] },
  draw,
  overlay: words,
  script: 'pedestal.py',
};
