import type { Transition } from '@spotreel/sdk/internal/contract';
import { createIngredients } from '../../ingredient';
import type { RecipeSource } from '../../template';
import { CUT, withTransitions } from '../../transitions';
import { callToAction } from './call-to-action';
import { discount } from './discount';
import { BPM, ink, lime, paper, pink, violet } from './look';
import { product } from './product';
import { receiptList } from './receipt-list';
import { review } from './review';
import { statementScene } from './statement';
import { title } from './title';
import { shopWindow } from './window';

const scenes = [title, discount, product, receiptList, statementScene, review, callToAction, shopWindow];

const transitions: readonly Transition[] = [
  CUT,
  { kind: 'whip', frames: 8, direction: 'left' },
  { kind: 'push', frames: 8, direction: 'down' },
  CUT,
  { kind: 'style', frames: 15 },
  { kind: 'whip', frames: 8, direction: 'right' },
];

/** Announces a sale. */
export const seasonalSale: RecipeSource = {
  id: 7,
  slug: 'seasonal-sale',
  name: 'Seasonal sale',
  description: 'Announce the offer, deadline and code with huge capitals, swinging tags and running tape.',
  goals: ['seasonal-sale', 'promote-product'],
  moods: ['energetic', 'bold'],
  tier: 'free',
  publishedOn: '2026-11-21',
  families: [
    withTransitions(transitions, {
      id: 71,
      slug: 'price-tags',
      name: 'Price tags',
      description: 'A shop window: condensed capitals, tags, tickets and receipts in bright colors.',
      bpm: BPM,
      moods: ['Energetic', 'Bold'],
      fontFamily: 'Oswald',
      palette: [paper.hex, ink.hex, violet.hex, lime.hex, pink.hex],
      defaultMusicKitId: 1,
      ingredients: createIngredients(BPM, scenes),
      defaultIngredientIds: [7101, 7102, 7103, 7104, 7105, 7107],
    }),
  ],
};
