import type { Transition } from '@spotreel/sdk/internal/contract';
import { createIngredients } from '../../ingredient';
import type { RecipeSource } from '../../template';
import { withTransitions } from '../../transitions';
import { callToAction } from './call-to-action';
import { columnChart } from './column-chart';
import { growth } from './growth';
import { keyFigures } from './key-figures';
import { apricot, BPM, indigo, ink, MIST, mint } from './look';
import { pictureText } from './picture-text';
import { quoteScene } from './quote';
import { roadmap } from './roadmap';
import { sharesScene } from './shares';
import { statementScene } from './statement';
import { title } from './title';

const scenes = [
  title,
  keyFigures,
  columnChart,
  growth,
  sharesScene,
  pictureText,
  roadmap,
  quoteScene,
  statementScene,
  callToAction,
];

const transitions: readonly Transition[] = [
  { kind: 'style', frames: 20 },
  { kind: 'push', frames: 10, direction: 'left' },
  { kind: 'fade', frames: 12 },
  { kind: 'slide', frames: 12, direction: 'left' },
  { kind: 'style', frames: 20 },
  { kind: 'fade', frames: 12 },
];

/** Shows the state of a company and its next steps. */
export const companyUpdate: RecipeSource = {
  id: 12,
  slug: 'company-update',
  name: 'Company update',
  description: 'Share results and plans with clean cards, animated charts and large numbers.',
  goals: ['company-news', 'tell-story'],
  moods: ['confident', 'calm'],
  tier: 'premium',
  publishedOn: '2026-11-21',
  families: [
    withTransitions(transitions, {
      id: 121,
      slug: 'report',
      name: 'Report',
      description: 'Clear and modern: cards with soft shadows, charts in indigo, mint and apricot.',
      bpm: BPM,
      moods: ['Confident', 'Calm'],
      fontFamily: 'Manrope',
      palette: [MIST, ink.hex, indigo.hex, mint.hex, apricot.hex],
      defaultMusicKitId: 5,
      ingredients: createIngredients(BPM, scenes),
      defaultIngredientIds: [12101, 12102, 12103, 12106, 12107, 12110],
    }),
  ],
};
