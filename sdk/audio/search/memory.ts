import type { LegalGraph } from '../problem/legal';

/**
 * Memory of a bound: the used samples that it remembers. Remembering all of them would be exact, but the table would be
 * too large. Remembering none lets the bound repeat the same cycle of Perfect pairs for ever. So each sample `v`
 * watches a few others: those with which it shares the shortest cycles. At `v`, a mask has one bit for each watched
 * sample; a set bit means that the sample was used. A step from `v` to `t` keeps the bits of samples that both watch.
 * It sets the bit of `v` if `t` watches `v`.
 */
export interface Memory {
  /** Watched samples of each sample, bit 0 first. */
  readonly watched: readonly (readonly number[])[];
  /** Number of masks of a sample: 2 to the power of `bits`. */
  readonly masks: number;
  /** For each edge, the bit of the target in the mask of the source: 0 if not watched, -1 if the target is the source. */
  readonly targetBit: Int32Array;
  /** Mask at the source of the edge (edge * masks + mask) -> mask at its target. */
  readonly maskAfter: Int32Array;
}

export function memoryOf(graph: LegalGraph, bits: number): Memory {
  const watched = watchedSamples(graph, bits);
  const masks = 2 ** bits;
  const targetBit = new Int32Array(graph.edgeTo.length);
  const maskAfter = new Int32Array(graph.edgeTo.length * masks);
  for (const from of watched.keys()) {
    const here = watched[from] as readonly number[];
    for (let edge = graph.firstEdge[from] as number; edge < (graph.firstEdge[from + 1] as number); edge += 1) {
      const to = graph.edgeTo[edge] as number;
      const there = watched[to] as readonly number[];
      targetBit[edge] = to === from ? -1 : bitOf(here, to);
      for (let mask = 0; mask < masks; mask += 1) {
        maskAfter[edge * masks + mask] = maskOf(there, (other) => other === from || (mask & bitOf(here, other)) !== 0);
      }
    }
  }
  return { watched, masks, targetBit, maskAfter };
}

/** The mask of those watched samples that `isUsed` says were used. */
export function maskOf(watched: readonly number[], isUsed: (sample: number) => boolean): number {
  let mask = 0;
  for (let bit = 0; bit < watched.length; bit += 1) if (isUsed(watched[bit] as number)) mask |= 1 << bit;
  return mask;
}

function bitOf(watched: readonly number[], sample: number): number {
  const index = watched.indexOf(sample);
  return index < 0 ? 0 : 1 << index;
}

function watchedSamples(graph: LegalGraph, bits: number): number[][] {
  const size = graph.samples.length;
  const way = distances(graph);
  const circle = (a: number, b: number) => (way[a * size + b] as number) + (way[b * size + a] as number);
  const samples = [...graph.canPass.keys()];
  return samples.map((sample) =>
    samples
      .filter((other) => other !== sample && graph.canPass[other] === 1 && Number.isFinite(circle(sample, other)))
      .sort((a, b) => circle(sample, a) - circle(sample, b) || a - b)
      .slice(0, bits),
  );
}

/** Floyd and Warshall over loss + 1 for each pair: a short way is a cheap one of few pairs. */
function distances(graph: LegalGraph): Float64Array {
  const size = graph.samples.length;
  const way = new Float64Array(size * size).fill(Number.POSITIVE_INFINITY);
  for (let from = 0; from < size; from += 1) {
    for (let edge = graph.firstEdge[from] as number; edge < (graph.firstEdge[from + 1] as number); edge += 1) {
      way[from * size + (graph.edgeTo[edge] as number)] = (graph.edgeLoss[edge] as number) + 1;
    }
  }
  for (let over = 0; over < size; over += 1) {
    if (graph.canPass[over] !== 1) continue;
    for (let from = 0; from < size; from += 1) {
      const first = way[from * size + over] as number;
      if (first === Number.POSITIVE_INFINITY) continue;
      for (let to = 0; to < size; to += 1) {
        const total = first + (way[over * size + to] as number);
        if (total < (way[from * size + to] as number)) way[from * size + to] = total;
      }
    }
  }
  return way;
}
