import { keepsLocks, type Problem } from '../problem/problem';
import { compareShares, type LossShare, REPEAT_PENALTY } from '../problem/score';
import { beamSearch } from './beam-search';
import { Bound } from './bound';
import { EXCESS_UNIT } from './bound-table';
import { setPrices } from './prices';
import { leadsBefore, type Ranking } from './ranking';
import { Sequence } from './sequence';

/** No pair loses more than this: a Weak one to a sample heard before. */
const WORST_LOSS = 10 + REPEAT_PENALTY;

/** Limits are raised in steps of 1 / 20 of a point for each pair. */
const LIMIT_PARTS = 20;

/** Steps of the search for each step of the table before a larger one is tried; measured. */
const PATIENCE = 0.3;

/**
 * The search for the proof: depth first under a rising limit. It visits all sequences whose loss per pair is within the
 * limit. It skips those where the bound proves that no completion is within the limit and better than the last ranked
 * candidate. When the ranking is full and its last is within a finished limit, nothing better is left anywhere.
 *
 * Sequences are tried in order of their ids. Of equally good ones, those found first therefore rank first. The others
 * are ruled out at the sample in which they first differ.
 */
export class Search {
  readonly #problem: Problem;
  readonly #ranking: Ranking;
  readonly #bound: Bound;
  /** Only for kits that need it: most are proved sooner without. */
  #pricedBound: Bound | undefined;
  readonly #sequence: Sequence;
  /** At each depth the next edge to try; at depth 0 the next sample. */
  readonly #next: number[] = [0];
  #limit: LossShare = { loss: 0, pairs: LIMIT_PARTS };
  #cleared: LossShare = { loss: 0, pairs: LIMIT_PARTS };
  /** The least excess over the limit, and so how far the limit can be raised at once, that was ruled out. */
  #leastExcess = Number.POSITIVE_INFINITY;
  /** The totals that are looked at: below `#allowed`, and at it if the sequence is before the last ranked one. */
  #allowed = 0;
  #proved = false;
  /** Steps left before the bound is made to remember more. */
  #patience: number;
  #deepening: Generator<void, void> | undefined;

  /** Undefined if the kit is too fine-grained to prove anything about it. */
  static of(problem: Problem, ranking: Ranking): Search | undefined {
    const bound = Bound.of(problem);
    return bound && new Search(problem, ranking, bound);
  }

  private constructor(problem: Problem, ranking: Ranking, bound: Bound) {
    this.#problem = problem;
    this.#ranking = ranking;
    this.#bound = bound;
    this.#sequence = new Sequence(problem);
    this.#patience = bound.steps * PATIENCE;
    this.#aim(this.#limit);
  }

  /** True once the ranking is proved to be optimal. */
  get proved(): boolean {
    return this.#proved;
  }

  /** A sequence that is neither ranked nor worse than all ranked ones loses at least this for each pair. */
  get cleared(): LossShare {
    return this.#cleared;
  }

  /** Goes on for a number of steps at most: less after a piece of work that took long, or if the proof is there. */
  advance(steps: number): void {
    for (let step = 0; step < steps && !this.#proved; step += 1) {
      this.#patience -= 1;
      if (this.#patience < 0) {
        this.#deepen();
        return;
      }
      const choice = this.#choose();
      if (choice !== undefined) this.#try(choice);
      else if (this.#sequence.size > 0) this.#sequence.pop();
      else this.#finishLimit();
    }
  }

  #choose(): number | undefined {
    const { size } = this.#sequence;
    const { graph, lengths } = this.#problem;
    const choice = this.#next[size] as number;
    const end = size === 0 ? lengths.length : (graph.firstEdge[this.#sequence.last + 1] as number);
    this.#next[size] = choice + 1;
    return choice < end ? choice : undefined;
  }

  #try(choice: number): void {
    const { graph } = this.#problem;
    const first = this.#sequence.size === 0;
    const sample = first ? choice : (graph.edgeTo[choice] as number);
    const pairLoss = first ? 0 : (graph.edgeLoss[choice] as number);
    if (first && graph.canOpen[sample] !== 1) return;
    if (!keepsLocks(this.#problem, sample, this.#sequence.remaining)) return;
    this.#close(sample, pairLoss);
    if (!first && graph.canPass[sample] !== 1) return;
    if (this.#sequence.remainingAfter(sample) <= 0 || !this.#isPromising(sample, pairLoss)) return;
    this.#sequence.push(sample, pairLoss);
    this.#next[this.#sequence.size] = graph.firstEdge[sample] as number;
  }

  #close(sample: number, pairLoss: number): void {
    const candidate = this.#sequence.closedWith(sample, pairLoss);
    if (!candidate || !this.#ranking.offer(candidate)) return;
    const { last } = this.#ranking;
    if (!last) return;
    if (compareShares(last, this.#limit) < 0) this.#aim(last);
    else this.#allow();
  }

  #isPromising(sample: number, pairLoss: number): boolean {
    const total = this.#leastTotal(sample, pairLoss);
    if (total < this.#allowed) return true;
    if (total === this.#allowed && this.#ranking.last)
      return leadsBefore(this.#sequence.path, sample, this.#ranking.last);
    this.#leastExcess = Math.min(this.#leastExcess, total);
    return false;
  }

  #leastTotal(sample: number, pairLoss: number): number {
    const { size, uses } = this.#sequence;
    const remaining = this.#sequence.remainingAfter(sample);
    const excess = this.#bound.excess(this.#sequence.lossAfter(sample, pairLoss), size);
    const total = excess + this.#bound.rest(sample, remaining, uses);
    if (total > this.#allowed || !this.#pricedBound) return total;
    return Math.max(total, excess + this.#pricedBound.rest(sample, remaining, uses));
  }

  /** Spends as much time on a better bound, and on better candidates to compare with, as the search took. */
  #deepen(): void {
    this.#deepening ??= this.#deepenings();
    if (this.#deepening.next().done !== true) return;
    this.#deepening = undefined;
    this.#patience += this.#bound.steps * PATIENCE;
    const { last } = this.#ranking;
    this.#aim(last && compareShares(last, this.#limit) < 0 ? last : this.#limit);
  }

  *#deepenings(): Generator<void, void> {
    const [best] = this.#ranking.best;
    if (this.#pricedBound || !best) {
      const deeper = this.#bound.deepen() && this.#pricedBound?.deepen() === true;
      if (!deeper) this.#patience = Number.POSITIVE_INFINITY;
      return;
    }
    yield* beamSearch(this.#problem, this.#ranking, this.#bound);
    const pricedBound = this.#bound.another();
    yield* setPrices(this.#problem, pricedBound, this.#ranking.best[0] ?? best);
    this.#pricedBound = pricedBound;
  }

  #aim(limit: LossShare): void {
    this.#limit = limit;
    this.#bound.aim(limit);
    this.#pricedBound?.aim(limit);
    this.#allow();
  }

  /** At the share of the last ranked candidate only less overshoot is better; below it any overshoot is. */
  #allow(): void {
    const { last } = this.#ranking;
    const tied = last !== undefined && compareShares(last, this.#limit) === 0;
    this.#allowed = tied ? Math.min(last.overshootMs, EXCESS_UNIT - 1) : EXCESS_UNIT - 0.5;
  }

  #finishLimit(): void {
    const { last } = this.#ranking;
    const reached = last !== undefined && compareShares(last, this.#limit) <= 0;
    if (reached || this.#limit.loss >= WORST_LOSS * this.#limit.pairs) {
      this.#proved = true;
      return;
    }
    const raised = this.#raise();
    this.#next[0] = 0;
    this.#aim(last && compareShares(last, raised) < 0 ? last : raised);
  }

  /**
   * The next limit. What was ruled out exceeds this one by `#leastExcess` or more in at most `mostPairs` pairs, so that
   * there is nothing up to that share. Only the last limit of all, the share of a candidate, is not in whole parts.
   */
  #raise(): LossShare {
    const shortest = this.#problem.lengths.reduce((least, length) => Math.min(least, length), this.#problem.target);
    const mostPairs = Math.ceil(this.#problem.target / shortest);
    const skipped = Math.floor(this.#leastExcess / EXCESS_UNIT / mostPairs);
    const cleared = Math.min(this.#limit.loss + skipped, WORST_LOSS * LIMIT_PARTS);
    this.#leastExcess = Number.POSITIVE_INFINITY;
    this.#cleared = { loss: cleared, pairs: LIMIT_PARTS };
    return { loss: cleared + 1, pairs: LIMIT_PARTS };
  }
}
