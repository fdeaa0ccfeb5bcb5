import type { Transition } from '@spotreel/sdk/internal/contract';
import { createIngredients } from '../../ingredient';
import type { RecipeSource } from '../../template';
import { CUT, withTransitions } from '../../transitions';
import { callToAction } from './call-to-action';
import { conversation } from './conversation/family';
import { figuresScene } from './figures';
import { journey } from './journey';
import { accent, BPM, cream, FOREST, ink, SAND } from './look';
import { moment } from './moment';
import { pictureText } from './picture-text';
import { quoteScene } from './quote';
import { statementScene } from './statement';
import { title } from './title';

const scenes = [title, statementScene, pictureText, quoteScene, journey, figuresScene, callToAction, moment];

const transitions: readonly Transition[] = [
  { kind: 'fade', frames: 14 },
  { kind: 'slide', frames: 14, direction: 'left' },
  { kind: 'style', frames: 16 },
  CUT,
  { kind: 'luma', frames: 16, direction: 'left' },
  { kind: 'fade', frames: 14 },
];

/** A customer describes what has changed. */
export const customerStory: RecipeSource = {
  id: 2,
  slug: 'customer-story',
  name: 'Customer story',
  description: 'Let a customer tell their story, as a calm magazine page or a lively chat.',
  goals: ['share-review', 'tell-story'],
  moods: ['calm', 'elegant', 'warm', 'playful'],
  tier: 'free',
  publishedOn: '2026-11-21',
  families: [
    withTransitions(transitions, {
      id: 21,
      slug: 'magazine',
      name: 'Magazine',
      description: 'A magazine page: a warm serif on cream with slow reveals.',
      bpm: BPM,
      moods: ['Calm', 'Elegant', 'Warm'],
      fontFamily: 'Fraunces',
      palette: [cream.hex, ink.hex, accent.hex, SAND, FOREST],
      defaultMusicKitId: 2,
      ingredients: createIngredients(BPM, scenes),
      defaultIngredientIds: [2101, 2102, 2103, 2104, 2108, 2107],
    }),
    conversation,
  ],
};
