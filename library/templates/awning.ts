/** An image of a review: the picture under a scalloped awning, stars and words on warm paper. */
import { sceneColorField, sceneImageField, sceneTextField, textareaField } from '../fields';
import { type Paint, slot } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { star } from '../lottie/figures';
import { block, group, picture, shapes } from '../lottie/layers';
import { ellipse, fill, rect } from '../lottie/shape';
import type { Box, LottieStage } from '../lottie/stage';
import { text } from '../lottie/text';
import { ONE_FRAME, type TemplateGroupSource } from '../template-source';

const PHOTOS: Readonly<Record<'landscape' | 'portrait' | 'square', Box>> = {
  landscape: { x: 0, y: 0, width: 820, height: 1080 },
  portrait: { x: 0, y: 60, width: 1080, height: 900 },
  square: { x: 0, y: 60, width: 1080, height: 520 },
};
const aspectOf = ({ width, height }: Box) => width / height;

const quote = textareaField('quote', 'Review', 'Came for coffee, stayed for three plates of pancakes.', {
  maxLength: 160,
  dataField: 'TEXT',
  dataType: 'review',
});
const author = sceneTextField('author', 'Name', 'Emil Brandt', {
  maxLength: 40,
  dataField: 'AUTHOR',
  dataType: 'review',
});
const place = sceneTextField('place', 'Your name', 'Juniper Café', { maxLength: 40, dataField: 'NAME' });
const photo = sceneImageField('picture', 'Image', 'pancakes.jpg', {
  landscape: aspectOf(PHOTOS.landscape),
  portrait: aspectOf(PHOTOS.portrait),
  square: aspectOf(PHOTOS.square),
});

const paper = slot('paper', '#fdf3e3');
const ink = slot('text', '#43212b');
const stripe = slot('stripe', '#c8374b');
const white = slot('stripe-2', '#f9d3c4');
const gold = slot('stars', '#d97a12');

function draw(stage: LottieStage): LottieDraft[] {
  return [
    block(stage.full, paper, { name: 'Paper' }),
    picture(photo, PHOTOS[stage.ratio]),
    awning(stage),
    ...stars(stage),
    ...words(stage),
  ];
}

/** Stripes with round ends across the head; in landscape over the whole width. */
function awning(stage: LottieStage): LottieDraft {
  const count = stage.pick(16, 9, 9);
  const width = stage.width / count;
  const drop = stage.pick(96, 150, 56);
  const stripes = Array.from({ length: count }, (_, index) => {
    const paint: Paint = index % 2 === 0 ? stripe : white;
    const x = index * width;
    return [
      group([rect({ x, y: 0, width: width + 1, height: drop }), fill(paint)]),
      group([ellipse([x + width / 2, drop], width), fill(paint)]),
    ];
  });
  return shapes(stripes.flat(), { name: 'Awning' });
}

function stars(stage: LottieStage): LottieDraft[] {
  const size = stage.pick(72, 84, 56);
  const [x, y] = stage.pick<readonly [number, number]>([916, 268], [84, 1036], [72, 622]);
  const row = Array.from({ length: 5 }, (_, index) =>
    group([star(size / 2), fill(gold)], { at: [size / 2 + index * (size + 14), size / 2] }),
  );
  return [shapes(row, { name: 'Stars', at: [x, y] })];
}

function words(stage: LottieStage): LottieDraft[] {
  return [
    text(quote, {
      box: stage.pick(
        { x: 912, y: 380, width: 912, height: 420 },
        { x: 80, y: 1156, width: 920, height: 460 },
        { x: 68, y: 698, width: 944, height: 190 },
      ),
      type: { family: 'Lora', weight: 600, size: stage.pick(92, 96, 70), leading: 1.12, tracking: -15 },
      color: ink,
      fit: { minSize: 42 },
    }),
    text(author, {
      box: stage.pick(
        { x: 916, y: 840, width: 908, height: 66 },
        { x: 84, y: 1650, width: 912, height: 70 },
        { x: 72, y: 900, width: 936, height: 52 },
      ),
      type: { family: 'Poppins', weight: 600, size: stage.pick(46, 50, 38), leading: 1.2, tracking: -10 },
      color: ink,
      fit: { maxLines: 1, minSize: 22, align: 'center' },
    }),
    text(place, {
      box: stage.pick(
        { x: 916, y: 908, width: 908, height: 60 },
        { x: 84, y: 1722, width: 912, height: 66 },
        { x: 72, y: 952, width: 936, height: 48 },
      ),
      type: { family: 'Poppins', weight: 400, size: stage.pick(42, 46, 36), leading: 1.2, tracking: -5 },
      color: ink,
      fit: { maxLines: 1, minSize: 22, align: 'center' },
    }),
  ];
}

export const awningReview: TemplateGroupSource = {
  ...ONE_FRAME,
  id: 224,
  templateIds: { landscape: 2073, portrait: 2074, square: 2075 },
  slug: 'awning',
  name: 'Awning',
  description: 'A guest review under a striped awning, beside your best image.',
  goals: ['share-review', 'food-and-drink'],
  moods: ['warm', 'playful'],
  categories: ['image-posts', 'quotes-reviews'],
  tier: 'free',
  publishedOn: '2026-11-06',
  fontFamily: 'Lora',
  palette: [paper.hex, ink.hex, stripe.hex, gold.hex, white.hex],
  texts: [quote, author, place],
  images: [photo],
  colors: [
    sceneColorField('Backdrop', paper),
    sceneColorField('Text', ink),
    sceneColorField('Stripes', stripe, { dataField: 'PRIMARY_COLOR' }),
    sceneColorField('Second stripes', white),
    sceneColorField('Stars', gold),
  ],
  background: { default: { type: 'color', color: '#fdf3e3' }, allowed: ['color'] },
  draw,
};
