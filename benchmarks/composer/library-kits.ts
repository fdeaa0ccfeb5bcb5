import { musicKitSources } from '../../library/music/kits';
import type { ComposerKit } from '../../sdk/audio/kit';

/** The library's kits as `GET music-kit/{id}` gives them to the composer. */
export function libraryKits(): readonly ComposerKit[] {
  return musicKitSources.map(({ bpm, samples }) => ({
    bpm,
    audioSamples: samples.map(({ id, durationSeconds, bars, flags, compatibilityMap }) => ({
      id,
      duration: durationSeconds,
      bars,
      flags,
      compatibilityMap,
    })),
  }));
}
