import type { Transition } from '@spotreel/sdk/internal/contract';
import { createIngredients } from '../../../ingredient';
import type { TemplateFamilySource } from '../../../template';
import { withTransitions } from '../../../transitions';
import { benefits } from './benefits';
import { callToAction } from './call-to-action';
import { BPM, blush, coral, cream, lilac, plum } from './look';
import { numberScene } from './number';
import { pictureText } from './picture-text';
import { review } from './review';
import { showcase } from './showcase';
import { statementScene } from './statement';
import { title } from './title';

const scenes = [title, statementScene, pictureText, benefits, numberScene, review, callToAction, showcase];

const transitions: readonly Transition[] = [
  { kind: 'style', frames: 20 },
  { kind: 'circle', frames: 14 },
  { kind: 'style', frames: 20 },
  { kind: 'slide', frames: 14, direction: 'up' },
  { kind: 'luma', frames: 14, direction: 'up' },
  { kind: 'fade', frames: 14 },
];

export const liquid: TemplateFamilySource = withTransitions(transitions, {
  id: 12,
  slug: 'liquid',
  name: 'Liquid',
  description: 'Everything flows: a bold serif with drops and waves in blush, coral and plum.',
  bpm: BPM,
  moods: ['Warm', 'Playful'],
  fontFamily: 'DM Serif Display',
  palette: [cream.hex, plum.hex, coral.hex, lilac.hex, blush.hex],
  defaultMusicKitId: 5,
  ingredients: createIngredients(BPM, scenes),
  defaultIngredientIds: [1201, 1202, 1203, 1204, 1205, 1207],
});
