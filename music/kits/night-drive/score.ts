import { boost, highs, level, lows } from '../../mix/inserts';
import type { KitScore } from '../kit-score';
import { band, spaces } from './band';
import { closing } from './closing';
import { opening } from './opening';
import { refrain } from './refrain';
import { stings } from './stings';

export const nightDrive: KitScore = {
  id: 3,
  slug: 'night-drive',
  name: 'Night Drive',
  description: 'A synthesizer groove with a growling bass, wide pads and a neon lead.',
  bpm: 100,
  moods: ['Bold', 'Energetic'],
  band,
  spaces,
  bus: [
    lows(80, 0.5),
    boost(280, -1.5, 0.8),
    highs(3500, 1.5),
    highs(9000, 1),
    level({ thresholdDb: -14, ratio: 2, attackMs: 25, releaseMs: 140 }),
  ],
  sections: [...opening, ...refrain, ...closing],
  demo: ['intro', 'chorus-short', 'outro-short'],
  stings,
};
