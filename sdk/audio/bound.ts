import { type Cells, cellsOf } from './cells';
import type { Memory } from './memory';
import { maskOf, memoryOf } from './memory';
import { isFilled, overshootMs, type Problem } from './problem';
import { type LossShare, REPEAT_PENALTY } from './score';

/** Excess and overshoot travel in one number, the excess in units of this many milliseconds. */
export const EXCESS_UNIT = 2 ** 20;

/** Steps that the first table may take: a fraction of a millisecond, which is enough for most kits. */
const FIRST_TABLE_STEPS = 100_000;

/** Steps that the largest table may take: some 50 ms and 32 MB, since the clock is not looked at meanwhile. */
const LARGEST_TABLE_STEPS = 6_000_000;
const LARGEST_TABLE_SIZE = 4_000_000;

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
  readonly #rows: number;
  #bits = 0;
  #memory: Memory;
  #table: Float64Array;
  #limit: LossShare = { loss: 0, pairs: 1 };

  /** Undefined if the samples are too short for a table. */
  static of(problem: Problem): Bound | undefined {
    const cells = cellsOf(problem);
    return cells && new Bound(problem, cells);
  }

  private constructor(problem: Problem, cells: Cells) {
    this.#problem = problem;
    this.#cells = cells;
    this.#rows = cells.low.length;
    while (this.#stepsWith(this.#bits + 1) <= FIRST_TABLE_STEPS && this.#canRemember(this.#bits + 1)) this.#bits += 1;
    this.#memory = memoryOf(problem.graph, this.#bits);
    this.#table = new Float64Array(this.#sizeWith(this.#bits));
  }

  /** Steps that making the table takes. */
  get steps(): number {
    return this.#stepsWith(this.#bits);
  }

  /** Remembers more, at the price of a larger table; whether that was possible. */
  deepen(): boolean {
    if (!this.#canRemember(this.#bits + 1)) return false;
    this.#bits += 1;
    this.#memory = memoryOf(this.#problem.graph, this.#bits);
    this.#table = new Float64Array(this.#sizeWith(this.#bits));
    this.aim(this.#limit);
    return true;
  }

  #stepsWith(bits: number): number {
    return this.#cells.occupied.length * this.#problem.graph.edgeTo.length * 2 ** bits;
  }

  #sizeWith(bits: number): number {
    return this.#problem.lengths.length * this.#rows * 2 ** bits;
  }

  #canRemember(bits: number): boolean {
    const all = this.#problem.lengths.length - 1;
    return bits <= all && this.#stepsWith(bits) <= LARGEST_TABLE_STEPS && this.#sizeWith(bits) <= LARGEST_TABLE_SIZE;
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

  /** Number of the cell that a remaining length lies in; higher ones are longer. */
  cellOf(remaining: number): number {
    return Math.ceil(remaining / this.#cells.width);
  }

  /** The least excess of any completion after `sample`, which leaves `remaining` and comes after the samples used. */
  rest(sample: number, remaining: number, isUsed: (sample: number) => boolean): number {
    const mask = maskOf(this.#memory.watched[sample] as readonly number[], isUsed);
    return this.#table[(sample * this.#rows + this.cellOf(remaining)) * this.#memory.masks + mask] as number;
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
