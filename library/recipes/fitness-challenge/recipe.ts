import type { Transition } from '@spotreel/sdk/internal/contract';
import { createIngredients } from '../../ingredient';
import type { RecipeSource } from '../../template';
import { CUT, withTransitions } from '../../transitions';
import { breathFamily } from './breath/family';
import { calendar } from './calendar';
import { callToAction } from './call-to-action';
import { lanesScene } from './lanes';
import { BPM, CHALK, COAL, chalk, coal, LIME, steel } from './look';
import { moveScene } from './move';
import { review } from './review';
import { statementScene } from './statement';
import { title } from './title';
import { workout } from './workout';

const moveLeft = moveScene({
  id: 11104,
  slug: 'move-picture-left',
  name: 'Move, image left',
  side: 'left',
  background: COAL,
  paint: chalk,
  headline: 'Swing it high',
  detail: 'Hips drive, arms follow. Breathe out at the top.',
  tag: 'Move 1',
  picture: 'kettlebell.jpg',
});

const moveRight = moveScene({
  id: 11105,
  slug: 'move-picture-right',
  name: 'Move, image right',
  side: 'right',
  background: CHALK,
  paint: coal,
  headline: 'Press and hold',
  detail: 'Light beats heavy. Slow on the way down.',
  tag: 'Move 2',
  picture: 'dumbbells.jpg',
});

const scenes = [title, calendar, workout, moveLeft, moveRight, statementScene, review, lanesScene, callToAction];

const transitions: readonly Transition[] = [
  { kind: 'whip', frames: 8, direction: 'left' },
  { kind: 'style', frames: 16 },
  { kind: 'push', frames: 8, direction: 'left' },
  CUT,
  { kind: 'style', frames: 16 },
  { kind: 'whip', frames: 8, direction: 'right' },
];

/** Gets people to join and to stay with it. */
export const fitnessChallenge: RecipeSource = {
  id: 11,
  slug: 'fitness-challenge',
  name: 'Fitness challenge',
  description: 'Get people moving with bold type that hits on the beat, or with calm shapes that breathe.',
  goals: ['challenge', 'announce-event'],
  moods: ['energetic', 'bold', 'calm'],
  tier: 'premium',
  publishedOn: '2026-11-21',
  families: [
    withTransitions(transitions, {
      id: 111,
      slug: 'sprint',
      name: 'Sprint',
      description: 'Black, white and one bright color. Everything leans forward and lands on the beat.',
      bpm: BPM,
      moods: ['Energetic', 'Bold'],
      fontFamily: 'Oswald',
      palette: [COAL, CHALK, LIME, steel.hex],
      defaultMusicKitId: 6,
      ingredients: createIngredients(BPM, scenes),
      defaultIngredientIds: [11101, 11106, 11102, 11103, 11104, 11109],
    }),
    breathFamily,
  ],
};
