import { boost, highs, level } from '../../mix/inserts';
import type { KitScore } from '../kit-score';
import { band, spaces } from './band';
import { closing } from './closing';
import { opening } from './opening';
import { refrain } from './refrain';
import { stings } from './stings';

export const frontPorch: KitScore = {
  id: 4,
  slug: 'front-porch',
  name: 'Front Porch',
  description: 'Ukulele, guitar, claps and a whistled tune: friendly and handmade.',
  bpm: 96,
  moods: ['Playful', 'Warm'],
  band,
  spaces,
  bus: [boost(300, 1.5, 0.7), highs(8500, 1.5), level({ thresholdDb: -14, ratio: 2, attackMs: 25, releaseMs: 170 })],
  sections: [...opening, ...refrain, ...closing],
  demo: ['intro-short', 'chorus-short', 'outro-short'],
  stings,
};
