import { boost, highs, level } from '../../mix/inserts';
import { swung } from '../../score/excerpt';
import type { ScoreSection } from '../../score/section';
import type { KitScore } from '../kit-score';
import { band, spaces } from './band';
import { closing } from './closing';
import { opening } from './opening';
import { refrain } from './refrain';
import { stings } from './stings';

const skipping = (section: ScoreSection) => swung(section, 0.56);

export const oddSocks: KitScore = {
  id: 7,
  slug: 'odd-socks',
  name: 'Odd Socks',
  description: 'A toy orchestra on tiptoe: plucked strings, marimba, clarinet and a grumbling bassoon.',
  bpm: 96,
  mp3Quality: 6,
  moods: ['Playful', 'Focused', 'Warm'],
  band,
  spaces,
  bus: [
    boost(320, -0.5, 0.8),
    highs(2800, 2),
    highs(8000, 1),
    level({ thresholdDb: -14, ratio: 2, attackMs: 25, releaseMs: 170 }),
  ],
  sections: [...opening, ...refrain, ...closing].map(skipping),
  demo: ['intro-short', 'chorus-short', 'outro-short'],
  stings: stings.map(skipping),
};
