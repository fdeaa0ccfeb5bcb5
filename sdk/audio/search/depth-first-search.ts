import { keepsLocks, type Problem } from '../problem/problem';
import type { Ranking } from './ranking';
import { Sequence } from './sequence';

/** Candidates after which the search stops (docs/rules/audio-composer.md#modes). */
const MAX_CANDIDATES = 100;

/** Ends the search in a kit made to have no end, such as samples of a microsecond. Real ones take a few thousand. */
const MAX_STEPS = 1_000_000;

/**
 * The plain answer: depth first, best rating first, then lowest id. It offers what it finds to `ranking`, which thereby
 * never gives worse than this, however early the search for the proof must end.
 * Returns whether it has seen every candidate there is.
 */
export function depthFirstSearch(problem: Problem, ranking: Ranking): boolean {
  return new DepthFirstSearch(problem, ranking).run();
}

class DepthFirstSearch {
  readonly #problem: Problem;
  readonly #ranking: Ranking;
  readonly #sequence: Sequence;
  /** Untried samples at each depth, the next one last. */
  readonly #untried: number[][];
  /** Samples with a remaining length from which no candidate was found: others may come by the same way. */
  readonly #dead = new Set<number>();
  readonly #foundBefore: number[] = [];
  #found = 0;

  constructor(problem: Problem, ranking: Ranking) {
    this.#problem = problem;
    this.#ranking = ranking;
    this.#sequence = new Sequence(problem);
    this.#untried = [[...problem.lengths.keys()].filter((sample) => problem.graph.canOpen[sample] === 1).reverse()];
  }

  run(): boolean {
    for (let steps = 0; steps < MAX_STEPS && this.#found < MAX_CANDIDATES; steps += 1) {
      const choice = this.#untried[this.#sequence.size]?.pop();
      if (choice !== undefined) this.#take(choice);
      else if (this.#sequence.size === 0) return true;
      else this.#leave();
    }
    return false;
  }

  /** At depth 0 a choice is a sample, below it an edge. */
  #take(choice: number): void {
    const { graph } = this.#problem;
    const first = this.#sequence.size === 0;
    const sample = first ? choice : (graph.edgeTo[choice] as number);
    const pairLoss = first ? 0 : (graph.edgeLoss[choice] as number);
    if (!keepsLocks(this.#problem, sample, this.#sequence.remaining)) return;
    const candidate = this.#sequence.closedWith(sample, pairLoss);
    if (candidate) {
      this.#found += 1;
      this.#ranking.offer(candidate);
      return;
    }
    const remaining = this.#sequence.remainingAfter(sample);
    if (remaining <= 0 || !(first || graph.canPass[sample] === 1)) return;
    if (this.#dead.has(this.#key(sample, remaining))) return;
    this.#sequence.push(sample, pairLoss);
    this.#foundBefore[this.#sequence.size] = this.#found;
    this.#untried[this.#sequence.size] = this.#edgesWorstFirst(sample);
  }

  #leave(): void {
    const { size, last, remaining } = this.#sequence;
    if (this.#foundBefore[size] === this.#found) this.#dead.add(this.#key(last, remaining));
    this.#sequence.pop();
  }

  #key(sample: number, remaining: number): number {
    return remaining * this.#problem.lengths.length + sample;
  }

  #edgesWorstFirst(sample: number): number[] {
    const { firstEdge, edgeLoss } = this.#problem.graph;
    const edges: number[] = [];
    for (let edge = (firstEdge[sample + 1] as number) - 1; edge >= (firstEdge[sample] as number); edge -= 1) {
      edges.push(edge);
    }
    return edges.sort((a, b) => (edgeLoss[b] as number) - (edgeLoss[a] as number));
  }
}
