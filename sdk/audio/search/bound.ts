import type { Problem } from '../problem/problem';
import { type LossShare, REPEAT_PENALTY } from '../problem/score';
import { BoundTable } from './bound-table';
import { type Memory, maskOf, memoryOf } from './memory';
import { type StateTable, stateTableOf } from './state-table';

/** The greatest price: beyond the penalty the bound would no longer be one. */
export const HIGHEST_PRICE = REPEAT_PENALTY;

/** Steps that the first table may take: a fraction of a millisecond, which is enough for most kits. */
const FIRST_TABLE_STEPS = 100_000;

/** Steps that the largest table may take: some 50 ms, since the clock is not looked at meanwhile. */
const LARGEST_TABLE_STEPS = 6_000_000;

/** Entries of the largest table: 32 MB. */
const LARGEST_TABLE_SIZE = 4_000_000;

/**
 * The limit is the share of loss that is allowed. A pair that loses more than that has an excess, a pair that loses
 * less has a credit: `excess = loss * limit.pairs - limit.loss`. A sequence is within the limit exactly if its excess
 * is 0 or less, however many pairs it has. The bound is never greater than the least excess of any completion, so it
 * rules out no completion that is within the limit.
 *
 * A table that charges remembered repeats only (see memory.ts) rules out little where a kit is much shorter than the
 * scenes: samples then repeat often. There each use of a sample can be given a price `p` from 0 to the penalty, paid
 * back once for each sample. Then `x` uses cost `p * (x - 1)`. This is never more than `penalty * (x - 1)`, and
 * negative for a sample that is not used. With all prices at the penalty this counts uses against samples.
 */
export class Bound {
  readonly #problem: Problem;
  readonly #states: StateTable;
  readonly #prices: Float64Array;
  #bits = 0;
  #memory: Memory;
  #table: BoundTable;

  /** With as much memory as `firstSteps` allow to begin with. Undefined if the samples are too short for a table. */
  static of(problem: Problem, firstSteps = FIRST_TABLE_STEPS): Bound | undefined {
    const states = stateTableOf(problem);
    return states && new Bound(problem, states, firstSteps);
  }

  private constructor(problem: Problem, states: StateTable, firstSteps: number) {
    this.#problem = problem;
    this.#states = states;
    this.#prices = new Float64Array(problem.lengths.length);
    while (this.#stepsWith(this.#bits + 1) <= firstSteps && this.#canRemember(this.#bits + 1)) this.#bits += 1;
    this.#memory = memoryOf(problem.graph, this.#bits);
    this.#table = new BoundTable(problem, states, this.#memory);
  }

  /** A second bound for the same problem, with prices of its own. */
  another(): Bound {
    return new Bound(this.#problem, this.#states, FIRST_TABLE_STEPS);
  }

  /** Prices of the samples in points, in eighths so that no sum is ever rounded. Take effect with the next `aim`. */
  get prices(): Float64Array {
    return this.#prices;
  }

  /** Steps that making the table takes. */
  get steps(): number {
    return this.#stepsWith(this.#bits);
  }

  /** Makes the table for another limit. */
  aim(limit: LossShare): void {
    this.#table.make(limit, this.#prices);
  }

  /** Remembers more, at the price of a larger table; whether that was possible. Takes effect with the next `aim`. */
  deepen(): boolean {
    if (!this.#canRemember(this.#bits + 1)) return false;
    this.#bits += 1;
    this.#memory = memoryOf(this.#problem.graph, this.#bits);
    this.#table = new BoundTable(this.#problem, this.#states, this.#memory);
    return true;
  }

  /** Excess of a loss over a number of pairs, in `EXCESS_UNIT`s. */
  excess(loss: number, pairs: number): number {
    return this.#table.excess(loss, pairs);
  }

  /** Number of the state that a remaining length belongs to; higher ones are longer. */
  stateOf(remaining: number): number {
    return Math.ceil(remaining / this.#states.width);
  }

  /** The least excess of any completion after `sample`, which leaves `remaining` and comes after the samples used. */
  rest(sample: number, remaining: number, isUsed: (sample: number) => boolean): number {
    const mask = maskOf(this.#memory.watched[sample] as readonly number[], isUsed);
    return this.#table.at(sample, this.stateOf(remaining), mask) - this.#paidBack(sample, isUsed);
  }

  /** Uses of each sample in the cheapest completion, repeats that were charged as such left out. */
  uses(sample: number, remaining: number): Int32Array {
    const uses = new Int32Array(this.#prices.length);
    uses[sample] = 1;
    let step = this.#table.cheapest(sample, this.stateOf(remaining), 0);
    while (step) {
      if (!step.isRepeat) uses[step.sample] = (uses[step.sample] as number) + 1;
      step = step.state > 0 ? this.#table.cheapest(step.sample, step.state, step.mask) : undefined;
    }
    return uses;
  }

  #paidBack(sample: number, isUsed: (sample: number) => boolean): number {
    let sum = 0;
    for (let other = 0; other < this.#prices.length; other += 1) {
      const price = this.#prices[other] as number;
      if (price !== 0 && other !== sample && !isUsed(other)) sum += price;
    }
    return sum === 0 ? 0 : this.#table.excess(sum, 0);
  }

  #stepsWith(bits: number): number {
    return this.#states.occupied.length * this.#problem.graph.edgeTo.length * 2 ** bits;
  }

  #canRemember(bits: number): boolean {
    const size = this.#problem.lengths.length;
    return (
      bits < size &&
      this.#stepsWith(bits) <= LARGEST_TABLE_STEPS &&
      size * this.#states.low.length * 2 ** bits <= LARGEST_TABLE_SIZE
    );
  }
}
