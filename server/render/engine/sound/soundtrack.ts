import { decodeMusic } from './decode';
import { limit } from './limiter';
import type { PlacedMusic, SoundtrackPlan } from './plan';
import { addSamples, fadeEnd, type StereoSamples, silentSamples } from './stereo';

/**
 * The whole soundtrack: every piece at its sample, what rings on mixed into what follows, faded at the end, and under
 * -1 dBTP. A plan without music gives silence.
 */
export async function mixSoundtrack(
  plan: SoundtrackPlan,
  ffmpegPath: string,
  fileOf: (src: string) => string,
): Promise<StereoSamples> {
  const mix = silentSamples(plan.totalSamples);
  for (const uses of usesBySource(plan.music)) {
    const sound = await decodeMusic(ffmpegPath, fileOf(uses[0]!.src), uses[0]!);
    for (const { startSample } of uses) addSamples(mix, sound, startSample);
  }
  fadeEnd(mix, plan.fadeSamples);
  limit(mix);
  return mix;
}

/** Samples repeat: each file is decoded once, and only one is held at a time. */
function usesBySource(music: readonly PlacedMusic[]): PlacedMusic[][] {
  const groups = new Map<string, PlacedMusic[]>();
  for (const one of music) groups.set(one.src, [...(groups.get(one.src) ?? []), one]);
  return [...groups.values()];
}
