import { boost, highs, level, lows } from '../../mix/inserts';
import { swung } from '../../score/excerpt';
import type { ScoreSection } from '../../score/section';
import type { KitScore } from '../kit-score';
import { band, spaces } from './band';
import { closing } from './closing';
import { opening } from './opening';
import { refrain } from './refrain';
import { stings } from './stings';

/** Between straight sixteenths and triplets (0.67). */
const laidBack = (section: ScoreSection) => swung(section, 0.58);

export const windowSeat: KitScore = {
  id: 5,
  slug: 'window-seat',
  name: 'Window Seat',
  description: 'Laid-back soul with an electric piano, a round bass and a vibraphone.',
  bpm: 100,
  mp3Quality: 6,
  moods: ['Confident', 'Calm', 'Focused'],
  band,
  spaces,
  bus: [
    lows(70, 1),
    boost(230, -3, 0.7),
    highs(1800, 3.5),
    highs(8000, 1.5),
    level({ thresholdDb: -14, ratio: 2, attackMs: 28, releaseMs: 170 }),
  ],
  sections: [...opening, ...refrain, ...closing].map(laidBack),
  demo: ['intro-short', 'chorus-short', 'outro-short'],
  stings: stings.map(laidBack),
};
