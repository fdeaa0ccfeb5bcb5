import type { Problem } from '../problem/problem';
import type { LossShare } from '../problem/score';
import { type Bound, HIGHEST_PRICE } from './bound';

/** Tables made in search of prices; more did not help in the measured kits. */
const MAX_ROUNDS = 30;

/** Rounds without a better bound after which none is expected. */
const IDLE_ROUNDS = 8;

/**
 * Sets the prices of `bound` so that even the cheapest track of its table costs as much as possible under `limit`.
 * Samples that this track uses more than once get dearer, and unused ones cheaper, in ever smaller steps (subgradient
 * ascent). The bound is valid with any prices; good ones prove more. Pauses after each round.
 */
export function* setPrices(problem: Problem, bound: Bound, limit: LossShare): Generator<void, void> {
  let best = Number.NEGATIVE_INFINITY;
  let bestPrices = bound.prices.slice();
  let idle = 0;
  for (let round = 0; round < MAX_ROUNDS && idle < IDLE_ROUNDS; round += 1) {
    bound.aim(limit);
    const { total, uses } = cheapestTrack(problem, bound);
    yield;
    idle += 1;
    if (total > best) {
      idle = 0;
      best = total;
      bestPrices = bound.prices.slice();
    }
    if (!uses) break;
    const step = HIGHEST_PRICE / (2 + round);
    for (const [sample, times] of uses.entries()) {
      if (problem.graph.canPass[sample] === 1) raise(bound.prices, sample, step * Math.min(times - 1, 2));
    }
  }
  bound.prices.set(bestPrices);
}

function raise(prices: Float64Array, sample: number, by: number): void {
  const price = Math.round(((prices[sample] as number) + by) * 8) / 8;
  prices[sample] = Math.min(HIGHEST_PRICE, Math.max(0, price));
}

function cheapestTrack(problem: Problem, bound: Bound): { total: number; uses: Int32Array | undefined } {
  let total = Number.POSITIVE_INFINITY;
  let first: number | undefined;
  for (const [sample, length] of problem.lengths.entries()) {
    if (problem.graph.canOpen[sample] !== 1 || length >= problem.target) continue;
    const rest = bound.rest(sample, problem.target - length, () => false);
    if (rest < total) {
      total = rest;
      first = sample;
    }
  }
  const remaining = problem.target - (first === undefined ? 0 : (problem.lengths[first] as number));
  return { total, uses: first === undefined ? undefined : bound.uses(first, remaining) };
}
