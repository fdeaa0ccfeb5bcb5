import type { Transition } from '@spotreel/sdk/internal/contract';
import { createIngredients } from '../../../ingredient';
import type { TemplateFamilySource } from '../../../template';
import { withTransitions } from '../../../transitions';
import { callToAction } from './call-to-action';
import { BPM, coral, ink, LILAC, LINEN, lilac, SAGE, sage } from './look';
import { numberScene } from './number';
import { practice } from './picture-text';
import { plan } from './plan';
import { quoteScene } from './quote';
import { statementScene } from './statement';
import { title } from './title';

const practiceLeft = practice({
  id: 11204,
  slug: 'breath-picture-left',
  name: 'Image left',
  side: 'left',
  background: LINEN,
  kicker: 'Before breakfast',
  headline: 'A chair by the window',
  detail: 'No mat, no app, no music. A chair, some light and ten minutes.',
  picture: 'still-life.jpg',
});

const practiceRight = practice({
  id: 11205,
  slug: 'breath-picture-right',
  name: 'Image right',
  side: 'right',
  background: SAGE,
  kicker: 'After work',
  headline: 'Put the day down',
  detail: 'Feet on the floor. Name three things that went well.',
  picture: 'breakfast-table.jpg',
});

const scenes = [title, numberScene, plan, practiceLeft, practiceRight, statementScene, quoteScene, callToAction];

const transitions: readonly Transition[] = [
  { kind: 'zoom', frames: 14 },
  { kind: 'luma', frames: 16, direction: 'up' },
  { kind: 'fade', frames: 16 },
  { kind: 'circle', frames: 16 },
  { kind: 'fade', frames: 16 },
];

/** The quiet style of 'Fitness challenge'. */
export const breathFamily: TemplateFamilySource = withTransitions(transitions, {
  id: 112,
  slug: 'breath',
  name: 'Breath',
  description: 'A calm morning: breathing circles, soft hills, a fine serif and misty transitions.',
  bpm: BPM,
  moods: ['Calm', 'Warm'],
  fontFamily: 'Playfair Display',
  palette: [LINEN, ink.hex, coral.hex, sage.hex, lilac.hex, LILAC],
  defaultMusicKitId: 2,
  ingredients: createIngredients(BPM, scenes),
  defaultIngredientIds: [11201, 11202, 11203, 11204, 11208],
});
