import type { Transition } from '@spotreel/sdk/internal/contract';
import { createIngredients } from '../../ingredient';
import { grow } from '../../lottie/grow';
import { block } from '../../lottie/layers';
import { shopCallToAction } from '../../shop/call-to-action';
import { detailsScene } from '../../shop/details';
import { stool } from '../../shop/samples';
import type { RecipeSource } from '../../template';
import { CUT, withTransitions } from '../../transitions';
import { cover } from './cover';
import { BPM, BUTTER, COBALT, cobalt, ink, PAPER, paper, STONE } from './look';
import { registerMarks } from './motifs';
import { offer } from './offer';
import { pair } from './pair';
import { product } from './product';
import { style } from './style';
import { trio } from './trio';

const details = detailsScene(
  style,
  {
    id: 14106,
    paints: { ground: STONE, text: ink, mark: cobalt, onMark: paper },
    decor: (stage) => registerMarks([stage.pick([868, 1010], [1020, 940], [526, 1010])], cobalt),
  },
  stool,
  ['Delivered in 3 days', '30 days to send it back', '10 years of spare parts'],
);

const callToAction = shopCallToAction(
  style,
  {
    id: 14107,
    paints: { ground: BUTTER, text: ink, mark: ink, onMark: paper },
    decor: (stage) => [
      block(
        stage.pick(
          { x: 1200, y: 0, width: 720, height: 1080 },
          { x: 0, y: 0, width: 1080, height: 640 },
          { x: 540, y: 0, width: 540, height: 350 },
        ),
        paper,
        { name: 'Page', ...grow(0.15, 0.9, 'outExpo', 'top') },
      ),
    ],
  },
  'See the whole collection',
  'Free delivery from €50',
);

const transitions: readonly Transition[] = [
  { kind: 'match', frames: 12 },
  { kind: 'push', frames: 10, direction: 'left' },
  CUT,
  { kind: 'style', frames: 18 },
  { kind: 'slide', frames: 12, direction: 'up' },
  { kind: 'fade', frames: 12 },
];

/** Leads through the products of a shop like a catalog. */
export const shopTheCollection: RecipeSource = {
  id: 14,
  slug: 'shop-the-collection',
  name: 'Shop the collection',
  description: 'Lead through your products like a catalog: strict grids, hairlines, large images and clear prices.',
  goals: ['promote-product', 'seasonal-sale'],
  moods: ['confident', 'bold'],
  tier: 'free',
  publishedOn: '2026-11-24',
  families: [
    withTransitions(transitions, {
      id: 141,
      slug: 'catalog',
      name: 'Catalog',
      description: 'A printed catalog: strict grids, hairlines, one grotesk, cobalt and butter.',
      bpm: BPM,
      moods: ['Confident', 'Bold'],
      fontFamily: 'Space Grotesk',
      palette: [PAPER, ink.hex, COBALT, BUTTER, STONE],
      defaultMusicKitId: 5,
      ingredients: createIngredients(
        BPM,
        [cover, product, trio, pair, offer, details, callToAction],
        ['landscape', 'portrait', 'square'],
      ),
      defaultIngredientIds: [14101, 14102, 14103, 14104, 14105, 14107],
    }),
  ],
};
