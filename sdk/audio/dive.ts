import type { Bound } from './bound';
import { isFilled, overshootMs, type Problem } from './problem';
import type { Ranking } from './ranking';
import { compareShares, REPEAT_PENALTY } from './score';

/** Sequences kept for each remaining length and last sample. */
const WIDTH = 3;

/** A better share to aim at is found in two or three rounds, or not at all. */
const MAX_ROUNDS = 4;

/** A sequence as a list from its end. */
interface Tail {
  readonly sample: number;
  readonly before: Tail | undefined;
  readonly size: number;
  readonly loss: number;
  readonly remaining: number;
  /** What the bound promises at best. */
  readonly total: number;
}

/**
 * Looks for good candidates, without proof: all sequences grow at once, and of those that have come equally far and
 * end alike only the few go on that the bound thinks most of. Aims `bound` at the share of the best candidate.
 */
export function dive(problem: Problem, ranking: Ranking, bound: Bound): void {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const best = ranking.best[0];
    if (!best) return;
    bound.aim(best);
    new Dive(problem, ranking, bound).run();
    if (ranking.best[0] && compareShares(ranking.best[0], best) === 0) return;
  }
}

class Dive {
  readonly #problem: Problem;
  readonly #ranking: Ranking;
  readonly #bound: Bound;
  /** Cell of remaining length -> last sample -> the best so far, best first. */
  readonly #kept: (Map<number, Tail[]> | undefined)[] = [];

  constructor(problem: Problem, ranking: Ranking, bound: Bound) {
    this.#problem = problem;
    this.#ranking = ranking;
    this.#bound = bound;
  }

  run(): void {
    const { graph, lengths } = this.#problem;
    for (const sample of lengths.keys()) if (graph.canOpen[sample] === 1) this.#go(undefined, sample, 0);
    for (let cell = this.#kept.length - 1; cell > 0; cell -= 1) {
      for (const tails of this.#kept[cell]?.values() ?? []) for (const tail of tails) this.#grow(tail);
      this.#kept[cell] = undefined;
    }
  }

  #grow(tail: Tail): void {
    const { firstEdge, edgeTo, edgeLoss, canPass, canClose } = this.#problem.graph;
    for (let edge = firstEdge[tail.sample] as number; edge < (firstEdge[tail.sample + 1] as number); edge += 1) {
      const sample = edgeTo[edge] as number;
      if (canPass[sample] === 1 || canClose[sample] === 1) this.#go(tail, sample, edgeLoss[edge] as number);
    }
  }

  #go(before: Tail | undefined, sample: number, pairLoss: number): void {
    const { graph, lengths, target } = this.#problem;
    const remaining = (before?.remaining ?? target) - (lengths[sample] as number);
    const used = (other: number) => uses(before, other);
    const loss = (before?.loss ?? 0) + pairLoss + (used(sample) ? REPEAT_PENALTY : 0);
    const size = (before?.size ?? 0) + 1;
    const tail = { sample, before, size, loss, remaining };
    if (remaining <= 0) this.#close(tail);
    else if (before === undefined || graph.canPass[sample] === 1) {
      const total = this.#bound.excess(loss, size - 1) + this.#bound.rest(sample, remaining, used);
      if (Number.isFinite(total)) this.#keep({ ...tail, total });
    }
  }

  #keep(tail: Tail): void {
    const cell = this.#bound.cellOf(tail.remaining);
    this.#kept[cell] ??= new Map();
    const tails = this.#kept[cell].get(tail.sample) ?? [];
    this.#kept[cell].set(tail.sample, tails);
    const rank = tails.findIndex(({ total }) => tail.total < total);
    tails.splice(rank < 0 ? tails.length : rank, 0, tail);
    tails.length = Math.min(tails.length, WIDTH);
  }

  #close({ sample, before, size, loss, remaining }: Omit<Tail, 'total'>): void {
    if (this.#problem.graph.canClose[sample] !== 1 || !isFilled(this.#problem, remaining)) return;
    const path = [sample];
    for (let tail = before; tail; tail = tail.before) path.unshift(tail.sample);
    const overshoot = overshootMs(this.#problem, remaining);
    this.#ranking.offer({ path, loss, pairs: Math.max(1, size - 1), overshootMs: overshoot });
  }
}

function uses(from: Tail | undefined, sample: number): boolean {
  for (let tail = from; tail; tail = tail.before) if (tail.sample === sample) return true;
  return false;
}
