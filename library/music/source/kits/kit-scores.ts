import { brightSteps } from './bright-steps/score';
import type { KitScore } from './kit-score';

/** All kits, in the order of their ids. */
export const kitScores: readonly KitScore[] = [brightSteps];
