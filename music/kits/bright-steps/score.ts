import { boost, highs, level, lows } from '../../mix/inserts';
import type { KitScore } from '../kit-score';
import { band, spaces } from './band';
import { closing } from './closing';
import { opening } from './opening';
import { refrain } from './refrain';
import { stings } from './stings';

export const brightSteps: KitScore = {
  id: 1,
  slug: 'bright-steps',
  name: 'Bright Steps',
  description: 'Upbeat pop with claps, driving guitars and a glockenspiel hook.',
  bpm: 120,
  moods: ['Energetic', 'Bold', 'Playful'],
  band,
  spaces,
  bus: [
    lows(90, 0.5),
    boost(350, -1, 0.8),
    highs(9000, 1),
    level({ thresholdDb: -14, ratio: 2, attackMs: 25, releaseMs: 160 }),
  ],
  sections: [...opening, ...refrain, ...closing],
  demo: ['intro-short', 'chorus', 'outro-short'],
  stings,
};
