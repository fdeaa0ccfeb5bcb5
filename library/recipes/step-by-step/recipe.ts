import type { Transition } from '@spotreel/sdk/internal/contract';
import { createIngredients } from '../../ingredient';
import type { RecipeSource } from '../../template';
import { withTransitions } from '../../transitions';
import { callToAction } from './call-to-action';
import { BLUE, BPM, chalk, ink, PAPER, YELLOW } from './look';
import { numberScene } from './number';
import { overview } from './overview';
import { partsScene } from './parts';
import { review } from './review';
import { statementScene } from './statement';
import { step } from './step';
import { title } from './title';

const stepLeft = step({
  id: 9103,
  slug: 'step-picture-left',
  name: 'Step, image left',
  side: 'left',
  background: BLUE,
  paint: chalk,
  number: '1',
  headline: 'Screw the legs to the seat',
  detail: 'Two screws a leg. Tighten all at the end.',
  note: '5 mm, no more',
  picture: 'stool-parts.jpg',
  spot: { landscape: [0.46, 0.64], portrait: [0.46, 0.64] },
});

const stepRight = step({
  id: 9104,
  slug: 'step-picture-right',
  name: 'Step, image right',
  side: 'right',
  background: PAPER,
  paint: ink,
  number: '2',
  headline: 'Push the ring up until it grips',
  detail: 'It keeps the legs apart.',
  note: 'a third of the way',
  picture: 'stool.jpg',
  spot: { landscape: [0.4, 0.66], portrait: [0.4, 0.66] },
});

const scenes = [title, partsScene, stepLeft, stepRight, statementScene, overview, numberScene, review, callToAction];

const transitions: readonly Transition[] = [
  { kind: 'style', frames: 18 },
  { kind: 'slide', frames: 10, direction: 'left' },
  { kind: 'push', frames: 10, direction: 'left' },
  { kind: 'wipe', frames: 10, direction: 'right' },
  { kind: 'style', frames: 18 },
  { kind: 'fade', frames: 10 },
];

/** Shows how something is made or used. */
export const stepByStep: RecipeSource = {
  id: 9,
  slug: 'step-by-step',
  name: 'Step by step',
  description: 'Explain how to make something with an animated blueprint, numbered markers and notes.',
  goals: ['how-to', 'give-tips'],
  moods: ['focused', 'playful'],
  tier: 'free',
  publishedOn: '2026-11-21',
  families: [
    withTransitions(transitions, {
      id: 91,
      slug: 'blueprint',
      name: 'Blueprint',
      description: 'Blue and white grid paper, even lines and numbered markers.',
      bpm: BPM,
      moods: ['Focused', 'Playful'],
      fontFamily: 'Sora',
      palette: [BLUE, chalk.hex, YELLOW, ink.hex, PAPER],
      defaultMusicKitId: 5,
      ingredients: createIngredients(BPM, scenes),
      defaultIngredientIds: [9101, 9102, 9103, 9104, 9105, 9109],
    }),
  ],
};
