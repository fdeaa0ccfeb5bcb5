import { brightSteps } from './bright-steps/score';
import { frontPorch } from './front-porch/score';
import { ironMile } from './iron-mile/score';
import type { KitScore } from './kit-score';
import { nightDrive } from './night-drive/score';
import { oddSocks } from './odd-socks/score';
import { slowBloom } from './slow-bloom/score';
import { windowSeat } from './window-seat/score';

/** All kits, in the order of their ids. */
export const kitScores: readonly KitScore[] = [
  brightSteps,
  slowBloom,
  nightDrive,
  frontPorch,
  windowSeat,
  ironMile,
  oddSocks,
];
