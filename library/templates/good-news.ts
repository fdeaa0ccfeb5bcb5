/** Good news: an animation of yours on a disc that rolls in, beside what there is to celebrate. */
import { sceneColorField, sceneImageField, sceneTextField, textareaField } from '../fields';
import { slot } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { star } from '../lottie/figures';
import { block, group, logoOf, shapes } from '../lottie/layers';
import { keys } from '../lottie/property';
import { rise } from '../lottie/reveal';
import { ellipse, fill, roundCorners } from '../lottie/shape';
import { type Box, center, inset, type LottieStage } from '../lottie/stage';
import { text } from '../lottie/text';
import type { TemplateGroupSource } from '../template-source';

const kicker = sceneTextField('kicker', 'Small heading', 'Juniper', { maxLength: 40, dataField: 'NAME' });
const headline = textareaField('headline', 'News', '10,000 happy homes', { maxLength: 44 });
const detail = textareaField('detail', 'Meaning', 'Thank you for letting us in.', { maxLength: 70 });
const sticker = sceneImageField('sticker', 'Sticker', 'tick.json', { landscape: 1, portrait: 1, square: 1 });

const background = slot('ground', '#ffd6e0');
const ink = slot('text', '#3b0b24');
const petal = slot('petal', '#ff5d8f');
const plate = slot('plate', '#fff7f2');

function draw(stage: LottieStage): LottieDraft[] {
  const disc = stage.pick<Box>(
    { x: 1120, y: 210, width: 660, height: 660 },
    { x: 190, y: 300, width: 700, height: 700 },
    { x: 530, y: 72, width: 470, height: 470 },
  );
  return [block(stage.full, background, { name: 'Ground' }), ...seal(disc), ...words(stage)];
}

/** It rolls in from the right and keeps turning slowly behind the animation, which does not move. */
function seal(disc: Box): LottieDraft[] {
  const at = center(disc);
  const enter = keys([0.1, [disc.width * 1.6, 0], 'outExpo'], [1.2, [0, 0]]);
  const radius = disc.width / 2;
  return [
    shapes([group([star(radius * 1.16, 16, 0.86), roundCorners(radius * 0.09), fill(petal)])], {
      name: 'Seal',
      at,
      offset: enter,
      rotation: keys([0.1, 160, 'outExpo'], [1.6, 12, 'linear'], [6, -18]),
    }),
    shapes([group([ellipse([0, 0], radius * 1.72), fill(plate)])], {
      name: 'Plate',
      at,
      offset: enter,
    }),
    logoOf(sticker, inset(disc, disc.width * 0.13), { offset: enter }),
  ];
}

function words(stage: LottieStage): LottieDraft[] {
  return [
    text(kicker, {
      box: stage.pick(
        { x: 110, y: 250, width: 920, height: 70 },
        { x: 84, y: 1150, width: 912, height: 76 },
        { x: 72, y: 84, width: 420, height: 60 },
      ),
      type: { family: 'Poppins', weight: 600, size: stage.pick(48, 52, 42), leading: 1.2, tracking: 0 },
      color: ink,
      align: stage.pick('left', 'center', 'left'),
      fit: { maxLines: 1, minSize: 24, align: 'center' },
      animators: [rise(0.5, { distance: 30 })],
    }),
    text(headline, {
      box: stage.pick(
        { x: 104, y: 334, width: 940, height: 380 },
        { x: 84, y: 1236, width: 912, height: 320 },
        { x: 68, y: 584, width: 944, height: 280 },
      ),
      type: { family: 'Poppins', weight: 700, size: stage.pick(150, 138, 118), leading: 1.04, tracking: -35 },
      color: ink,
      align: stage.pick('left', 'center', 'left'),
      fit: { minSize: 54, align: stage.pick('center', 'center', 'bottom') },
      animators: [rise(0.7, { distance: 90, seconds: 0.9 })],
    }),
    text(detail, {
      box: stage.pick(
        { x: 110, y: 740, width: 920, height: 130 },
        { x: 84, y: 1576, width: 912, height: 150 },
        { x: 72, y: 878, width: 936, height: 126 },
      ),
      type: { family: 'Poppins', weight: 500, size: stage.pick(50, 54, 44), leading: 1.25, tracking: -5 },
      color: ink,
      align: stage.pick('left', 'center', 'left'),
      fit: { minSize: 26 },
      animators: [rise(1.3, { distance: 40 })],
    }),
  ];
}

export const goodNews: TemplateGroupSource = {
  id: 225,
  templateIds: { landscape: 2076, portrait: 2077, square: 2078 },
  slug: 'good-news',
  name: 'Good news',
  description: 'A milestone beside a seal that rolls in with an animation. Keep ours or use your own.',
  kind: 'video',
  goals: ['company-news', 'tell-story'],
  moods: ['playful', 'warm'],
  categories: ['social-posts'],
  tier: 'free',
  publishedOn: '2026-11-18',
  bpm: 120,
  bars: 3,
  keyframeSeconds: 3.9,
  fontFamily: 'Poppins',
  palette: [background.hex, ink.hex, petal.hex, plate.hex],
  defaultMusicKitId: 1,
  texts: [kicker, headline, detail],
  images: [sticker],
  colors: [
    sceneColorField('Backdrop', background),
    sceneColorField('Text', ink),
    sceneColorField('Seal', petal, { dataField: 'PRIMARY_COLOR' }),
    sceneColorField('Behind the animation', plate),
  ],
  background: { default: { type: 'color', color: '#ffd6e0' }, allowed: ['color'] },
  draw,
};
