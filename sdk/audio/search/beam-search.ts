import { isFilled, keepsLocks, overshootMs, type Problem } from '../problem/problem';
import { compareShares, REPEAT_PENALTY } from '../problem/score';
import type { Bound } from './bound';
import type { Ranking } from './ranking';

/** Sequences kept for each remaining length and last sample. */
const WIDTH = 3;

/** Pairs tried in a round: some 20 ms. */
const ROUND_STEPS = 200_000;

/** A better share to aim at is found in two or three rounds, or not at all. */
const MAX_ROUNDS = 4;

/** A sequence as a list from its end. */
interface Tail {
  readonly sample: number;
  readonly before: Tail | undefined;
  readonly size: number;
  readonly loss: number;
  readonly remaining: number;
  /** 1 for each sample of the sequence. */
  readonly used: Uint8Array;
  /** Best total that the bound allows. */
  readonly total: number;
}

/**
 * Looks for good candidates, without proof. All sequences grow at once. Of those with equal remaining length and the
 * same last sample, only the few with the best bound continue. Pauses after each round; leaves `bound` aimed at the
 * share of a candidate.
 */
export function* beamSearch(problem: Problem, ranking: Ranking, bound: Bound): Generator<void, void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const best = ranking.best[0];
    if (!best) return;
    bound.aim(best);
    new BeamSearch(problem, ranking, bound).run();
    yield;
    if (ranking.best[0] && compareShares(ranking.best[0], best) === 0) return;
  }
}

class BeamSearch {
  readonly #problem: Problem;
  readonly #ranking: Ranking;
  readonly #bound: Bound;
  readonly #unused: Uint8Array;
  /** State (remaining length) -> last sample -> the best so far, best first. */
  readonly #kept: (Map<number, Tail[]> | undefined)[] = [];

  constructor(problem: Problem, ranking: Ranking, bound: Bound) {
    this.#problem = problem;
    this.#ranking = ranking;
    this.#bound = bound;
    this.#unused = new Uint8Array(problem.lengths.length);
  }

  run(): void {
    const { graph, lengths, target } = this.#problem;
    for (const sample of lengths.keys()) if (graph.canOpen[sample] === 1) this.#go(undefined, sample, 0);
    const states = this.#bound.stateOf(target);
    const perState = Math.ceil((ROUND_STEPS * lengths.length) / (states * Math.max(1, graph.edgeTo.length)));
    for (let state = this.#kept.length - 1; state > 0; state -= 1) {
      const tails = [...(this.#kept[state]?.values() ?? [])].flat().sort((a, b) => a.total - b.total);
      this.#kept[state] = undefined;
      for (const tail of tails.slice(0, perState)) this.#grow(tail);
    }
  }

  #grow(tail: Tail): void {
    const { firstEdge, edgeTo, edgeLoss } = this.#problem.graph;
    for (let edge = firstEdge[tail.sample] as number; edge < (firstEdge[tail.sample + 1] as number); edge += 1) {
      this.#go(tail, edgeTo[edge] as number, edgeLoss[edge] as number);
    }
  }

  #go(before: Tail | undefined, sample: number, pairLoss: number): void {
    const { graph, lengths, target } = this.#problem;
    if (!keepsLocks(this.#problem, sample, before?.remaining ?? target)) return;
    const used = before?.used ?? this.#unused;
    const remaining = (before?.remaining ?? target) - (lengths[sample] as number);
    const loss = (before?.loss ?? 0) + pairLoss + (used[sample] === 1 ? REPEAT_PENALTY : 0);
    const size = (before?.size ?? 0) + 1;
    if (remaining <= 0) this.#close({ sample, before, size, loss, remaining });
    else if (before === undefined || graph.canPass[sample] === 1) {
      const rest = this.#bound.rest(sample, remaining, (other) => used[other] === 1);
      const total = this.#bound.excess(loss, size - 1) + rest;
      if (Number.isFinite(total)) this.#keep({ sample, before, size, loss, remaining, used, total });
    }
  }

  /** `tail` comes with what was used before it. */
  #keep(tail: Tail): void {
    const state = this.#bound.stateOf(tail.remaining);
    this.#kept[state] ??= new Map();
    const tails = this.#kept[state].get(tail.sample) ?? [];
    this.#kept[state].set(tail.sample, tails);
    const better = tails.findIndex(({ total }) => tail.total < total);
    const rank = better < 0 ? tails.length : better;
    if (rank >= WIDTH) return;
    const used = tail.used.slice();
    used[tail.sample] = 1;
    tails.splice(rank, 0, { ...tail, used });
    tails.length = Math.min(tails.length, WIDTH);
  }

  #close({ sample, before, size, loss, remaining }: Omit<Tail, 'total' | 'used'>): void {
    if (this.#problem.graph.canClose[sample] !== 1 || !isFilled(this.#problem, remaining)) return;
    const path = [sample];
    for (let tail = before; tail; tail = tail.before) path.unshift(tail.sample);
    const overshoot = overshootMs(this.#problem, remaining);
    this.#ranking.offer({ path, loss, pairs: Math.max(1, size - 1), overshootMs: overshoot });
  }
}
