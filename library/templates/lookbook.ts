/** An announcement as a page of a lookbook: three tall pictures slide past each other, the headline lies over them. */

import type { ImageFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneColorField, sceneImageField, sceneTextField, textareaField } from '../fields';
import { fixed, slot } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { grow } from '../lottie/grow';
import { block, picture } from '../lottie/layers';
import { inside } from '../lottie/matte';
import { keys } from '../lottie/property';
import { enter, rise } from '../lottie/reveal';
import type { Box, LottieStage } from '../lottie/stage';
import { text } from '../lottie/text';
import type { TemplateGroupSource } from '../template-source';

const kicker = sceneTextField('kicker', 'Small heading', 'New at Juniper', { maxLength: 40, dataField: 'NAME' });
const headline = textareaField('headline', 'Headline', 'The quiet collection', { maxLength: 50 });
const detail = textareaField('detail', 'Text', 'Eleven pieces for slow mornings. In store from 12 October.', {
  maxLength: 110,
});
const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });

const paper = slot('paper', '#efe9df');
const ink = slot('text', '#2c2621');
const clay = slot('accent', '#b5532f');
const white = fixed('#ffffff');

const FRAMES: Readonly<Record<'landscape' | 'portrait' | 'square', readonly Box[]>> = {
  landscape: [
    { x: 900, y: 0, width: 460, height: 700 },
    { x: 1400, y: 200, width: 520, height: 880 },
    { x: 1010, y: 740, width: 350, height: 340 },
  ],
  portrait: [
    { x: 0, y: 0, width: 500, height: 760 },
    { x: 540, y: 170, width: 540, height: 900 },
    { x: 150, y: 800, width: 350, height: 350 },
  ],
  square: [
    { x: 0, y: 0, width: 380, height: 500 },
    { x: 410, y: 0, width: 420, height: 590 },
    { x: 860, y: 190, width: 220, height: 310 },
  ],
};

function aspect(index: number) {
  const of = ({ width, height }: Box = { x: 0, y: 0, width: 1, height: 1 }) => width / height;
  return {
    landscape: of(FRAMES.landscape[index]),
    portrait: of(FRAMES.portrait[index]),
    square: of(FRAMES.square[index]),
  };
}

const photos: readonly ImageFieldSource[] = [
  sceneImageField('picture-1', 'First image', 'still-life.jpg', aspect(0)),
  sceneImageField('picture-2', 'Second image', 'evening-lamp.jpg', aspect(1)),
  sceneImageField('picture-3', 'Third image', 'breakfast-table.jpg', aspect(2)),
];

function draw(stage: LottieStage): LottieDraft[] {
  return [
    block(stage.full, paper, { name: 'Paper' }),
    ...slab(stage),
    ...photos.flatMap((photo, index) => frame(stage, photo, FRAMES[stage.ratio][index] ?? stage.full, index)),
    ...words(stage),
  ];
}

/** A field of color below the tall picture. */
function slab(stage: LottieStage): LottieDraft[] {
  const box = stage.pick<Box>(
    { x: 1400, y: 0, width: 520, height: 164 },
    { x: 540, y: 0, width: 540, height: 130 },
    { x: 860, y: 0, width: 220, height: 160 },
  );
  return [block(box, clay, { name: 'Slab', ...grow(0, 0.8, 'inOutQuint', 'right') })];
}

/** Opens upward, one after another; the picture moves a little slower than its frame. */
function frame(stage: LottieStage, photo: ImageFieldSource, box: Box, index: number): LottieDraft[] {
  const at = 0.15 + index * 0.22;
  const isUp = index % 2 === 0;
  const drift = keys([at, [0, isUp ? 60 : -60], 'outCubic'], [stage.seconds, [0, 0]]);
  const window = block(box, white, {
    name: 'Window',
    ...grow(at, at + 1, 'inOutQuint', isUp ? 'top' : 'bottom'),
  });
  return [
    picture(photo, box, {
      matte: inside(window),
      offset: drift,
      scale: keys([at, 128, 'outCubic'], [stage.seconds, 116]),
    }),
  ];
}

function words(stage: LottieStage): LottieDraft[] {
  const rule: Box = stage.pick(
    { x: 96, y: 796, width: 120, height: 5 },
    { x: 84, y: 1548, width: 120, height: 5 },
    { x: 72, y: 862, width: 96, height: 4 },
  );
  return [
    text(kicker, {
      box: stage.pick(
        { x: 96, y: 104, width: 740, height: 56 },
        { x: 84, y: 1212, width: 912, height: 60 },
        { x: 72, y: 606, width: 936, height: 46 },
      ),
      type: { family: 'Lora', weight: 500, size: stage.pick(42, 46, 36), leading: 1.2, tracking: 0 },
      color: ink,
      fit: { maxLines: 1, minSize: 18, align: 'center' },
      animators: [rise(0.6, { distance: 24 })],
    }),
    text(headline, {
      box: stage.pick(
        { x: 90, y: 200, width: 780, height: 560 },
        { x: 80, y: 1284, width: 920, height: 236 },
        { x: 68, y: 656, width: 944, height: 178 },
      ),
      type: { family: 'Playfair Display', weight: 500, size: stage.pick(150, 126, 104), leading: 1.02, tracking: -22 },
      color: ink,
      fit: { minSize: 44, align: stage.pick('top', 'top', 'center') },
      animators: [enter({ by: 'line', at: 0.7, seconds: 1, overlap: 0.6, state: { y: 80, opacity: 0 } })],
    }),
    block(rule, clay, { name: 'Rule', ...grow(1.2, 2) }),
    ...small(stage),
  ];
}

function small(stage: LottieStage): LottieDraft[] {
  const type = { family: 'Lora', weight: 500, size: stage.pick(42, 46, 36), leading: 1.35, tracking: 0 };
  return [
    text(detail, {
      box: stage.pick(
        { x: 96, y: 826, width: 760, height: 120 },
        { x: 84, y: 1584, width: 912, height: 132 },
        { x: 72, y: 886, width: 560, height: 108 },
      ),
      type,
      color: ink,
      fit: { minSize: 24 },
      animators: [rise(1.4, { distance: 24 })],
    }),
    text(website, {
      box: stage.pick(
        { x: 96, y: 950, width: 760, height: 60 },
        { x: 84, y: 1736, width: 912, height: 64 },
        { x: 668, y: 886, width: 340, height: 52 },
      ),
      type: { ...type, weight: 700 },
      color: ink,
      align: stage.pick('left', 'left', 'right'),
      fit: { maxLines: 1, minSize: 18, align: 'center' },
      animators: [rise(1.6, { distance: 24 })],
    }),
  ];
}

export const lookbook: TemplateGroupSource = {
  id: 207,
  templateIds: { landscape: 2022, portrait: 2023, square: 2024 },
  slug: 'lookbook',
  name: 'Lookbook',
  description: 'Three tall images slide past each other beside a quiet headline.',
  kind: 'video',
  goals: ['promote-product', 'tell-story'],
  moods: ['elegant', 'calm'],
  categories: ['social-posts'],
  tier: 'premium',
  publishedOn: '2026-10-18',
  bpm: 80,
  bars: 3,
  keyframeSeconds: 4.2,
  fontFamily: 'Playfair Display',
  palette: [paper.hex, ink.hex, clay.hex],
  defaultMusicKitId: 2,
  texts: [kicker, headline, detail, website],
  images: photos,
  colors: [
    sceneColorField('Backdrop', paper),
    sceneColorField('Text', ink),
    sceneColorField('Accent', clay, { dataField: 'PRIMARY_COLOR' }),
  ],
  background: { default: { type: 'color', color: '#efe9df' }, allowed: ['color'] },
  draw,
};
