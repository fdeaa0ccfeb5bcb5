/** An image like the cover of a magazine: a picture over the whole page, the title across its head, the story at its foot. */
import { sceneColorField, sceneImageField, sceneTextField, textareaField } from '../fields';
import { slot } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { block, group, picture, shapes } from '../lottie/layers';
import { gradient, rect, stroke } from '../lottie/shape';
import { type Box, inset, type LottieStage } from '../lottie/stage';
import { text } from '../lottie/text';
import { ONE_FRAME, type TemplateGroupSource } from '../template-source';

const masthead = sceneTextField('masthead', 'Title', 'Juniper', { maxLength: 40, dataField: 'NAME' });
const issue = sceneTextField('issue', 'Issue', 'Autumn 2026', { maxLength: 30 });
const flash = sceneTextField('flash', 'Banner text', 'Just arrived', { maxLength: 24 });
const headline = textareaField('headline', 'Headline', 'A lamp that listens to the evening', { maxLength: 60 });
const detail = textareaField('detail', 'Text', 'Halo dims when you do. From €129.', { maxLength: 80 });

const photo = sceneImageField('picture', 'Image', 'halo-lamp.jpg', { landscape: 1, portrait: 1080 / 1920, square: 1 });

const letters = slot('text', '#fff7e8');
const rim = slot('frame', '#ffd34d');
const band = slot('band', '#ffd34d');
const dark = slot('dark', '#380c06');
const night = '#1c0502';

function draw(stage: LottieStage): LottieDraft[] {
  return [
    block(stage.full, dark, { name: 'Page' }),
    picture(photo, photoBox(stage)),
    shade(stage),
    frame(stage),
    ...head(stage),
    ...story(stage),
  ];
}

/** The whole page, or the right one of two. */
function photoBox(stage: LottieStage): Box {
  return stage.pick({ x: 840, y: 0, width: 1080, height: 1080 }, stage.full, stage.full);
}

/** Dark at head and foot, so that any picture carries the letters. */
function shade(stage: LottieStage): LottieDraft {
  const { y, height } = photoBox(stage);
  const down = gradient(
    'linear',
    [0, y],
    [0, y + height],
    [
      [0, night, 0.62],
      [0.26, night, 0.06],
      [0.5, night, 0.06],
      [0.73, night, 0.7],
      [1, night, 0.92],
    ],
  );
  const strength = stage.pick(40, 100, 100);
  return shapes([group([rect(photoBox(stage)), down], { opacity: strength })], { name: 'Shade' });
}

function frame({ full, margin }: LottieStage): LottieDraft {
  return shapes([group([rect(inset(full, margin / 2)), stroke(rim, 5)])], { name: 'Frame' });
}

function head(stage: LottieStage): LottieDraft[] {
  return [
    text(masthead, {
      box: stage.pick(
        { x: 96, y: 76, width: 1300, height: 250 },
        { x: 78, y: 110, width: 924, height: 290 },
        { x: 70, y: 68, width: 940, height: 220 },
      ),
      type: { family: 'Playfair Display', weight: 700, size: stage.pick(216, 268, 220), leading: 1.02, tracking: -35 },
      color: letters,
      align: stage.pick('left', 'center', 'left'),
      fit: { maxLines: 1, minSize: 40, align: 'center' },
    }),
    text(issue, {
      box: stage.pick(
        { x: 1420, y: 100, width: 404, height: 60 },
        { x: 530, y: 1194, width: 466, height: 64 },
        { x: 604, y: 552, width: 400, height: 52 },
      ),
      type: { family: 'Manrope', weight: 600, size: stage.pick(40, 46, 38), leading: 1.2, tracking: 10 },
      color: letters,
      align: 'right',
      fit: { maxLines: 1, minSize: 22, align: 'center' },
    }),
  ];
}

function story(stage: LottieStage): LottieDraft[] {
  const chip = stage.pick<Box>(
    { x: 96, y: 440, width: 380, height: 84 },
    { x: 84, y: 1180, width: 420, height: 92 },
    { x: 76, y: 540, width: 350, height: 76 },
  );
  return [
    block(chip, band, { name: 'Band' }),
    text(flash, {
      box: inset(chip, 26, 10),
      type: { family: 'Manrope', weight: 800, size: stage.pick(44, 48, 40), leading: 1.2, tracking: -10 },
      color: dark,
      align: 'center',
      fit: { maxLines: 1, minSize: 22, align: 'center' },
    }),
    text(headline, {
      box: stage.pick(
        { x: 94, y: 560, width: 710, height: 320 },
        { x: 80, y: 1300, width: 920, height: 330 },
        { x: 74, y: 636, width: 930, height: 250 },
      ),
      type: { family: 'Playfair Display', weight: 600, size: stage.pick(96, 116, 96), leading: 1.04, tracking: -18 },
      color: letters,
      fit: { minSize: 50 },
    }),
    text(detail, {
      box: stage.pick(
        { x: 96, y: 900, width: 700, height: 100 },
        { x: 84, y: 1654, width: 912, height: 140 },
        { x: 76, y: 900, width: 928, height: 92 },
      ),
      type: { family: 'Manrope', weight: 500, size: stage.pick(40, 50, 40), leading: 1.25, tracking: -5 },
      color: letters,
      fit: { minSize: 28 },
    }),
  ];
}

export const coverStory: TemplateGroupSource = {
  ...ONE_FRAME,
  id: 223,
  templateIds: { landscape: 2070, portrait: 2071, square: 2072 },
  slug: 'cover-story',
  name: 'Cover story',
  description: 'Your product on the cover of your own magazine.',
  goals: ['promote-product', 'tell-story'],
  moods: ['elegant', 'bold'],
  categories: ['image-posts', 'social-posts'],
  tier: 'premium',
  publishedOn: '2026-10-26',
  fontFamily: 'Playfair Display',
  palette: [dark.hex, letters.hex, band.hex],
  images: [photo],
  texts: [masthead, issue, flash, headline, detail],
  colors: [
    sceneColorField('Text', letters),
    sceneColorField('Frame', rim, { dataField: 'PRIMARY_COLOR' }),
    sceneColorField('Band', band),
    sceneColorField('Dark', dark),
  ],
  background: { default: { type: 'color', color: '#380c06' }, allowed: ['color'] },
  draw,
};
