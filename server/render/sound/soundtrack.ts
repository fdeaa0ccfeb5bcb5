import { decodeMusic } from './decode';
import { limit } from './limiter';
import type { SoundtrackPlan } from './plan';
import { fadeEnd, mixInto, type Stereo, silence } from './stereo';

/**
 * The whole soundtrack: every piece at its sample, what rings on mixed into what follows, faded at the end, and under
 * -1 dBTP. A plan without music gives silence.
 */
export async function mixSoundtrack(
  plan: SoundtrackPlan,
  ffmpegPath: string,
  fileOf: (src: string) => string,
): Promise<Stereo> {
  const mix = silence(plan.totalSamples);
  for (const music of plan.music)
    mixInto(mix, await decodeMusic(ffmpegPath, fileOf(music.src), music), music.startSample);
  fadeEnd(mix, plan.fadeSamples);
  limit(mix);
  return mix;
}
