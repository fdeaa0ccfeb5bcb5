import { isFilled, overshootMs, type Problem } from '../problem/problem';
import { REPEAT_PENALTY } from '../problem/score';
import type { Candidate } from './ranking';

/** The sequence that a search has built so far: grows and shrinks at its end, and knows what it has lost. */
export class Sequence {
  readonly #problem: Problem;
  readonly #timesUsed: Int32Array;
  readonly #path: number[] = [];
  readonly #remaining: number[];
  readonly #loss: number[] = [0];

  constructor(problem: Problem) {
    this.#problem = problem;
    this.#timesUsed = new Int32Array(problem.lengths.length);
    this.#remaining = [problem.target];
  }

  get size(): number {
    return this.#path.length;
  }

  get last(): number {
    return this.#path[this.#path.length - 1] as number;
  }

  get path(): readonly number[] {
    return this.#path;
  }

  /** Remainder of the target. */
  get remaining(): number {
    return this.#remaining[this.#path.length] as number;
  }

  get loss(): number {
    return this.#loss[this.#path.length] as number;
  }

  readonly uses = (sample: number): boolean => this.#timesUsed[sample] !== 0;

  remainingAfter(sample: number): number {
    return this.remaining - (this.#problem.lengths[sample] as number);
  }

  /** The loss after `sample`, reached through a pair that loses `pairLoss` (0 for the first sample). */
  lossAfter(sample: number, pairLoss: number): number {
    return this.loss + pairLoss + (this.uses(sample) ? REPEAT_PENALTY : 0);
  }

  push(sample: number, pairLoss: number): void {
    const remaining = this.remainingAfter(sample);
    const loss = this.lossAfter(sample, pairLoss);
    this.#path.push(sample);
    this.#remaining[this.#path.length] = remaining;
    this.#loss[this.#path.length] = loss;
    this.#timesUsed[sample] = (this.#timesUsed[sample] as number) + 1;
  }

  pop(): void {
    const sample = this.#path.pop() as number;
    this.#timesUsed[sample] = (this.#timesUsed[sample] as number) - 1;
  }

  /** The sequence closed with `sample`, if that is legal and fills the scenes. */
  closedWith(sample: number, pairLoss: number): Candidate | undefined {
    const remaining = this.remainingAfter(sample);
    if (this.#problem.graph.canClose[sample] !== 1 || !isFilled(this.#problem, remaining)) return undefined;
    return {
      path: [...this.#path, sample],
      loss: this.lossAfter(sample, pairLoss),
      pairs: Math.max(1, this.#path.length),
      overshootMs: overshootMs(this.#problem, remaining),
    };
  }
}
