/** One sample exchanged for another while the rest of the track stays. */
import { type ComposedTrack, problemOf, toComposedTrack } from './compose';
import type { ComposerKit } from './kit';
import { keepsLocks, type Problem } from './problem/problem';
import type { Candidate } from './search/ranking';
import { compareCandidates } from './search/ranking';
import { Sequence } from './search/sequence';

type Scenes = readonly { readonly durationSeconds: number }[];

/** A sample that can replace another one, with the track that results. */
export interface Swap {
  /** The sample that comes in. */
  readonly sampleId: number;
  /** The whole track with it. */
  readonly track: ComposedTrack;
}

/**
 * Samples that could replace the one at `index`: the neighbors allow them and the track still fits the scenes. It
 * fits by bars where all are whole bars, so that no other sample moves; else by time. The best rated first. Throws
 * what {@link composeAudio} throws for the kit and the scenes.
 */
export function swapsFor(kit: ComposerKit, sampleIds: readonly number[], index: number, scenes: Scenes): Swap[] {
  const current = sampleIds[index];
  if (current === undefined) return [];
  const problem = problemOf(kit, scenes);
  return problem.graph.samples
    .filter(({ id }) => id !== current)
    .flatMap(({ id: sampleId }) => {
      const candidate = candidateOf(problem, sampleIds.with(index, sampleId));
      return candidate ? [{ sampleId, candidate }] : [];
    })
    .sort((a, b) => compareCandidates(a.candidate, b.candidate))
    .map(({ sampleId, candidate }) => ({ sampleId, track: toComposedTrack(problem, candidate) }));
}

/** Rates a sequence for the scenes; undefined if the rules do not allow it or it does not fit. */
export function trackOf(kit: ComposerKit, sampleIds: readonly number[], scenes: Scenes): ComposedTrack | undefined {
  const problem = problemOf(kit, scenes);
  const candidate = candidateOf(problem, sampleIds);
  return candidate && toComposedTrack(problem, candidate);
}

function candidateOf(problem: Problem, sampleIds: readonly number[]): Candidate | undefined {
  const { graph } = problem;
  const sequence = new Sequence(problem);
  for (const [index, id] of sampleIds.entries()) {
    const sample = graph.samples.findIndex((candidate) => candidate.id === id);
    const pairLoss = index === 0 ? 0 : lossOf(problem, sequence.last, sample);
    if (sample < 0 || pairLoss === undefined) return undefined;
    if (index === 0 && graph.canOpen[sample] !== 1) return undefined;
    if (!keepsLocks(problem, sample, sequence.remaining)) return undefined;
    if (index === sampleIds.length - 1) return sequence.closedWith(sample, pairLoss);
    if (index > 0 && graph.canPass[sample] !== 1) return undefined;
    if (sequence.remainingAfter(sample) <= 0) return undefined;
    sequence.push(sample, pairLoss);
  }
  return undefined;
}

function lossOf({ graph }: Problem, from: number, to: number): number | undefined {
  const edges = graph.edgeTo.subarray(graph.firstEdge[from], graph.firstEdge[from + 1]);
  const edge = edges.indexOf(to);
  return edge < 0 ? undefined : graph.edgeLoss[(graph.firstEdge[from] as number) + edge];
}
