import type { Transition } from '@spotreel/sdk/internal/contract';
import { createIngredients } from '../../ingredient';
import type { RecipeSource } from '../../template';
import { CUT, withTransitions } from '../../transitions';
import { callToAction } from './call-to-action';
import { checklist } from './checklist';
import { compare } from './compare';
import { accent, BPM, card, ink, MINT, SKY, SUN, second } from './look';
import { quoteScene } from './quote';
import { riso } from './riso/family';
import { statementScene } from './statement';
import { tip } from './tip';
import { title } from './title';

const tipLeft = tip({
  id: 4103,
  slug: 'tip-picture-left',
  name: 'Tip, image left',
  side: 'left',
  background: SKY,
  number: '1',
  headline: 'Water less than you think',
  detail: 'Most plants drown. Wait until the top is dry.',
  note: 'yes, really!',
  picture: 'watering-can.jpg',
});

const tipRight = tip({
  id: 4104,
  slug: 'tip-picture-right',
  name: 'Tip, image right',
  side: 'right',
  background: MINT,
  number: '2',
  headline: 'Find the brightest spot',
  detail: 'Two steps from a window suits almost all.',
  note: 'no sun hat needed',
  picture: 'sunny-plant.jpg',
});

const scenes = [title, statementScene, tipLeft, tipRight, checklist, compare, callToAction, quoteScene];

const transitions: readonly Transition[] = [
  CUT,
  { kind: 'style', frames: 18 },
  { kind: 'push', frames: 10, direction: 'left' },
  { kind: 'slide', frames: 12, direction: 'up' },
  { kind: 'style', frames: 18 },
  { kind: 'slide', frames: 10, direction: 'left' },
];

/** Teaches something useful in half a minute. */
export const handyTips: RecipeSource = {
  id: 4,
  slug: 'handy-tips',
  name: 'Handy tips',
  description: 'Teach something useful in half a minute, in cut paper and stickers or in a risograph print look.',
  goals: ['give-tips'],
  moods: ['playful', 'warm'],
  tier: 'free',
  publishedOn: '2026-11-21',
  families: [
    withTransitions(transitions, {
      id: 41,
      slug: 'stickers',
      name: 'Stickers',
      description: 'Cut paper and stickers: round, friendly and bouncy.',
      bpm: BPM,
      moods: ['Playful', 'Warm'],
      fontFamily: 'Poppins',
      palette: [SUN, ink.hex, accent.hex, second.hex, SKY, card.hex],
      defaultMusicKitId: 7,
      ingredients: createIngredients(BPM, scenes),
      defaultIngredientIds: [4101, 4102, 4103, 4104, 4105, 4107],
    }),
    riso,
  ],
};
