import type { Transition } from '@spotreel/sdk/internal/contract';
import { createIngredients } from '../../../ingredient';
import type { TemplateFamilySource } from '../../../template';
import { CUT, withTransitions } from '../../../transitions';
import { callToAction } from './call-to-action';
import { checklist } from './checklist';
import { BPM, navy, PAPER, pink, ROSE, YELLOW } from './look';
import { numberScene } from './number';
import { quoteScene } from './quote';
import { statementScene } from './statement';
import { tip } from './tip';
import { title } from './title';

const tipLeft = tip({
  id: 4203,
  slug: 'riso-tip-picture-left',
  name: 'Tip, image left',
  side: 'left',
  background: PAPER,
  number: '1',
  headline: 'Dim it an hour early',
  detail: 'Low, warm light says that the day is over.',
  picture: 'halo-room.jpg',
});

const tipRight = tip({
  id: 4204,
  slug: 'riso-tip-picture-right',
  name: 'Tip, image right',
  side: 'right',
  background: ROSE,
  number: '2',
  headline: 'Wake at one time',
  detail: 'Sundays too. The morning sets the night.',
  picture: 'breakfast-table.jpg',
});

const scenes = [title, statementScene, tipLeft, tipRight, checklist, numberScene, quoteScene, callToAction];

const transitions: readonly Transition[] = [
  CUT,
  { kind: 'style', frames: 18 },
  { kind: 'push', frames: 10, direction: 'left' },
  { kind: 'blinds', frames: 12, direction: 'down' },
  { kind: 'style', frames: 18 },
  { kind: 'wipe', frames: 10, direction: 'right' },
];

/** The printed style of 'Handy tips'. */
export const riso: TemplateFamilySource = withTransitions(transitions, {
  id: 42,
  slug: 'riso',
  name: 'Riso',
  description: 'A risograph print: three overlapping inks, halftone dots and simple shapes that turn on the beat.',
  bpm: BPM,
  moods: ['Playful', 'Bold'],
  fontFamily: 'Montserrat',
  palette: [PAPER, navy.hex, pink.hex, YELLOW, ROSE],
  defaultMusicKitId: 1,
  ingredients: createIngredients(BPM, scenes),
  defaultIngredientIds: [4201, 4202, 4203, 4204, 4205, 4207],
});
