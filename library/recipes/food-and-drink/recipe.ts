import type { Transition } from '@spotreel/sdk/internal/contract';
import { createIngredients } from '../../ingredient';
import type { RecipeSource } from '../../template';
import { CUT, withTransitions } from '../../transitions';
import { callToAction } from './call-to-action';
import { dish } from './dish';
import { BPM, BUTTER, CREAM, ink, OLIVE, PEACH, TOMATO } from './look';
import { menu } from './menu';
import { offer } from './offer';
import { review } from './review';
import { statementScene } from './statement';
import { title } from './title';

const dishLeft = dish({
  id: 10103,
  slug: 'dish-picture-left',
  name: 'Dish, image left',
  side: 'left',
  background: PEACH,
  isDark: false,
  kicker: 'all day breakfast',
  headline: 'A tower of pancakes',
  detail: 'Brown butter, maple syrup and ripe berries.',
  price: '€8',
  picture: 'pancakes.jpg',
});

const dishRight = dish({
  id: 10104,
  slug: 'dish-picture-right',
  name: 'Dish, image right',
  side: 'right',
  background: OLIVE,
  isDark: true,
  kicker: 'pressed this morning',
  headline: 'Real lemon, real ice',
  detail: 'Four lemons a glass and a leaf of mint.',
  price: '€4',
  picture: 'lemonade.jpg',
});

const scenes = [title, menu, dishLeft, dishRight, statementScene, offer, review, callToAction];

const transitions: readonly Transition[] = [
  { kind: 'style', frames: 18 },
  { kind: 'push', frames: 10, direction: 'left' },
  CUT,
  { kind: 'cover', frames: 12, direction: 'up' },
  { kind: 'style', frames: 18 },
  { kind: 'fade', frames: 12 },
];

/** Makes people hungry and shows them where to go. */
export const foodAndDrink: RecipeSource = {
  id: 10,
  slug: 'food-and-drink',
  name: 'Food and drink',
  description: 'Make people hungry with cut paper, checkered cloth, handwritten prices and a striped awning.',
  goals: ['food-and-drink', 'promote-product'],
  moods: ['warm', 'playful'],
  tier: 'free',
  publishedOn: '2026-11-21',
  families: [
    withTransitions(transitions, {
      id: 101,
      slug: 'awning',
      name: 'Awning',
      description: 'A kitchen under a striped awning: cut paper, checkered cloth and a warm serif.',
      bpm: BPM,
      moods: ['Warm', 'Playful'],
      fontFamily: 'Fraunces',
      palette: [CREAM, ink.hex, TOMATO, BUTTER, OLIVE, PEACH],
      defaultMusicKitId: 4,
      ingredients: createIngredients(BPM, scenes),
      defaultIngredientIds: [10101, 10103, 10104, 10102, 10107, 10108],
    }),
  ],
};
