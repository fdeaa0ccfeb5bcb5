import type { Stereo } from '../sound/pcm';

const COUNT = 200;

/** Waveform of the music alone: the greatest value of each of 200 equal parts. */
export function peaksOf({ left, right }: Stereo, samples: number): number[] {
  return Array.from({ length: COUNT }, (_, part) => {
    const end = Math.round(((part + 1) * samples) / COUNT);
    let peak = 0;
    for (let i = Math.round((part * samples) / COUNT); i < end; i++) {
      peak = Math.max(peak, Math.abs(left[i]!), Math.abs(right[i]!));
    }
    return Math.round(Math.min(1, peak) * 1000) / 1000;
  });
}
