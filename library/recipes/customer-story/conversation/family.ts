import type { Transition } from '@spotreel/sdk/internal/contract';
import { createIngredients } from '../../../ingredient';
import type { TemplateFamilySource } from '../../../template';
import { CUT, withTransitions } from '../../../transitions';
import { callToAction } from './call-to-action';
import { figuresScene } from './figures';
import { journey } from './journey';
import { BPM, ink, MINT, teal, white, yellow } from './look';
import { moment } from './moment';
import { pictureMessage } from './picture-message';
import { review } from './review';
import { statementScene } from './statement';
import { title } from './title';

const scenes = [title, statementScene, pictureMessage, journey, figuresScene, review, callToAction, moment];

const transitions: readonly Transition[] = [
  CUT,
  { kind: 'style', frames: 20 },
  { kind: 'push', frames: 10, direction: 'up' },
  { kind: 'cover', frames: 10, direction: 'up' },
  { kind: 'style', frames: 20 },
  { kind: 'fade', frames: 10 },
];

export const conversation: TemplateFamilySource = withTransitions(transitions, {
  id: 22,
  slug: 'conversation',
  name: 'Conversation',
  description: 'A chat that tells the story with pop-up bubbles, typing dots and hearts.',
  bpm: BPM,
  moods: ['Playful', 'Warm'],
  fontFamily: 'Inter',
  palette: [white.hex, ink.hex, teal.hex, yellow.hex, MINT],
  defaultMusicKitId: 4,
  ingredients: createIngredients(BPM, scenes),
  defaultIngredientIds: [2201, 2202, 2203, 2204, 2206, 2207],
});
