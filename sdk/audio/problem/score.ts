/**
 * The score of a track, counted as its loss against a perfect one. Every pair could bring 10 points, so
 * `score = 10 * pairs - loss`, and the best percent is the smallest loss per pair. Losses and pairs are integers and
 * shares are compared by cross-multiplication, so no rounding ever decides a rank.
 */

/** Points of a Perfect pair: the most that a pair can bring. */
export const PERFECT_POINTS = 10;

/** Taken off for each time a sample is heard again. */
export const REPEAT_PENALTY = 7;

/** Compatibility rating -> points: Weak, Fine, Perfect (docs/rules/audio-composer.md#scores). */
const POINTS: ReadonlyMap<number, number> = new Map([
  [1, 0],
  [5, 7],
  [10, PERFECT_POINTS],
]);

/** Points that a pair of this rating loses; undefined for a rating that does not exist. */
export function ratingLoss(compatibilityRating: number): number | undefined {
  const points = POINTS.get(compatibilityRating);
  return points === undefined ? undefined : PERFECT_POINTS - points;
}

/** A loss per pair. `pairs` is 1 for a track of one sample, whose loss is 0 and whose percent therefore 100. */
export interface LossShare {
  readonly loss: number;
  readonly pairs: number;
}

/** Negative if `a` is the better share. */
export function compareShares(a: LossShare, b: LossShare): number {
  return a.loss * b.pairs - b.loss * a.pairs;
}

/** 100 for a track of Perfect pairs without repeats; below 0 if the penalties exceed the points. */
export function percentOf(share: LossShare): number {
  return (100 * (PERFECT_POINTS * share.pairs - share.loss)) / (PERFECT_POINTS * share.pairs);
}
