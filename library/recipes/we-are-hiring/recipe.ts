import type { Transition } from '@spotreel/sdk/internal/contract';
import { createIngredients } from '../../ingredient';
import type { RecipeSource } from '../../template';
import { CUT, withTransitions } from '../../transitions';
import { callToAction } from './call-to-action';
import { BPM, cobalt, cream, ink, orange, pink, yellow } from './look';
import { numberScene } from './number';
import { perksScene } from './perks';
import { quoteScene } from './quote';
import { roleScene } from './role';
import { statementScene } from './statement';
import { team } from './team';
import { title } from './title';

const scenes = [title, statementScene, roleScene, perksScene, numberScene, quoteScene, callToAction, team];

const transitions: readonly Transition[] = [
  { kind: 'style', frames: 18 },
  CUT,
  { kind: 'push', frames: 10, direction: 'up' },
  { kind: 'cover', frames: 10, direction: 'left' },
  { kind: 'style', frames: 18 },
  { kind: 'push', frames: 10, direction: 'left' },
];

/** Finds new colleagues. */
export const weAreHiring: RecipeSource = {
  id: 6,
  slug: 'we-are-hiring',
  name: 'We are hiring',
  description: 'Find new colleagues: show the job, the team and the benefits in bold blocks that turn on the beat.',
  goals: ['hire'],
  moods: ['playful', 'bold', 'energetic'],
  tier: 'free',
  publishedOn: '2026-11-21',
  families: [
    withTransitions(transitions, {
      id: 61,
      slug: 'building-blocks',
      name: 'Building blocks',
      description: 'Quarter circles on a strict grid, a geometric sans serif and five bold colors.',
      bpm: BPM,
      moods: ['Playful', 'Bold', 'Energetic'],
      fontFamily: 'Sora',
      palette: [cream.hex, ink.hex, cobalt.hex, orange.hex, pink.hex, yellow.hex],
      defaultMusicKitId: 4,
      ingredients: createIngredients(BPM, scenes),
      defaultIngredientIds: [6101, 6102, 6103, 6104, 6105, 6107],
    }),
  ],
};
