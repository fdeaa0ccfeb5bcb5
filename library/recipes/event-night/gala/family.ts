import type { Transition } from '@spotreel/sdk/internal/contract';
import { createIngredients } from '../../../ingredient';
import type { TemplateFamilySource } from '../../../template';
import { withTransitions } from '../../../transitions';
import { callToAction } from './call-to-action';
import { BPM, EMERALD, gold, ivory, ONYX, WINE, wine } from './look';
import { numberScene } from './number';
import { pictureText } from './picture-text';
import { program } from './program';
import { quoteScene } from './quote';
import { statementScene } from './statement';
import { title } from './title';
import { whenWhere } from './when-where';

const scenes = [title, whenWhere, program, pictureText, statementScene, quoteScene, callToAction, numberScene];

const transitions: readonly Transition[] = [
  { kind: 'style', frames: 20 },
  { kind: 'luma', frames: 16, direction: 'left' },
  { kind: 'fade', frames: 14 },
  { kind: 'split', frames: 18 },
  { kind: 'fade', frames: 16 },
];

/** The dressed-up style of 'Event night'. */
export const gala: TemplateFamilySource = withTransitions(transitions, {
  id: 32,
  slug: 'gala',
  name: 'Gala',
  description: 'A 1920s theater: gold art deco lines, a wide serif and a curtain.',
  bpm: BPM,
  moods: ['Elegant', 'Calm'],
  fontFamily: 'DM Serif Display',
  palette: [EMERALD, ivory.hex, gold.hex, wine.hex, WINE, ONYX],
  defaultMusicKitId: 2,
  ingredients: createIngredients(BPM, scenes),
  defaultIngredientIds: [3201, 3202, 3204, 3203, 3207],
});
