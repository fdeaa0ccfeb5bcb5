/** A dish on a plate that turns slowly, its name in tall letters and its price on a star. */

import { sceneColorField, sceneImageField, sceneTextField, textareaField } from '../fields';
import { fixed, slot } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { star } from '../lottie/figures';
import { anchor, block, group, picture, shapes } from '../lottie/layers';
import { keptClear, tiedTo } from '../lottie/layout-marks';
import { inside } from '../lottie/matte';
import { keys } from '../lottie/property';
import { enter, rise } from '../lottie/reveal';
import { ellipse, fill, stroke } from '../lottie/shape';
import { around, type Box, type LottieStage } from '../lottie/stage';
import { text } from '../lottie/text';
import type { TemplateGroupSource } from '../template-source';

const kicker = sceneTextField('kicker', 'Small heading', 'Dish of the day', { maxLength: 36 });
const headline = textareaField('headline', 'Dish name', 'Pizza Margherita', {
  maxLength: 40,
  dataField: 'TITLE',
  dataType: 'product',
});
const detail = textareaField('detail', 'Ingredients', 'Buffalo mozzarella, basil, 72 hours of patience.', {
  maxLength: 90,
  dataField: 'DESCRIPTION',
  dataType: 'product',
});
const price = sceneTextField('price', 'Price', '€11', { maxLength: 8, dataField: 'PRICE', dataType: 'product' });
const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });
const dish = sceneImageField(
  'picture',
  'Dish image',
  'pizza.jpg',
  { landscape: 1, portrait: 1, square: 1 },
  {
    dataField: 'IMAGE',
    dataType: 'product',
  },
);

const background = slot('ground', '#0f4a3c');
const letters = slot('text', '#fff3dc');
const burst = slot('star', '#ffc533');
const rim = slot('rim', '#e8452c');
const dark = fixed('#0b2a22');
const white = fixed('#ffffff');

interface Plate {
  readonly at: readonly [number, number];
  readonly radius: number;
}

function draw(stage: LottieStage): LottieDraft[] {
  const plate: Plate = {
    at: stage.pick([1400, 540], [540, 1330], [790, 760]),
    radius: stage.pick(440, 450, 370),
  };
  return [
    block(stage.full, background, { name: 'Ground' }),
    ...rings(stage, plate),
    ...dishOn(stage, plate),
    ...words(stage),
    ...tag(stage, plate),
  ];
}

/** Circles that spread from the plate, one after another. */
function rings(stage: LottieStage, { at, radius }: Plate): LottieDraft[] {
  return [1.28, 1.6, 1.96].map((factor, index) =>
    shapes([group([ellipse([0, 0], radius * 2 * factor), stroke(letters, 3, { opacity: 26 - index * 6 })])], {
      name: 'Ring',
      at,
      scale: keys([0.3 + index * 0.12, 40, 'outExpo'], [1.6 + index * 0.12, 100, 'inOutSine'], [stage.seconds, 104]),
      opacity: keys([0.3 + index * 0.12, 0, 'outCubic'], [0.9 + index * 0.12, 100]),
    }),
  );
}

function dishOn(stage: LottieStage, { at: [x, y], radius }: Plate): LottieDraft[] {
  const size = radius * 2 * 1.16;
  const box: Box = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  const grow = keys([0.1, 30, 'outExpo'], [1, 100]);
  const window = shapes([group([ellipse([0, 0], radius * 1.92), fill(white)])], {
    name: 'Window',
    at: [x, y],
    scale: grow,
  });
  return [
    shapes([group([ellipse([0, 0], radius * 2.08), fill(dark, 40)])], {
      name: 'Shadow',
      at: [x + 16, y + 26],
      scale: grow,
    }),
    shapes([group([ellipse([0, 0], radius * 2.08), fill(rim)])], { name: 'Rim', at: [x, y], scale: grow }),
    picture(dish, box, {
      matte: inside(window),
      rotation: keys([0.1, -90, 'outExpo'], [1.8, -8, 'linear'], [stage.seconds, 16]),
    }),
  ];
}

function words(stage: LottieStage): LottieDraft[] {
  const align = stage.pick('left' as const, 'center' as const, 'left' as const);
  return [
    text(kicker, {
      box: stage.pick(
        { x: 96, y: 120, width: 780, height: 66 },
        { x: 84, y: 150, width: 912, height: 72 },
        { x: 72, y: 76, width: 936, height: 56 },
      ),
      type: { family: 'Caveat', weight: 700, size: stage.pick(68, 76, 58), leading: 1.1, tracking: 0 },
      color: burst,
      align,
      fit: { maxLines: 1, minSize: 30, align: 'center' },
      animators: [rise(0.6, { by: 'character', distance: 24, seconds: 0.6 })],
    }),
    text(headline, {
      box: stage.pick(
        { x: 92, y: 204, width: 800, height: 480 },
        { x: 80, y: 226, width: 920, height: 440 },
        { x: 68, y: 140, width: 944, height: 230 },
      ),
      type: {
        family: 'Oswald',
        weight: 700,
        size: stage.pick(200, 216, 128),
        leading: 1.02,
        tracking: -15,
        caps: true,
      },
      color: letters,
      align,
      fit: { minSize: 60 },
      animators: [enter({ by: 'character', at: 0.4, seconds: 0.9, overlap: 0.6, state: { y: 120, opacity: 0 } })],
    }),
    ...small(stage, align),
  ];
}

function small(stage: LottieStage, align: 'left' | 'center'): LottieDraft[] {
  return [
    text(detail, {
      box: stage.pick(
        { x: 96, y: 712, width: 720, height: 170 },
        { x: 130, y: 712, width: 820, height: 130 },
        { x: 72, y: 410, width: 330, height: 320 },
      ),
      type: { family: 'Manrope', weight: 500, size: stage.pick(48, 46, 40), leading: 1.3, tracking: -5 },
      color: letters,
      align,
      fit: { minSize: 26 },
      animators: [rise(1, { distance: 30 })],
    }),
    text(website, {
      box: stage.pick(
        { x: 96, y: 916, width: 720, height: 64 },
        { x: 84, y: 1790, width: 912, height: 68 },
        { x: 72, y: 930, width: 330, height: 60 },
      ),
      type: { family: 'Manrope', weight: 800, size: stage.pick(46, 48, 38), leading: 1.2, tracking: -5 },
      color: letters,
      align,
      fit: { maxLines: 1, minSize: 18, align: 'center' },
      animators: [rise(1.3, { distance: 30 })],
    }),
  ];
}

function tag(stage: LottieStage, { at: [x, y], radius }: Plate): LottieDraft[] {
  const [dx, dy] = stage.pick([-0.78, 0.62], [0.79, -0.6], [-0.7, -0.66]);
  const size = stage.pick(150, 160, 122);
  const at = [x + dx * radius, y + dy * radius] as const;
  const holder = anchor({
    at,
    rotation: keys([1.1, -60, 'outExpo'], [1.9, -10, 'inOutSine'], [stage.seconds, 4]),
    scale: keys([1.1, 0, 'overshoot'], [1.5, 100]),
  });
  return [
    tiedTo(
      price,
      keptClear(
        shapes([group([star(size, 14, 0.86), fill(burst)])], { name: 'Star', parent: holder }),
        around([0, 0], size + 12),
        'round',
      ),
    ),
    text(price, {
      box: { x: -size * 0.72, y: -size * 0.42, width: size * 1.44, height: size * 0.84 },
      type: { family: 'Oswald', weight: 700, size: size * 0.72, leading: 1, tracking: -10 },
      color: dark,
      align: 'center',
      fit: { maxLines: 1, minSize: 30, align: 'center' },
      parent: holder,
    }),
  ];
}

export const dishOfTheDay: TemplateGroupSource = {
  id: 208,
  templateIds: { landscape: 2025, portrait: 2026, square: 2027 },
  slug: 'dish-of-the-day',
  name: 'Dish of the day',
  description: 'A slowly turning plate, the dish in tall letters and its price on a star.',
  kind: 'video',
  goals: ['food-and-drink', 'promote-product'],
  moods: ['warm', 'playful'],
  categories: ['sale-banners', 'social-posts'],
  tier: 'free',
  publishedOn: '2026-10-28',
  bpm: 96,
  bars: 3,
  keyframeSeconds: 4,
  fontFamily: 'Oswald',
  palette: [background.hex, letters.hex, rim.hex, burst.hex],
  defaultMusicKitId: 4,
  texts: [kicker, headline, detail, price, website],
  images: [dish],
  colors: [
    sceneColorField('Backdrop', background),
    sceneColorField('Rim', rim, { dataField: 'PRIMARY_COLOR' }),
    sceneColorField('Star', burst),
    sceneColorField('Text', letters),
  ],
  background: { default: { type: 'color', color: '#0f4a3c' }, allowed: ['color'] },
  draw,
};
