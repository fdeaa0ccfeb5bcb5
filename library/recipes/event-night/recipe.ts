import type { Transition } from '@spotreel/sdk/internal/contract';
import { createIngredients } from '../../ingredient';
import type { RecipeSource } from '../../template';
import { CUT, withTransitions } from '../../transitions';
import { callToAction } from './call-to-action';
import { gala } from './gala/family';
import { lineUp } from './line-up';
import { amber, BPM, NIGHT, pink, violet, white } from './look';
import { numberScene } from './number';
import { pictureText } from './picture-text';
import { quoteScene } from './quote';
import { statementScene } from './statement';
import { title } from './title';
import { whenWhere } from './when-where';

const scenes = [title, whenWhere, pictureText, lineUp, statementScene, quoteScene, callToAction, numberScene];

const transitions: readonly Transition[] = [
  CUT,
  { kind: 'style', frames: 18 },
  { kind: 'whip', frames: 8, direction: 'left' },
  CUT,
  { kind: 'zoom', frames: 10 },
  { kind: 'leak', frames: 12 },
];

/** Invites to an event after dark. */
export const eventNight: RecipeSource = {
  id: 3,
  slug: 'event-night',
  name: 'Event night',
  description: 'Invite people to a night out with neon that flashes to the beat, or with gold lines and a curtain.',
  goals: ['announce-event'],
  moods: ['bold', 'energetic', 'elegant'],
  tier: 'premium',
  publishedOn: '2026-11-21',
  families: [
    withTransitions(transitions, {
      id: 31,
      slug: 'neon',
      name: 'Neon',
      description: 'A dark hall with neon tubes, condensed capitals and sweeping lights.',
      bpm: BPM,
      moods: ['Bold', 'Energetic'],
      fontFamily: 'Bebas Neue',
      palette: [NIGHT, white.hex, pink.hex, violet.hex, amber.hex],
      defaultMusicKitId: 3,
      ingredients: createIngredients(BPM, scenes),
      defaultIngredientIds: [3101, 3105, 3102, 3103, 3104, 3107],
    }),
    gala,
  ],
};
