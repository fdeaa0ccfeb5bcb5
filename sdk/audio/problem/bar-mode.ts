import { bars } from '../bars';
import type { UsableSample } from '../kit';
import { type Lock, locksInBars } from '../locks';
import { legalGraph } from './legal';
import { keepsLocks, type Problem } from './problem';

/**
 * The scenes counted in bars. Undefined if a scene is not a whole number of bars. Undefined too if no legal sequence of
 * samples of known bars adds up to the sum.
 */
export function barProblem(
  usable: readonly UsableSample[],
  sceneSeconds: readonly number[],
  bpm: number,
  locks: readonly Lock[] = [],
): Problem | undefined {
  let target = 0;
  for (const seconds of sceneSeconds) {
    const count = bars(seconds, bpm);
    if (count === undefined) return undefined;
    target += count;
  }
  const samples = usable.filter((sample) => sample.bars !== undefined && sample.bars <= target);
  const lengths = Float64Array.from(samples, (sample) => sample.bars ?? 0);
  const placed = locksInBars(locks, samples, target, bpm);
  if (!placed) return undefined;
  const graph = legalGraph(samples, usable);
  const problem = { graph, lengths, target, endsExactly: true, freeOvershoot: 0, locks: placed };
  return isFeasible(problem) ? problem : undefined;
}

/** Repeats are legal, so what can follow depends on the last sample and the bars left, not on the way there. */
function isFeasible(problem: Problem): boolean {
  const { graph, lengths, target } = problem;
  const pending: { sample: number; remaining: number }[] = [];
  const seen = new Set<number>();
  const visit = (sample: number, before: number, mayPass: boolean): boolean => {
    if (!keepsLocks(problem, sample, before)) return false;
    const remaining = before - (lengths[sample] as number);
    if (remaining === 0 && graph.canClose[sample] === 1) return true;
    const key = remaining * lengths.length + sample;
    if (remaining > 0 && mayPass && !seen.has(key)) {
      seen.add(key);
      pending.push({ sample, remaining });
    }
    return false;
  };
  for (const sample of lengths.keys()) {
    if (graph.canOpen[sample] === 1 && visit(sample, target, true)) return true;
  }
  for (let last = pending.pop(); last; last = pending.pop()) {
    const end = graph.firstEdge[last.sample + 1] as number;
    for (let edge = graph.firstEdge[last.sample] as number; edge < end; edge += 1) {
      const next = graph.edgeTo[edge] as number;
      if (visit(next, last.remaining, graph.canPass[next] === 1)) return true;
    }
  }
  return false;
}
