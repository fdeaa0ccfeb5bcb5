/** A review on a white card that floats over soft drifting light: stars, words, who wrote them. */
import { sceneColorField, sceneImageField, sceneTextField, textareaField } from '../fields';
import { fixed, slot } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { glow } from '../lottie/glow';
import { anchor, block, group, picture, shapes } from '../lottie/layers';
import { inside } from '../lottie/matte';
import { keys } from '../lottie/property';
import { rise } from '../lottie/reveal';
import { ellipse, fill } from '../lottie/shape';
import type { Box, LottieStage } from '../lottie/stage';
import { starRow } from '../lottie/star-row';
import { text } from '../lottie/text';
import type { TemplateGroupSource } from '../template-source';

const quote = textareaField(
  'quote',
  'Review',
  'Ordered on Monday, glowing on my desk by Wednesday. I smile every evening.',
  {
    maxLength: 220,
    dataField: 'TEXT',
    dataType: 'review',
  },
);
const author = sceneTextField('author', 'Name', 'Noor Haddad', {
  maxLength: 40,
  dataField: 'AUTHOR',
  dataType: 'review',
});
const source = sceneTextField('source', 'About the person', 'Verified customer', {
  maxLength: 44,
  dataField: 'ROLE',
  dataType: 'review',
});
const portrait = sceneImageField('picture', 'Image', 'evening-lamp.jpg', { landscape: 1, portrait: 1, square: 1 });

const background = slot('ground', '#eef0ff');
const firstLight = slot('light-1', '#ff9d7a');
const secondLight = slot('light-2', '#8f9bff');
const thirdLight = slot('light-3', '#ffd36e');
const star = slot('stars', '#ff7a3d');
const ink = slot('text', '#1b1c3a');
const white = fixed('#ffffff');
const shade = fixed('#23255c');

function draw(stage: LottieStage): LottieDraft[] {
  const card: Box = stage.pick(
    { x: 300, y: 150, width: 1320, height: 780 },
    { x: 84, y: 400, width: 912, height: 1120 },
    { x: 72, y: 120, width: 936, height: 840 },
  );
  const middle = [card.x + card.width / 2, card.y + card.height / 2] as const;
  const holder = anchor({
    at: middle,
    offset: keys([0.15, [0, stage.height * 0.8], 'outExpo'], [1.2, [0, 0], 'inOutSine'], [stage.seconds, [0, -14]]),
    rotation: keys([0.15, 7, 'outExpo'], [1.3, 0]),
  });
  const local: Box = { ...card, x: -card.width / 2, y: -card.height / 2 };
  return [
    block(stage.full, background, { name: 'Ground' }),
    ...lights(stage),
    ...plate(local, holder),
    ...words(stage, local, holder),
  ];
}

function lights(stage: LottieStage): LottieDraft[] {
  const { width, height, seconds } = stage;
  const far = Math.max(width, height);
  const drift = (x: number, y: number) => keys([0, [0, 0], 'inOutSine'], [seconds, [width * x, height * y]]);
  return [
    glow(stage, { at: [width * 0.08, height * 0.12], radius: far * 0.62, paint: firstLight, offset: drift(0.2, 0.12) }),
    glow(stage, {
      at: [width * 0.98, height * 0.3],
      radius: far * 0.6,
      paint: secondLight,
      offset: drift(-0.16, 0.24),
    }),
    glow(stage, { at: [width * 0.34, height * 1.02], radius: far * 0.5, paint: thirdLight, offset: drift(0.26, -0.1) }),
  ];
}

function plate(box: Box, parent: LottieDraft): LottieDraft[] {
  const under = [34, 18].map((y, index) =>
    block({ x: box.x + y, y: box.y + y * 1.6, width: box.width - 2 * y, height: box.height }, shade, {
      name: 'Shadow',
      radius: 56,
      opacity: 5 + index * 3,
      parent,
    }),
  );
  return [...under, block(box, white, { name: 'Card', radius: 56, parent })];
}

function words(stage: LottieStage, card: Box, parent: LottieDraft): LottieDraft[] {
  const pad = stage.pick(96, 80, 76);
  const left = card.x + pad;
  const width = card.width - 2 * pad;
  const face = stage.pick(132, 148, 124);
  const foot = card.y + card.height - pad - face;
  const top = card.y + pad;
  const starSize = stage.pick(62, 74, 58);
  return [
    ...starRow({ at: [left, top], size: starSize, gap: 12, paint: star, start: 0.6 }).map((layer) => ({
      ...layer,
      parent,
    })),
    text(quote, {
      box: { x: left, y: top + starSize + 44, width, height: foot - top - starSize - 88 },
      type: { family: 'Manrope', weight: 700, size: stage.pick(76, 84, 66), leading: 1.2, tracking: -22 },
      color: ink,
      fit: { minSize: 34 },
      animators: [rise(0.75, { distance: 36, seconds: 1.1, overlap: 0.5 })],
      parent,
    }),
    ...signature(stage, { x: left, y: foot, width, height: face }, parent),
  ];
}

function signature(stage: LottieStage, box: Box, parent: LottieDraft): LottieDraft[] {
  const face: Box = { ...box, width: box.height };
  const pop = keys([1.2, 0, 'overshoot'], [1.6, 100]);
  const round = shapes([group([ellipse([0, 0], box.height), fill(white)])], {
    at: [face.x + box.height / 2, face.y + box.height / 2],
    name: 'Face',
    scale: pop,
    parent,
  });
  const beside: Box = { ...box, x: box.x + box.height + 34, width: box.width - box.height - 34 };
  const half = box.height / 2;
  return [
    picture(portrait, face, { parent, matte: inside(round) }),
    text(author, {
      box: { ...beside, y: box.y + 2, height: half },
      type: { family: 'Manrope', weight: 800, size: stage.pick(46, 52, 44), leading: 1.2, tracking: -12 },
      color: ink,
      fit: { maxLines: 1, minSize: 26, align: 'bottom' },
      animators: [rise(1.5, { distance: 24, seconds: 0.5 })],
      parent,
    }),
    text(source, {
      box: { ...beside, y: box.y + half + 4, height: half - 4 },
      type: { family: 'Manrope', weight: 500, size: stage.pick(38, 42, 36), leading: 1.2, tracking: -5 },
      color: ink,
      fit: { maxLines: 1, minSize: 22 },
      animators: [rise(1.6, { distance: 24, seconds: 0.5 })],
      parent,
    }),
  ];
}

export const kindWords: TemplateGroupSource = {
  id: 205,
  templateIds: { landscape: 2016, portrait: 2017, square: 2018 },
  slug: 'kind-words',
  name: 'Kind words',
  description: 'Five stars and a customer review with a photo, on a card over soft light.',
  kind: 'video',
  goals: ['share-review'],
  moods: ['calm', 'warm'],
  categories: ['quotes-reviews'],
  tier: 'free',
  publishedOn: '2026-10-14',
  bpm: 96,
  bars: 3,
  keyframeSeconds: 4,
  fontFamily: 'Manrope',
  palette: [background.hex, ink.hex, secondLight.hex, firstLight.hex, thirdLight.hex, star.hex],
  defaultMusicKitId: 4,
  texts: [quote, author, source],
  images: [portrait],
  colors: [
    sceneColorField('Backdrop', background),
    sceneColorField('First light', firstLight, { dataField: 'SECONDARY_COLOR' }),
    sceneColorField('Second light', secondLight, { dataField: 'PRIMARY_COLOR' }),
    sceneColorField('Third light', thirdLight, { dataField: 'THIRD_COLOR' }),
    sceneColorField('Stars', star),
    sceneColorField('Text', ink),
  ],
  background: { default: { type: 'color', color: '#eef0ff' }, allowed: ['color'] },
  draw,
};
