import { mixSoundtrack, type SoundtrackPlan, type StereoSamples } from '@spotreel/sdk/internal/scene';
import { decodeMusic, decodePart } from './decode';

/** The whole soundtrack of files on disk, which ffmpeg decodes. */
export function mixMusicFiles(
  plan: SoundtrackPlan,
  ffmpegPath: string,
  fileOf: (src: string) => string,
): Promise<StereoSamples> {
  return mixSoundtrack(plan, (music, partSamples) => {
    const file = fileOf(music.src);
    return music.part && partSamples !== undefined
      ? decodePart(ffmpegPath, file, music.part.fromSeconds, partSamples)
      : decodeMusic(ffmpegPath, file, music);
  });
}
