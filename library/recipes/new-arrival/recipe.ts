import type { Transition } from '@spotreel/sdk/internal/contract';
import { createIngredients } from '../../ingredient';
import type { LottieStage } from '../../lottie/stage';
import { shopCallToAction } from '../../shop/call-to-action';
import { detailsScene } from '../../shop/details';
import { productReviewScene } from '../../shop/review';
import { chair, stool } from '../../shop/samples';
import type { RecipeSource } from '../../template';
import { withTransitions } from '../../transitions';
import { BPM, ink, LILAC, MINT, mint, PEACH, peach, VIOLET, violet, white } from './look';
import { flower, softCard } from './motifs';
import { offer } from './offer';
import { product } from './product';
import { style } from './style';
import { title } from './title';
import { trio } from './trio';

/** One flower at the picture, one in the opposite corner. */
function flowers(stage: LottieStage) {
  return [
    flower(stage, {
      at: stage.pick([730, 140], [950, 150], [440, 160]),
      radius: stage.pick(170, 180, 100),
      paint: mint,
      eye: white,
      start: 0.3,
    }),
    flower(stage, {
      at: stage.pick([1850, 1010], [1010, 1860], [1040, 1040]),
      radius: stage.pick(190, 170, 110),
      paint: peach,
      start: 0.6,
      petals: 6,
    }),
  ];
}

const details = detailsScene(
  style,
  { id: 16103, paints: { ground: LILAC, text: ink, mark: violet, onMark: white }, decor: flowers },
  stool,
  ['Solid ash, oiled by hand', 'Holds 150 kilos', 'Put together without tools'],
);

const review = productReviewScene(
  style,
  {
    id: 16106,
    paints: { ground: PEACH, text: ink, mark: violet, onMark: white },
    decor: (stage) => [
      flower(stage, {
        at: stage.pick([1790, 900], [850, 860], [1000, 600]),
        radius: stage.pick(190, 190, 110),
        paint: mint,
        eye: white,
        start: 0.4,
      }),
    ],
  },
  chair,
  'The cat claimed it first. I understand the cat.',
);

/** The logo is on a card with a flower behind it. */
function logoCard(stage: LottieStage) {
  const box = stage.pick(
    { x: 1230, y: 320, width: 640, height: 440 },
    { x: 180, y: 160, width: 720, height: 430 },
    { x: 572, y: 80, width: 456, height: 280 },
  );
  return [
    flower(stage, {
      at: [box.x + box.width, box.y + box.height],
      radius: box.width * 0.32,
      paint: peach,
      eye: white,
      start: 0.5,
    }),
    flower(stage, { at: [box.x, box.y], radius: box.width * 0.24, paint: violet, start: 0.35, petals: 6 }),
    softCard(stage, box, 0.15),
  ];
}

const callToAction = shopCallToAction(
  style,
  { id: 16107, paints: { ground: MINT, text: ink, mark: violet, onMark: white }, decor: logoCard },
  'Be the first to have it',
  'In the shop now and online',
);

const transitions: readonly Transition[] = [
  { kind: 'style', frames: 20 },
  { kind: 'push', frames: 12, direction: 'left' },
  { kind: 'match', frames: 14 },
  { kind: 'style', frames: 20 },
  { kind: 'circle', frames: 14 },
  { kind: 'fade', frames: 14 },
];

/** Welcomes a new product. */
export const newArrival: RecipeSource = {
  id: 16,
  slug: 'new-arrival',
  name: 'New arrival',
  description: 'Welcome a new product with flowers that open, soft cards, its details and its price.',
  goals: ['promote-product'],
  moods: ['playful', 'warm'],
  tier: 'premium',
  publishedOn: '2026-11-24',
  families: [
    withTransitions(transitions, {
      id: 161,
      slug: 'in-bloom',
      name: 'In bloom',
      description: 'Spring air: flowers that turn, soft cards and pills in lilac, mint and peach.',
      bpm: BPM,
      moods: ['Playful', 'Warm'],
      fontFamily: 'Sora',
      palette: [LILAC, ink.hex, VIOLET, MINT, PEACH],
      defaultMusicKitId: 7,
      ingredients: createIngredients(
        BPM,
        [title, product, details, trio, offer, review, callToAction],
        ['landscape', 'portrait', 'square'],
      ),
      defaultIngredientIds: [16101, 16102, 16103, 16104, 16105, 16107],
    }),
  ],
};
