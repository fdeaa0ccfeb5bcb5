import type { ComposerKit } from '../../../sdk/audio/kit';
import { bruteBars, pointsBetween, rulesOf } from './brute-force';

/**
 * The least of `score * pairs(track) - score(track) * pairs` over all legal tracks of `targetBars`: below 0 if any has
 * a higher percent than `score` in `pairs`. Dynamic programming over bars, last sample and the set of samples used.
 */
export function leastExcess(kit: ComposerKit, targetBars: number, score: number, pairs: number): number {
  const rules = rulesOf(kit);
  const { usable } = rules;
  const sets = 2 ** usable.length;
  const counts = usable.map((sample) => sample.bars ?? bruteBars(sample.duration, kit.bpm) ?? Number.NaN);
  const table = new Float64Array((targetBars + 1) * usable.length * sets).fill(Infinity);
  const at = (bars: number, sample: number, set: number) => (bars * usable.length + sample) * sets + set;
  const gain = usable.map((from) => usable.map((to) => pointsBetween(rules, from, to)));
  const marked = usable.map(({ flags }) => (flags & 15) !== 0);
  const relax = (index: number, value: number) => {
    table[index] = Math.min(table[index]!, value);
  };
  const legalFirst = usable.map((sample) => !usable.some(({ flags }) => (flags & 5) !== 0) || (sample.flags & 5) !== 0);
  for (const [sample, bars] of counts.entries()) if (legalFirst[sample]) relax(at(bars, sample, 2 ** sample), 0);
  for (let bars = 1; bars < targetBars; bars += 1) {
    for (const from of usable.keys()) {
      for (let set = 0; set < sets; set += 1) {
        const value = table[at(bars, from, set)]!;
        // A marked sample goes on only as the first, when nothing else has been used.
        if (value === Infinity || (marked[from] && set !== 2 ** from)) continue;
        for (const to of usable.keys()) {
          const points = gain[from]![to];
          const after = bars + counts[to]!;
          if (points === undefined || after > targetBars) continue;
          const net = points - (set & (2 ** to) ? 7 : 0);
          relax(at(after, to, set | (2 ** to)), value + score - net * pairs);
        }
      }
    }
  }
  let least = Infinity;
  for (const [last, sample] of usable.entries()) {
    if (usable.some(({ flags }) => (flags & 10) !== 0) && (sample.flags & 10) === 0) continue;
    for (let set = 0; set < sets; set += 1) least = Math.min(least, table[at(targetBars, last, set)]!);
  }
  return least;
}
