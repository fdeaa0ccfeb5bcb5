import { isClosing, isOpening } from '../flags';
import type { UsableSample } from '../kit';
import { ratingLoss } from './score';

/**
 * Graph of the permitted first, last and following samples. Samples are numbered by ascending id, so that comparing
 * numbers compares ids. The followers of sample v are the edges from `firstEdge[v]` up to `firstEdge[v + 1]`,
 * ascending.
 */
export interface LegalGraph {
  readonly samples: readonly UsableSample[];
  readonly canOpen: Uint8Array;
  /** May be between the first and the last sample. */
  readonly canPass: Uint8Array;
  readonly canClose: Uint8Array;
  readonly firstEdge: Int32Array;
  readonly edgeTo: Int32Array;
  /** Points that the pair loses against a Perfect one: 0, 3 or 10. */
  readonly edgeLoss: Int32Array;
}

/**
 * The graph over `samples`, a part of `usable`. If no sample of `usable` is marked as a first one, any sample may be
 * first. The same holds for the last sample.
 */
export function legalGraph(samples: readonly UsableSample[], usable: readonly UsableSample[]): LegalGraph {
  const anyOpening = usable.some(({ flags }) => isOpening(flags));
  const anyClosing = usable.some(({ flags }) => isClosing(flags));
  const pick = (test: (flags: number) => boolean) => Uint8Array.from(samples, ({ flags }) => (test(flags) ? 1 : 0));
  return {
    samples,
    canOpen: pick((flags) => !anyOpening || isOpening(flags)),
    canPass: pick((flags) => !isOpening(flags) && !isClosing(flags)),
    canClose: pick((flags) => !anyClosing || isClosing(flags)),
    ...edges(samples),
  };
}

function edges(samples: readonly UsableSample[]): Pick<LegalGraph, 'firstEdge' | 'edgeTo' | 'edgeLoss'> {
  const numberOf = new Map(samples.map(({ id }, index) => [id, index]));
  const firstEdge = new Int32Array(samples.length + 1);
  const edgeTo: number[] = [];
  const edgeLoss: number[] = [];
  for (const [from, sample] of samples.entries()) {
    for (const [to, loss] of followers(sample, numberOf)) {
      edgeTo.push(to);
      edgeLoss.push(loss);
    }
    firstEdge[from + 1] = edgeTo.length;
  }
  return { firstEdge, edgeTo: Int32Array.from(edgeTo), edgeLoss: Int32Array.from(edgeLoss) };
}

/** Ascending; of several entries for one sample the best counts, unknown samples and ratings are ignored. */
function followers(sample: UsableSample, numberOf: ReadonlyMap<number, number>): [to: number, loss: number][] {
  const best = new Map<number, number>();
  for (const { nextAudioId, compatibilityRating } of sample.compatibilityMap) {
    const to = numberOf.get(nextAudioId);
    const loss = ratingLoss(compatibilityRating);
    if (to === undefined || loss === undefined) continue;
    best.set(to, Math.min(loss, best.get(to) ?? loss));
  }
  return [...best].sort(([a], [b]) => a - b);
}
