import { isFilled, keepsLocks, overshootMs, type Problem } from '../problem/problem';
import { type LossShare, REPEAT_PENALTY } from '../problem/score';
import type { Memory } from './memory';
import type { StateTable } from './state-table';

/** Excess and overshoot travel in one number, the excess in units of this many milliseconds. */
export const EXCESS_UNIT = 2 ** 20;

/** One pair on the cheapest completion of a state of the table. */
export interface TableStep {
  readonly sample: number;
  /** 0 if the completion ends here. */
  readonly state: number;
  readonly mask: number;
  readonly isRepeat: boolean;
}

/**
 * For each sample, state of remaining length and memory: the least total of any completion. The total is the excess,
 * and the overshoot decides between equal ones. A repeat is charged if it is remembered; any other use of a sample
 * costs its price.
 */
export class BoundTable {
  readonly #problem: Problem;
  readonly #states: StateTable;
  readonly #memory: Memory;
  readonly #rows: number;
  readonly #totals: Float64Array;
  #limit: LossShare = { loss: 0, pairs: 1 };
  #prices: Float64Array;

  constructor(problem: Problem, states: StateTable, memory: Memory) {
    this.#problem = problem;
    this.#states = states;
    this.#memory = memory;
    this.#rows = states.low.length;
    this.#totals = new Float64Array(problem.lengths.length * this.#rows * memory.masks);
    this.#prices = new Float64Array(problem.lengths.length);
  }

  /** Excess of a loss over a number of pairs, in `EXCESS_UNIT`s. */
  excess(loss: number, pairs: number): number {
    return (loss * this.#limit.pairs - pairs * this.#limit.loss) * EXCESS_UNIT;
  }

  at(sample: number, state: number, mask: number): number {
    return this.#totals[(sample * this.#rows + state) * this.#memory.masks + mask] as number;
  }

  make(limit: LossShare, prices: Float64Array): void {
    this.#limit = limit;
    this.#prices = prices;
    this.#totals.fill(Number.POSITIVE_INFINITY);
    const { canOpen, canPass, firstEdge } = this.#problem.graph;
    for (const state of this.#states.occupied) {
      for (let sample = 0; sample < canPass.length; sample += 1) {
        if (canPass[sample] !== 1 && canOpen[sample] !== 1) continue;
        const last = firstEdge[sample + 1] as number;
        for (let edge = firstEdge[sample] as number; edge < last; edge += 1) this.#relax(sample, state, edge);
      }
    }
  }

  /** The first pair of the cheapest completion; undefined if there is no completion. */
  cheapest(sample: number, state: number, mask: number): TableStep | undefined {
    const { firstEdge } = this.#problem.graph;
    let least = Number.POSITIVE_INFINITY;
    let step: TableStep | undefined;
    for (let edge = firstEdge[sample] as number; edge < (firstEdge[sample + 1] as number); edge += 1) {
      for (const [next, total] of this.#ways(edge, state, mask)) {
        if (total < least) {
          least = total;
          step = next;
        }
      }
    }
    return step;
  }

  /** Lowers the totals of `sample` in `state` to what going along `edge` costs. */
  #relax(sample: number, state: number, edge: number): void {
    const { masks, maskAfter, targetBit } = this.#memory;
    const totals = this.#totals;
    const { to, first, last, closing } = this.#reach(edge, state);
    const fresh = this.#cost(edge, false);
    const repeated = this.#cost(edge, true);
    const bit = targetBit[edge] as number;
    const base = (sample * this.#rows + state) * masks;
    for (let mask = 0; mask < masks; mask += 1) {
      let rest = closing;
      for (let next = first; next <= last; next += 1) {
        const there = totals[(to * this.#rows + next) * masks + (maskAfter[edge * masks + mask] as number)] as number;
        if (there < rest) rest = there;
      }
      const total = rest + (bit < 0 || (mask & bit) !== 0 ? repeated : fresh);
      if (total < (totals[base + mask] as number)) totals[base + mask] = total;
    }
  }

  *#ways(edge: number, state: number, mask: number): Generator<[TableStep, number]> {
    const { to, first, last, closing } = this.#reach(edge, state);
    const bit = this.#memory.targetBit[edge] as number;
    const isRepeat = bit < 0 || (mask & bit) !== 0;
    const cost = this.#cost(edge, isRepeat);
    yield [{ sample: to, state: 0, mask: 0, isRepeat }, cost + closing];
    const after = this.#memory.maskAfter[edge * this.#memory.masks + mask] as number;
    for (let next = first; next <= last; next += 1) {
      yield [{ sample: to, state: next, mask: after, isRepeat }, cost + this.at(to, next, after)];
    }
  }

  #cost(edge: number, isRepeat: boolean): number {
    const { edgeTo, edgeLoss } = this.#problem.graph;
    const extra = isRepeat ? REPEAT_PENALTY : (this.#prices[edgeTo[edge] as number] as number);
    return this.excess((edgeLoss[edge] as number) + extra, 1);
  }

  /**
   * Targets of an edge from a state: the states of its target, none if it cannot pass, and the overshoot of closing.
   */
  #reach(edge: number, state: number): { to: number; first: number; last: number; closing: number } {
    const { graph, lengths } = this.#problem;
    const to = graph.edgeTo[edge] as number;
    const low = (this.#states.low[state] as number) - (lengths[to] as number);
    const high = (this.#states.high[state] as number) - (lengths[to] as number);
    // A state of several lengths says too little to rule out anything.
    const isExact = low === high;
    if (isExact && !keepsLocks(this.#problem, to, this.#states.low[state] as number))
      return { to, first: 1, last: 0, closing: Number.POSITIVE_INFINITY };
    const first = Math.ceil(Math.max(1, low) / this.#states.width);
    const last = graph.canPass[to] === 1 && high > 0 ? Math.ceil(high / this.#states.width) : 0;
    return { to, first, last, closing: this.#closing(to, low, high) };
  }

  /** Overshoot, at least, of closing with `sample`, where between `low` and `high` remain; infinite if it cannot be. */
  #closing(sample: number, low: number, high: number): number {
    if (this.#problem.graph.canClose[sample] !== 1 || low > 0) return Number.POSITIVE_INFINITY;
    const remaining = Math.min(0, high);
    if (!isFilled(this.#problem, remaining)) return Number.POSITIVE_INFINITY;
    return Math.min(overshootMs(this.#problem, remaining), EXCESS_UNIT - 1);
  }
}
