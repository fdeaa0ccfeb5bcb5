import { compareShares, type LossShare } from '../problem/score';

/** Number of tracks that the composer returns (docs/rules/audio-composer.md#modes). */
const RANKED_TRACKS = 10;

/** A legal sequence that fills the scenes. */
export interface Candidate extends LossShare {
  /** Sample numbers of the graph, in order. */
  readonly path: readonly number[];
  readonly overshootMs: number;
}

/** Elementwise, a prefix first. */
function comparePaths(a: readonly number[], b: readonly number[]): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (a[index] as number) - (b[index] as number);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** True if `path` continued with `sample` is the beginning of the candidate's path, or comes before it. */
export function leadsBefore(path: readonly number[], sample: number, candidate: Candidate): boolean {
  const start = candidate.path.slice(0, path.length + 1);
  return comparePaths([...path, sample], start) <= 0;
}

/** Negative if `a` ranks before `b`: by percent, then overshoot, then ids. 0 only for the same sequence. */
export function compareCandidates(a: Candidate, b: Candidate): number {
  return compareShares(a, b) || a.overshootMs - b.overshootMs || comparePaths(a.path, b.path);
}

/** The best distinct candidates seen so far, best first. */
export class Ranking {
  readonly #best: Candidate[] = [];

  get best(): readonly Candidate[] {
    return this.#best;
  }

  /** Worst ranked candidate, the one to beat; undefined while there is room. */
  get last(): Candidate | undefined {
    return this.#best[RANKED_TRACKS - 1];
  }

  /** True if the candidate was added. */
  offer(candidate: Candidate): boolean {
    let rank = this.#best.length;
    for (; rank > 0; rank -= 1) {
      const order = compareCandidates(candidate, this.#best[rank - 1] as Candidate);
      if (order === 0) return false;
      if (order > 0) break;
    }
    if (rank >= RANKED_TRACKS) return false;
    this.#best.splice(rank, 0, candidate);
    this.#best.length = Math.min(this.#best.length, RANKED_TRACKS);
    return true;
  }
}
