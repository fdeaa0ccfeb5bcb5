/** Somebody whistling: nearly a sine, with breath, a late vibrato and a glide into each note. */
import { bandPass, run } from '../sound/biquad';
import { SAMPLE_RATE } from '../sound/pcm';
import { levelAt } from './envelope';
import type { Voice } from './voice';

const ENVELOPE = { attack: 0.035, decay: 0.3, sustain: 0.86, release: 0.09 };

export const whistle: Voice = (out, tone, random) => {
  const samples = Math.ceil((tone.seconds + 0.14) * SAMPLE_RATE);
  const breath = new Float32Array(samples);
  for (let i = 0; i < samples; i++) breath[i] = 2 * random() - 1;
  run(breath, bandPass(tone.hz, 5));
  const rate = 5.1 + 0.6 * random();
  const scoop = 28 + 30 * random();
  let phase = 0;
  const end = Math.min(samples, out.left.length - tone.startSample);
  for (let i = 0; i < end; i++) {
    const t = i / SAMPLE_RATE;
    const vibrato = 13 * Math.min(1, Math.max(0, (t - 0.22) / 0.35)) * Math.sin(2 * Math.PI * rate * t);
    phase += (tone.hz * 2 ** ((vibrato - scoop * Math.exp(-t / 0.028)) / 1200)) / SAMPLE_RATE;
    const pure = Math.sin(2 * Math.PI * phase) + 0.05 * Math.sin(4 * Math.PI * phase);
    const level = levelAt(ENVELOPE, t, tone.seconds) * tone.strength;
    const value = (pure + breath[i]! * (0.35 + 1.2 * Math.exp(-t / 0.03))) * level;
    out.left[tone.startSample + i]! += value;
    out.right[tone.startSample + i]! += value;
  }
};
