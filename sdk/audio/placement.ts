/** Positions of the samples of a track, for everything that draws or locks them. */
import { barSeconds } from './bars';
import { type ComposerKit, kitBpm, usableSamples } from './kit';

export interface PlacedSample {
  readonly sampleId: number;
  readonly startSeconds: number;
  readonly durationSeconds: number;
  /** Undefined where it is no whole number of bars. */
  readonly bars: number | undefined;
}

/**
 * The samples one after the other, from 0 on. Where all have whole bars, each lasts its bars, so that places are
 * exact bar lines. Else each lasts as long as its music. Samples that the kit does not have are left out.
 */
export function placedSamples(kit: ComposerKit, sampleIds: readonly number[]): PlacedSample[] {
  const byId = new Map(usableSamples(kit).map((sample) => [sample.id, sample]));
  const samples = sampleIds.flatMap((id) => byId.get(id) ?? []);
  const isInBars = samples.every(({ bars }) => bars !== undefined);
  let startSeconds = 0;
  return samples.map(({ id, bars, durationUs }) => {
    const durationSeconds = isInBars ? (bars ?? 0) * barSeconds(kitBpm(kit)) : durationUs / 1e6;
    const placed = { sampleId: id, startSeconds, durationSeconds, bars };
    startSeconds += durationSeconds;
    return placed;
  });
}
