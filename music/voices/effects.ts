/** Sounds between the sections: rises, impacts, cymbals. */
import { highPass, lowPass, run } from '../sound/biquad';
import { SAMPLE_RATE, type Stereo } from '../sound/pcm';
import type { Random } from '../sound/random';
import type { Tone, Voice } from './voice';

function spread(out: Stereo, tone: Tone, random: Random, make: (side: Random) => Float32Array): void {
  for (const side of [out.left, out.right]) {
    const sound = make(random);
    const end = Math.min(sound.length, side.length - tone.startSample);
    for (let i = 0; i < end; i++) side[tone.startSample + i]! += sound[i]! * tone.strength;
  }
}

/** Wind that opens over the whole note and stops with it. */
export const riser: Voice = (out, tone, random) => {
  spread(out, tone, random, () => {
    const sound = new Float32Array(Math.ceil((tone.seconds + 0.06) * SAMPLE_RATE));
    let low = 0;
    let slow = 0;
    for (let i = 0; i < sound.length; i++) {
      const share = Math.min(1, i / (tone.seconds * SAMPLE_RATE));
      const corner = 1 - Math.exp((-2 * Math.PI * 350 * 2 ** (4.6 * share)) / SAMPLE_RATE);
      const noise = 2 * random() - 1;
      low += corner * (noise - low);
      slow += corner * 0.25 * (low - slow);
      const end = Math.max(0, (sound.length - i) / (0.06 * SAMPLE_RATE));
      sound[i] = (low - slow) * share ** 2.4 * Math.min(1, end);
    }
    return sound;
  });
};

/** A crash cymbal: partials of metal over noise that darkens. */
export function crash(decaySeconds: number): Voice {
  return (out, tone, random) => {
    spread(out, tone, random, () => {
      const sound = new Float32Array(Math.ceil(decaySeconds * 1.6 * SAMPLE_RATE));
      for (let i = 0; i < sound.length; i++) sound[i] = 2 * random() - 1;
      run(sound, highPass(3200));
      run(sound, lowPass(13_500));
      let dark = 0;
      for (let i = 0; i < sound.length; i++) {
        const t = i / SAMPLE_RATE;
        dark += (0.25 + 0.6 * Math.exp(-t / 0.4)) * (sound[i]! - dark);
        sound[i] = dark * Math.min(1, t / 0.001) * (0.5 * Math.exp(-t / 0.07) + Math.exp((-3.6 * t) / decaySeconds));
      }
      return sound;
    });
  };
}

/** A deep boom below a new section. */
export function impact(hz: number, decaySeconds: number): Voice {
  return (out, tone) => {
    let phase = 0;
    const end = Math.min(Math.ceil(decaySeconds * 1.5 * SAMPLE_RATE), out.left.length - tone.startSample);
    for (let i = 0; i < end; i++) {
      const t = i / SAMPLE_RATE;
      phase += (hz * (1 + 0.8 * Math.exp(-t / 0.05))) / SAMPLE_RATE;
      const value = Math.sin(2 * Math.PI * phase) * Math.min(1, t / 0.003) * Math.exp((-3.4 * t) / decaySeconds);
      out.left[tone.startSample + i]! += value * tone.strength;
      out.right[tone.startSample + i]! += value * tone.strength;
    }
  };
}
