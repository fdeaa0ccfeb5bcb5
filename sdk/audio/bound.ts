import { type Cells, cellsOf } from './cells';
import type { Memory } from './memory';
import { maskOf, memoryOf } from './memory';
import { isFilled, overshootMs, type Problem } from './problem';
import { type LossShare, REPEAT_PENALTY } from './score';
import type { Sequence } from './sequence';

/** Excess and overshoot travel in one number, the excess in units of this many milliseconds. */
export const EXCESS_UNIT = 2 ** 20;

/** Steps that one table may take: a few milliseconds. */
const TABLE_STEPS = 400_000;

const MOST_BITS = 7;

/**
 * For a share of loss that is allowed (the limit), a pair that loses more has an excess, one that loses less a credit:
 * excess = loss * limit.pairs - limit.loss. A sequence is within the limit exactly if its excess is 0 or less,
 * however many pairs it has. The table holds, for each sample, cell of remaining length and memory, the least excess
 * (and, between equal ones, the least overshoot) of any completion, where only repeats of remembered samples are
 * charged. That is never more than the true one, so whatever it rules out is ruled out.
 */
export class Bound {
  readonly #problem: Problem;
  readonly #cells: Cells;
  readonly #memory: Memory;
  readonly #rows: number;
  readonly #table: Float64Array;
  #limit: LossShare = { loss: 0, pairs: 1 };

  /** Undefined if the samples are too short for a table. */
  static of(problem: Problem): Bound | undefined {
    const cells = cellsOf(problem);
    return cells && new Bound(problem, cells);
  }

  private constructor(problem: Problem, cells: Cells) {
    const steps = cells.occupied.length * problem.graph.edgeTo.length;
    const bits = Math.floor(Math.log2(TABLE_STEPS / Math.max(1, steps)));
    this.#problem = problem;
    this.#cells = cells;
    this.#memory = memoryOf(problem.graph, Math.min(MOST_BITS, Math.max(0, bits)));
    this.#rows = cells.low.length;
    this.#table = new Float64Array(problem.lengths.length * this.#rows * this.#memory.masks);
  }

  /** Makes the table for another limit. */
  aim(limit: LossShare): void {
    this.#limit = limit;
    this.#table.fill(Number.POSITIVE_INFINITY);
    const { canOpen, canPass } = this.#problem.graph;
    for (const cell of this.#cells.occupied) {
      for (let sample = 0; sample < canPass.length; sample += 1) {
        if (canPass[sample] === 1 || canOpen[sample] === 1) this.#fill(sample, cell);
      }
    }
  }

  /** Excess of a loss over a number of pairs, in `EXCESS_UNIT`s. */
  excess(loss: number, pairs: number): number {
    return (loss * this.#limit.pairs - pairs * this.#limit.loss) * EXCESS_UNIT;
  }

  /** The least total that any completion of `sequence`, continued with `sample`, can have. */
  total(sequence: Sequence, sample: number, pairLoss: number): number {
    const mask = maskOf(this.#memory.watched[sample] as readonly number[], (other) => sequence.uses(other));
    const cell = Math.ceil(sequence.remainingAfter(sample) / this.#cells.width);
    const rest = this.#table[(sample * this.#rows + cell) * this.#memory.masks + mask] as number;
    return this.excess(sequence.lossAfter(sample, pairLoss), sequence.size) + rest;
  }

  #fill(sample: number, cell: number): void {
    const { firstEdge } = this.#problem.graph;
    for (let edge = firstEdge[sample] as number; edge < (firstEdge[sample + 1] as number); edge += 1) {
      this.#relax((sample * this.#rows + cell) * this.#memory.masks, edge, cell);
    }
  }

  /** Lowers the row at `base` to what going along `edge` costs. */
  #relax(base: number, edge: number, cell: number): void {
    const { graph, lengths } = this.#problem;
    const { masks, maskAfter, targetBit } = this.#memory;
    const to = graph.edgeTo[edge] as number;
    const low = (this.#cells.low[cell] as number) - (lengths[to] as number);
    const high = (this.#cells.high[cell] as number) - (lengths[to] as number);
    const closing = this.#closing(to, low, high);
    const firstCell = Math.ceil(Math.max(1, low) / this.#cells.width);
    const lastCell = graph.canPass[to] === 1 && high > 0 ? Math.ceil(high / this.#cells.width) : 0;
    const fresh = this.excess(graph.edgeLoss[edge] as number, 1);
    const repeated = fresh + this.excess(REPEAT_PENALTY, 0);
    const bit = targetBit[edge] as number;
    for (let mask = 0; mask < masks; mask += 1) {
      let rest = closing;
      for (let next = firstCell; next <= lastCell; next += 1) {
        const after = maskAfter[edge * masks + mask] as number;
        rest = Math.min(rest, this.#table[(to * this.#rows + next) * masks + after] as number);
      }
      const total = rest + (bit < 0 || (mask & bit) !== 0 ? repeated : fresh);
      if (total < (this.#table[base + mask] as number)) this.#table[base + mask] = total;
    }
  }

  /** Overshoot, at least, of closing with `sample`, where between `low` and `high` remain; infinite if it cannot be. */
  #closing(sample: number, low: number, high: number): number {
    if (this.#problem.graph.canClose[sample] !== 1 || low > 0) return Number.POSITIVE_INFINITY;
    const remaining = Math.min(0, high);
    if (!isFilled(this.#problem, remaining)) return Number.POSITIVE_INFINITY;
    return Math.min(overshootMs(this.#problem, remaining), EXCESS_UNIT - 1);
  }
}
