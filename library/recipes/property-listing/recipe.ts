import type { Transition } from '@spotreel/sdk/internal/contract';
import { createIngredients } from '../../ingredient';
import type { RecipeSource } from '../../template';
import { withTransitions } from '../../transitions';
import { callToAction } from './call-to-action';
import { factsScene } from './facts';
import { BPM, brass, ink, sage, stone } from './look';
import { moment } from './moment';
import { plan } from './plan';
import { quoteScene } from './quote';
import { room } from './room';
import { statementScene } from './statement';
import { title } from './title';

const scenes = [title, statementScene, room, factsScene, plan, quoteScene, callToAction, moment];

const transitions: readonly Transition[] = [
  { kind: 'fade', frames: 14 },
  { kind: 'style', frames: 18 },
  { kind: 'slide', frames: 14, direction: 'left' },
  { kind: 'luma', frames: 16, direction: 'up' },
  { kind: 'fade', frames: 14 },
];

/** Offers a house or a flat. */
export const propertyListing: RecipeSource = {
  id: 5,
  slug: 'property-listing',
  name: 'Property listing',
  description: 'Present a house as an architect’s drawing, with key facts and the viewing date.',
  goals: ['property-listing'],
  moods: ['calm', 'elegant'],
  tier: 'premium',
  publishedOn: '2026-11-21',
  families: [
    withTransitions(transitions, {
      id: 51,
      slug: 'elevation',
      name: 'Elevation',
      description: 'An architect’s drawing: a fine serif, thin animated lines, stone and deep green.',
      bpm: BPM,
      moods: ['Calm', 'Elegant'],
      fontFamily: 'Playfair Display',
      palette: [stone.hex, ink.hex, brass.hex, sage.hex],
      defaultMusicKitId: 2,
      ingredients: createIngredients(BPM, scenes),
      defaultIngredientIds: [5101, 5102, 5103, 5104, 5107],
    }),
  ],
};
