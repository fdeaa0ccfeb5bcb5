import type { Transition } from '@spotreel/sdk/internal/contract';
import { createIngredients } from '../../ingredient';
import type { RecipeSource } from '../../template';
import { CUT, withTransitions } from '../../transitions';
import { benefits } from './benefits';
import { callToAction } from './call-to-action';
import { liquid } from './liquid/family';
import { accent, BPM, ink, paper } from './look';
import { numberScene } from './number';
import { pictureText } from './picture-text';
import { review } from './review';
import { showcase } from './showcase';
import { statementScene } from './statement';
import { title } from './title';

const scenes = [title, statementScene, pictureText, benefits, numberScene, review, callToAction, showcase];

const transitions: readonly Transition[] = [
  CUT,
  { kind: 'push', frames: 10, direction: 'up' },
  { kind: 'style', frames: 14 },
  CUT,
  { kind: 'slide', frames: 10, direction: 'left' },
  { kind: 'cover', frames: 10, direction: 'up' },
  { kind: 'fade', frames: 10 },
];

/** Promotes a product: what it is, what is good about it, where to get it. */
export const productLaunch: RecipeSource = {
  id: 1,
  slug: 'product-launch',
  name: 'Product launch',
  description: 'Show what’s new, why people want it and where to get it, bold as a poster or soft as a wave.',
  goals: ['promote-product'],
  moods: ['energetic', 'bold', 'warm'],
  tier: 'free',
  publishedOn: '2026-11-21',
  families: [
    withTransitions(transitions, {
      id: 11,
      slug: 'poster',
      name: 'Poster',
      description: 'A Swiss poster in motion: huge sans-serif type on a tight grid.',
      bpm: BPM,
      moods: ['Energetic', 'Bold'],
      fontFamily: 'Archivo Black',
      palette: [paper.hex, ink.hex, accent.hex, '#ffffff'],
      defaultMusicKitId: 1,
      ingredients: createIngredients(BPM, scenes),
      defaultIngredientIds: [1101, 1102, 1103, 1104, 1108, 1106, 1107],
    }),
    liquid,
  ],
};
