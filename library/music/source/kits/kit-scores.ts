import { brightSteps } from './bright-steps/score';
import { frontPorch } from './front-porch/score';
import type { KitScore } from './kit-score';
import { nightDrive } from './night-drive/score';
import { slowBloom } from './slow-bloom/score';

/** All kits, in the order of their ids. */
export const kitScores: readonly KitScore[] = [brightSteps, slowBloom, nightDrive, frontPorch];
