/** An image for a sale: the product in a round window, the price on a tag that hangs over its rim. */
import type { LottieShape } from '@spotreel/sdk/internal/scene';
import { sceneColorField, sceneImageField, sceneTextField, textareaField } from '../fields';
import { fixed, slot } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { anchor, block, group, picture, shapes } from '../lottie/layers';
import { inside } from '../lottie/matte';
import { curve, ellipse, fill, polygon, roundCorners, stroke } from '../lottie/shape';
import type { Box, LottieStage } from '../lottie/stage';
import { text } from '../lottie/text';
import { strike } from '../lottie/text-marks';
import { ONE_FRAME, type TemplateGroupSource } from '../template-source';

const kicker = sceneTextField('kicker', 'Small heading', 'This weekend only', { maxLength: 36 });
const headline = textareaField('headline', 'Headline', 'Big glow, small price', {
  maxLength: 50,
  dataField: 'TITLE',
  dataType: 'product',
});
const before = sceneTextField('before', 'Old price', '€149', {
  maxLength: 10,
  dataField: 'REGULAR_PRICE',
  dataType: 'product',
});
const price = sceneTextField('price', 'New price', '€99', { maxLength: 10, dataField: 'PRICE', dataType: 'product' });
const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });
const photo = sceneImageField(
  'picture',
  'Image',
  'halo-pair.jpg',
  { landscape: 1, portrait: 1, square: 1 },
  {
    dataField: 'IMAGE',
    dataType: 'product',
  },
);

const background = slot('ground', '#cfc2ff');
const shape = slot('shape', '#5b3df5');
const tagPaint = slot('tag', '#ffe14d');
const ink = slot('text', '#1a1040');
const white = fixed('#ffffff');

function draw(stage: LottieStage): LottieDraft[] {
  const window: Box = stage.pick(
    { x: 1010, y: 90, width: 840, height: 840 },
    { x: 130, y: 800, width: 880, height: 880 },
    { x: 410, y: 390, width: 620, height: 620 },
  );
  return [
    block(stage.full, background, { name: 'Ground' }),
    ...disc(window),
    ...words(stage),
    ...tag(stage.pick([1010, 740], [420, 1500], [330, 752]), stage.pick(1, 1.14, 0.84)),
  ];
}

/** The picture in a circle, with a second one behind it that looks out. */
function disc(box: Box): LottieDraft[] {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const circle = shapes([group([ellipse([x, y], box.width), fill(white)])], { name: 'Window' });
  return [
    shapes([group([ellipse([x + 56, y + 50], box.width), fill(shape)])], { name: 'Disc' }),
    picture(photo, box, { matte: inside(circle) }),
  ];
}

function words(stage: LottieStage): LottieDraft[] {
  return [
    text(kicker, {
      box: stage.pick(
        { x: 96, y: 112, width: 860, height: 64 },
        { x: 84, y: 130, width: 912, height: 70 },
        { x: 72, y: 76, width: 936, height: 50 },
      ),
      type: { family: 'Sora', weight: 600, size: stage.pick(46, 52, 40), leading: 1.2, tracking: -10 },
      color: ink,
      fit: { maxLines: 1, minSize: 26 },
    }),
    text(headline, {
      box: stage.pick(
        { x: 92, y: 196, width: 880, height: 480 },
        { x: 80, y: 222, width: 920, height: 520 },
        { x: 68, y: 142, width: 944, height: 240 },
      ),
      type: { family: 'Sora', weight: 800, size: stage.pick(146, 158, 112), leading: 1, tracking: -45 },
      color: ink,
      fit: { minSize: 52 },
    }),
    text(website, {
      box: stage.pick(
        { x: 96, y: 930, width: 800, height: 60 },
        { x: 84, y: 1770, width: 912, height: 66 },
        { x: 72, y: 956, width: 360, height: 48 },
      ),
      type: { family: 'Sora', weight: 600, size: stage.pick(44, 50, 38), leading: 1.2, tracking: -10 },
      color: ink,
      fit: { maxLines: 1, minSize: 18, align: 'center' },
    }),
  ];
}

/** Around its middle, 560 x 300 before it is scaled. */
function tag(at: readonly [number, number], size: number): LottieDraft[] {
  const holder = anchor({ at, rotation: -9 });
  const scaled = (box: Box): Box => ({
    x: box.x * size,
    y: box.y * size,
    width: box.width * size,
    height: box.height * size,
  });
  const outline = [group([cardboard(), roundCorners(26), fill(tagPaint)], { scale: size * 100 })];
  const shadow = [group([cardboard(), roundCorners(26), fill(ink, 22)], { scale: size * 100 })];
  return [
    shapes(shadow, { name: 'Shadow', parent: holder, at: [10, 16] }),
    shapes(outline, { name: 'Tag', parent: holder }),
    shapes([group([hole(), fill(background)], { scale: size * 100 })], { name: 'Hole', parent: holder }),
    shapes([group([string(), stroke(ink, 7, { cap: 'round' })], { scale: size * 100 })], {
      name: 'String',
      parent: holder,
    }),
    text(before, {
      box: scaled({ x: -90, y: -112, width: 250, height: 74 }),
      type: { family: 'Sora', weight: 600, size: 56 * size, leading: 1.1, tracking: -20 },
      color: ink,
      align: 'center',
      fit: { maxLines: 1, minSize: 18, align: 'center', strike: strike(shape, 9 * size) },
      parent: holder,
    }),
    text(price, {
      box: scaled({ x: -160, y: -40, width: 400, height: 156 }),
      type: { family: 'Sora', weight: 800, size: 152 * size, leading: 1, tracking: -50 },
      color: ink,
      align: 'center',
      fit: { maxLines: 1, minSize: 40, align: 'center' },
      parent: holder,
    }),
  ];
}

function cardboard(): LottieShape {
  return polygon([
    [-300, 0],
    [-190, -150],
    [280, -150],
    [280, 150],
    [-190, 150],
  ]);
}

function hole(): LottieShape {
  return ellipse([-216, 0], 44);
}

function string(): LottieShape {
  return curve(
    [
      { at: [-216, 0], out: [-40, -50] },
      { at: [-262, -150], in: [-30, 60], out: [30, -60] },
      { at: [-150, -190], in: [-40, -40], out: [40, 40] },
      { at: [-216, 0], in: [50, -90] },
    ],
    false,
  );
}

export const priceTag: TemplateGroupSource = {
  ...ONE_FRAME,
  id: 220,
  templateIds: { landscape: 2061, portrait: 2062, square: 2063 },
  slug: 'price-tag',
  name: 'Price tag',
  description: 'Your product in a round window and its new price on a tag.',
  goals: ['seasonal-sale', 'promote-product'],
  moods: ['playful', 'bold'],
  categories: ['image-posts', 'sale-banners'],
  tier: 'free',
  publishedOn: '2026-10-20',
  fontFamily: 'Sora',
  palette: [background.hex, ink.hex, shape.hex, tagPaint.hex, white.hex],
  texts: [kicker, headline, before, price, website],
  images: [photo],
  colors: [
    sceneColorField('Backdrop', background),
    sceneColorField('Shape', shape, { dataField: 'PRIMARY_COLOR' }),
    sceneColorField('Tag', tagPaint),
    sceneColorField('Text', ink),
  ],
  background: { default: { type: 'color', color: background.hex }, allowed: ['color'] },
  draw,
};
