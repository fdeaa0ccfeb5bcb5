import { limit } from './limiter';
import type { PlacedMusic, SoundtrackPlan } from './plan';
import { addPart, addSamples, fadeEnd, type StereoSamples, silentSamples } from './stereo';

/**
 * Decodes one file to 48 kHz stereo without what a decoder puts in front. `partSamples`: only so many are needed, from
 * the `fromSeconds` of its part on; undefined: all that is music.
 */
export type DecodeMusic = (music: PlacedMusic, partSamples: number | undefined) => Promise<StereoSamples>;

/**
 * The whole soundtrack: every piece at its sample, what rings on mixed into what follows, faded at the end, and under
 * -2 dBTP. A plan without music gives silence.
 */
export async function mixSoundtrack(plan: SoundtrackPlan, decode: DecodeMusic): Promise<StereoSamples> {
  const mix = silentSamples(plan.totalSamples);
  for (const uses of usesBySource(plan.music)) {
    const [first] = uses;
    if (!first) continue;
    const sound = await decode(first, first.part && longestPart(uses));
    for (const { startSample, part } of uses) {
      if (part) addPart(mix, sound, startSample, part);
      else addSamples(mix, sound, startSample);
    }
  }
  fadeEnd(mix, plan.fadeSamples);
  limit(mix);
  return mix;
}

/** All parts of one file begin at the same place of it. */
function longestPart(uses: readonly PlacedMusic[]): number {
  return Math.max(...uses.map(({ part }) => part?.samples ?? 0));
}

/** Samples repeat: each file is decoded once, and only one is held at a time. */
function usesBySource(music: readonly PlacedMusic[]): PlacedMusic[][] {
  const groups = new Map<string, PlacedMusic[]>();
  for (const one of music) groups.set(one.src, [...(groups.get(one.src) ?? []), one]);
  return [...groups.values()];
}
