/** A quote in large serif letters on a dark background, with flowers of flat color that turn slowly at the rim. */
import { sceneColorField, sceneTextField, textareaField } from '../fields';
import { type Paint, slot } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { blossom } from '../lottie/figures';
import { block, group, shapes } from '../lottie/layers';
import { keys } from '../lottie/property';
import { enter, rise } from '../lottie/reveal';
import { curve, ellipse, fill } from '../lottie/shape';
import type { LottieStage } from '../lottie/stage';
import { text } from '../lottie/text';
import type { TemplateGroupSource } from '../template-source';

const quote = textareaField('quote', 'Quote', 'Have nothing in your house that you do not love.', {
  maxLength: 140,
  dataField: 'TEXT',
  dataType: 'review',
});
const author = sceneTextField('author', 'Who said it', 'Maya Lindqvist', {
  maxLength: 40,
  dataField: 'AUTHOR',
  dataType: 'review',
});

const background = slot('ground', '#4a0f22');
const letters = slot('text', '#ffc9d2');
const flower = slot('flower', '#ff5a45');
const heart = slot('heart', '#ffb52e');

function draw(stage: LottieStage): LottieDraft[] {
  return [block(stage.full, background, { name: 'Ground' }), ...flowers(stage), ...marks(stage), ...words(stage)];
}

interface Bloom {
  readonly at: readonly [number, number];
  readonly radius: number;
  readonly petals: number;
  readonly paint: Paint;
  readonly middle: Paint;
  readonly start: number;
}

function bloomsOf(stage: LottieStage): readonly Bloom[] {
  return [
    {
      at: stage.pick([1730, 930], [900, 1660], [960, 940]),
      radius: stage.pick(330, 380, 250),
      petals: 8,
      paint: flower,
      middle: heart,
      start: 0.1,
    },
    {
      at: stage.pick([1842, 150], [1010, 150], [1020, 90]),
      radius: stage.pick(190, 220, 170),
      petals: 6,
      paint: heart,
      middle: flower,
      start: 0.35,
    },
    {
      at: stage.pick([1360, 1060], [160, 1880], [570, 1056]),
      radius: stage.pick(150, 190, 120),
      petals: 5,
      paint: letters,
      middle: background,
      start: 0.5,
    },
  ];
}

function flowers(stage: LottieStage): LottieDraft[] {
  return bloomsOf(stage).map(({ at, radius, petals, paint, middle, start }, index) =>
    shapes(
      [
        group([blossom(radius, radius * 0.62, petals), fill(paint)]),
        group([ellipse([0, 0], radius * 0.5), fill(middle)]),
      ],
      {
        name: 'Flower',
        at,
        scale: keys([start, 0, 'softOvershoot'], [start + 1.1, 100]),
        rotation: keys(
          [start, -120, 'outExpo'],
          [start + 1.6, 0, 'linear'],
          [stage.seconds, index % 2 === 0 ? 34 : -34],
        ),
      },
    ),
  );
}

/** Two round commas. */
function marks(stage: LottieStage): LottieDraft[] {
  const mark = curve([
    { at: [0, 46], in: [0, 26], out: [0, -60] },
    { at: [84, -46], in: [-58, 8], out: [0, 0] },
    { at: [84, -18], in: [0, 0], out: [-24, 8] },
    { at: [52, 6], in: [6, -14], out: [28, 0] },
    { at: [94, 50], in: [0, -28], out: [0, 28] },
    { at: [46, 98], in: [28, 0], out: [-28, 0] },
  ]);
  const pair = [0, 124].map((x) => group([mark, fill(flower)], { at: [x, 0] }));
  return [
    shapes(pair, {
      name: 'Quotation mark',
      at: stage.pick([206, 190], [200, 330], [170, 170]),
      anchor: [110, 26],
      scale: keys([0.3, 0, 'overshoot'], [0.8, stage.pick(100, 120, 86)]),
    }),
  ];
}

function words(stage: LottieStage): LottieDraft[] {
  return [
    text(quote, {
      box: stage.pick(
        { x: 92, y: 292, width: 1330, height: 520 },
        { x: 80, y: 470, width: 916, height: 690 },
        { x: 68, y: 262, width: 900, height: 470 },
      ),
      type: { family: 'DM Serif Display', weight: 400, size: stage.pick(136, 138, 104), leading: 1.04, tracking: -12 },
      color: letters,
      fit: { minSize: 56 },
      animators: [enter({ by: 'word', at: 0.6, seconds: 1.7, overlap: 0.45, state: { y: 70, opacity: 0 } })],
    }),
    text(author, {
      box: stage.pick(
        { x: 96, y: 890, width: 1060, height: 80 },
        { x: 84, y: 1196, width: 912, height: 72 },
        { x: 72, y: 800, width: 600, height: 64 },
      ),
      type: { family: 'Montserrat', weight: 600, size: stage.pick(46, 50, 40), leading: 1.2, tracking: 0 },
      color: letters,
      fit: { maxLines: 1, minSize: 26, align: 'center' },
      animators: [rise(1.9, { distance: 30 })],
    }),
  ];
}

export const roseQuote: TemplateGroupSource = {
  id: 204,
  templateIds: { landscape: 2013, portrait: 2014, square: 2015 },
  slug: 'rose-quote',
  name: 'Rose quote',
  description: 'A quote in large serif letters among paper flowers.',
  kind: 'video',
  goals: ['tell-story', 'share-review'],
  moods: ['warm', 'elegant'],
  categories: ['quotes-reviews', 'social-posts'],
  tier: 'free',
  publishedOn: '2026-10-12',
  bpm: 80,
  bars: 3,
  keyframeSeconds: 4,
  fontFamily: 'DM Serif Display',
  palette: [background.hex, letters.hex, flower.hex, heart.hex],
  defaultMusicKitId: 2,
  texts: [quote, author],
  colors: [
    sceneColorField('Backdrop', background),
    sceneColorField('Text', letters),
    sceneColorField('Flower', flower, { dataField: 'PRIMARY_COLOR' }),
    sceneColorField('Second flower', heart, { dataField: 'SECONDARY_COLOR' }),
  ],
  background: { default: { type: 'color', color: '#4a0f22' }, allowed: ['color'] },
  draw,
};
