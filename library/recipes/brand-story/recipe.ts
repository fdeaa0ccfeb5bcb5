import type { Transition } from '@spotreel/sdk/internal/contract';
import { createIngredients } from '../../ingredient';
import type { RecipeSource } from '../../template';
import { CUT, withTransitions } from '../../transitions';
import { callToAction } from './call-to-action';
import { chapter } from './chapter';
import { amber, BPM, cream, ember, night } from './look';
import { moment } from './moment';
import { numberScene } from './number';
import { quoteScene } from './quote';
import { statementScene } from './statement';
import { title } from './title';
import { valuesScene } from './values';

const scenes = [title, statementScene, chapter, valuesScene, numberScene, quoteScene, callToAction, moment];

const transitions: readonly Transition[] = [
  { kind: 'leak', frames: 16 },
  CUT,
  { kind: 'fade', frames: 16 },
  { kind: 'zoom', frames: 14 },
  { kind: 'fade', frames: 16 },
];

/** Shows the origin and the values of a company. */
export const brandStory: RecipeSource = {
  id: 8,
  slug: 'brand-story',
  name: 'Brand story',
  description: 'Tell your story as a short film with wide titles, slow images and light leaks.',
  goals: ['tell-story'],
  moods: ['cinematic', 'warm', 'elegant'],
  tier: 'premium',
  publishedOn: '2026-11-21',
  families: [
    withTransitions(transitions, {
      id: 81,
      slug: 'short-film',
      name: 'Short film',
      description: 'Cinematic: wide capitals, letterbox bars, hazy hills and warm light.',
      bpm: BPM,
      moods: ['Cinematic', 'Warm', 'Elegant'],
      fontFamily: 'Montserrat',
      palette: [night.hex, cream.hex, amber.hex, ember.hex],
      defaultMusicKitId: 2,
      ingredients: createIngredients(BPM, scenes),
      defaultIngredientIds: [8101, 8102, 8103, 8105, 8107],
    }),
  ],
};
