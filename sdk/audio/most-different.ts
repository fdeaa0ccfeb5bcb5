/** A few tracks that sound as different as they can, for a choice that can be made by ear. */

interface Sequenced {
  readonly sampleIds: readonly number[];
}

/**
 * The first track and those that differ most from all picked before (the greatest least distance), of equally
 * different ones the better ranked. `count` at most, in the order of picking; equal sequences are picked last.
 */
export function mostDifferent<Track extends Sequenced>(tracks: readonly Track[], count: number): Track[] {
  const left = [...tracks];
  const picked: Track[] = left.splice(0, count > 0 ? 1 : 0);
  while (picked.length < count && left.length > 0) {
    const distances = left.map((track) => Math.min(...picked.map((other) => trackDistance(track, other))));
    picked.push(...left.splice(distances.indexOf(Math.max(...distances)), 1));
  }
  return picked;
}

/** From 0 (the same samples in the same order) to 1: samples to add, take away or replace, as a share of the longer track. */
export function trackDistance({ sampleIds: a }: Sequenced, { sampleIds: b }: Sequenced): number {
  let before = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, id] of a.entries()) {
    const after = [row + 1];
    for (const [column, other] of b.entries()) {
      const replaced = (before[column] as number) + (id === other ? 0 : 1);
      const oneMore = Math.min(before[column + 1] as number, after[column] as number) + 1;
      after.push(Math.min(replaced, oneMore));
    }
    before = after;
  }
  return (before[b.length] as number) / Math.max(1, a.length, b.length);
}
