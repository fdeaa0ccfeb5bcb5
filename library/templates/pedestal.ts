/**
 * A product on a turning pedestal in the sun, made by Blender. What is drawn here lies over its pictures: the texts, which
 * come in while the product turns.
 */
import { sceneColorField, sceneImageField, sceneTextField, textareaField } from '../fields';
import { slot } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { rise } from '../lottie/reveal';
import type { LottieStage } from '../lottie/stage';
import { text } from '../lottie/text';
import type { BlenderTemplateSource } from '../template-source';

const kicker = sceneTextField('kicker', 'Small heading', 'New from Juniper', { maxLength: 44, dataField: 'NAME' });
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
  { landscape: 1, portrait: 1, square: 1 },
  {
    dataField: 'IMAGE',
    dataType: 'product',
  },
);

const wall = slot('wall', '#e7ded1');
const stone = slot('stone', '#c96f4a');
const ink = slot('ink', '#2a211c');

function overlay(stage: LottieStage): LottieDraft[] {
  const x = stage.pick(110, 84, 72);
  const width = stage.pick(740, 912, 936);
  return [
    text(kicker, {
      box: { x, width, ...stage.pick({ y: 268, height: 60 }, { y: 190, height: 64 }, { y: 72, height: 48 }) },
      type: { family: 'Inter', weight: 600, size: stage.pick(38, 42, 34), leading: 1.2, tracking: -5 },
      color: ink,
      fit: { maxLines: 1, align: 'bottom', minSize: 22 },
      animators: [rise(0.5, { distance: 24 })],
    }),
    text(headline, {
      box: { x, width, ...stage.pick({ y: 340, height: 290 }, { y: 266, height: 384 }, { y: 132, height: 112 }) },
      type: { family: 'Archivo Black', weight: 400, size: stage.pick(142, 190, 104), leading: 0.98, tracking: -30 },
      color: ink,
      fit: { align: stage.pick('center', 'top', 'top'), minSize: 48 },
      animators: [rise(0.8, { distance: 70, seconds: 0.9 })],
    }),
    text(offer, {
      box: {
        x,
        ...stage.pick(
          { y: 654, width: 600, height: 220 },
          { y: 676, width: 800, height: 150 },
          { y: 258, width: 800, height: 90 },
        ),
      },
      type: { family: 'Inter', weight: 500, size: stage.pick(44, 48, 36), leading: 1.35, tracking: -10 },
      color: ink,
      fit: { align: 'top', minSize: 24 },
      animators: [rise(1.6, { distance: 30, overlap: 0.8 })],
    }),
  ];
}

/** Five a second while the product turns fast, then fewer. */
const stillFrames = [...steps(0, 72, 6), ...steps(72, 132, 12), 138, 180];

function steps(from: number, end: number, by: number): number[] {
  return Array.from({ length: (end - from) / by }, (_, index) => from + index * by);
}

export const pedestal: BlenderTemplateSource = {
  id: 230,
  templateIds: { landscape: 9001, portrait: 9002, square: 9003 },
  slug: 'pedestal',
  name: 'Product turntable',
  description: 'Your product turns on a stone pedestal in the sun, in 3D.',
  goals: ['promote-product'],
  moods: ['warm', 'elegant'],
  categories: ['3d'],
  tier: 'free',
  publishedOn: '2026-11-27',
  bpm: 120,
  bars: 4,
  keyframeSeconds: 6,
  defaultMusicKitId: 1,
  fontFamily: 'Archivo Black',
  palette: [wall.hex, ink.hex, stone.hex],
  texts: [kicker, headline, offer],
  images: [product],
  colors: [
    sceneColorField('Wall', wall),
    sceneColorField('Pedestal', stone, { dataField: 'PRIMARY_COLOR' }),
    sceneColorField('Text', ink),
  ],
  background: { default: { type: 'color', color: wall.hex }, allowed: [] },
  stillFrames,
  overlay,
  script: 'pedestal.py',
};
