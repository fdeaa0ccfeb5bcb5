import fc from 'fast-check';
import type { ComposerKit } from '../../../sdk/audio/kit';

/** Kits beyond brute force, always the same for one seed. */

const BPM = 120;
const BAR_SECONDS = 2;

export interface LargeKit {
  kit: ComposerKit;
  scenes: { durationSeconds: number }[];
}

interface Size {
  samples: number;
  bars: number;
  /** Percent of the pairs that are listed. */
  listed: number;
  /** The sample lengths to choose from, in bars. */
  lengths: number[];
}

export function largeKit({ samples, bars, listed, lengths }: Size, seed: number): LargeKit {
  const ids = Array.from({ length: samples }, (_, index) => 3 * index + 2);
  const choice = fc.record({ isListed: fc.integer({ min: 1, max: 100 }), rating: fc.constantFrom(1, 5, 10) });
  const arbitrary = fc.tuple(
    ...ids.map(() => fc.tuple(fc.constantFrom(...lengths), fc.tuple(...ids.map(() => choice)))),
  );
  const drawn = fc.sample(arbitrary, { seed, numRuns: 1 })[0] ?? [];
  const audioSamples = ids.map((id, index) => {
    const [length, choices] = drawn[index] as [number, { isListed: number; rating: number }[]];
    return {
      id,
      duration: length * BAR_SECONDS,
      flags: index === 0 ? 1 : index === 1 ? 2 : 0,
      compatibilityMap: choices.flatMap(({ isListed, rating }, next) =>
        isListed <= listed ? [{ nextAudioId: ids[next] as number, compatibilityRating: rating }] : [],
      ),
    };
  });
  return { kit: { bpm: BPM, audioSamples }, scenes: [{ durationSeconds: bars * BAR_SECONDS }] };
}

/** Sixteen samples that all fit each other under five minutes of scenes: minutes or hours to prove. */
export function endlessKit(): LargeKit {
  return largeKit({ samples: 16, bars: 150, listed: 100, lengths: [2, 4, 8] }, 1);
}
