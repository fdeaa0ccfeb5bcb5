import { boost, highs, level, lows } from '../../mix/inserts';
import type { KitScore } from '../kit-score';
import { band, spaces } from './band';
import { closing } from './closing';
import { opening } from './opening';
import { refrain } from './refrain';
import { stings } from './stings';

export const slowBloom: KitScore = {
  id: 2,
  slug: 'slow-bloom',
  name: 'Slow Bloom',
  description: 'Warm piano that opens into strings, unhurried and close.',
  bpm: 80,
  moods: ['Warm', 'Calm', 'Elegant'],
  band,
  spaces,
  bus: [
    lows(100, 0.5),
    boost(300, -1, 0.8),
    highs(8000, 1.5),
    level({ thresholdDb: -14, ratio: 1.8, attackMs: 30, releaseMs: 250 }),
  ],
  sections: [...opening, ...refrain, ...closing],
  demo: ['intro', 'chorus-short', 'outro'],
  stings,
};
