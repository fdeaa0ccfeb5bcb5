/** Struck metal or tines by frequency modulation: a bell, an electric piano. */
import { SAMPLE_RATE } from '../sound/pcm';
import type { Voice } from './voice';

export interface BellPatch {
  /** Frequency of the modulator over that of the note. */
  readonly ratio: number;
  readonly index: number;
  readonly decaySeconds: number;
  readonly releaseSeconds: number;
  /** Tremolo between left and right, Hz; 0 is none. */
  readonly tremoloHz: number;
}

export function bellVoice({ ratio, index, decaySeconds, releaseSeconds, tremoloHz }: BellPatch): Voice {
  return (out, { startSample, seconds, hz, strength }, random) => {
    const decay = decaySeconds * (261.6 / hz) ** 0.4;
    const start = random();
    const end = Math.min(
      Math.ceil((Math.min(seconds, decay * 1.8) + releaseSeconds) * SAMPLE_RATE),
      out.left.length - startSample,
    );
    for (let i = 0; i < end; i++) {
      const t = i / SAMPLE_RATE;
      const touch = index * strength * (0.3 * Math.exp((-3 * t) / decay) + 0.7 * Math.exp(-t / 0.12));
      const modulator = touch * Math.sin(2 * Math.PI * hz * ratio * t);
      const tine = 0.12 * strength * Math.sin(2 * Math.PI * hz * 7.02 * t) * Math.exp(-t / 0.05);
      const stop = t < seconds ? 1 : Math.exp((-5 * (t - seconds)) / releaseSeconds);
      const level = strength * Math.min(1, t / 0.0015) * Math.exp((-3.5 * t) / decay) * stop;
      const value = (Math.sin(2 * Math.PI * hz * t + modulator) + tine) * level;
      const sway = tremoloHz ? 0.28 * Math.sin(2 * Math.PI * (tremoloHz * t + start)) : 0;
      out.left[startSample + i]! += value * (1 + sway);
      out.right[startSample + i]! += value * (1 - sway);
    }
  };
}
