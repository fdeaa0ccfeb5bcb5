import { boost, highs, level, lows } from '../../mix/inserts';
import type { KitScore } from '../kit-score';
import { band, spaces } from './band';
import { closing } from './closing';
import { opening } from './opening';
import { refrain } from './refrain';
import { stings } from './stings';

export const ironMile: KitScore = {
  id: 6,
  slug: 'iron-mile',
  name: 'Iron Mile',
  description: 'Stadium rock: stomps and claps, two driven guitars, a riff to run to.',
  bpm: 120,
  mp3Quality: 6,
  moods: ['Energetic', 'Bold', 'Confident'],
  band,
  spaces,
  ceilingDb: -4.5,
  bus: [
    lows(110, 2),
    boost(1700, -2.5, 0.7),
    highs(2600, -1.5),
    level({ thresholdDb: -14, ratio: 2, attackMs: 22, releaseMs: 130 }),
  ],
  sections: [...opening, ...refrain, ...closing],
  demo: ['intro-short', 'chorus-short', 'outro-short'],
  stings,
};
