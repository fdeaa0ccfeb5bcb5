/** A plucked string after Karplus and Strong: noise in a tuned, damped loop, coloured by where it is plucked. */
import { bell, highPass, run } from '../sound/biquad';
import { SAMPLE_RATE } from '../sound/pcm';
import type { Random } from '../sound/random';
import type { Tone, Voice } from './voice';

export interface StringPatch {
  /** Seconds until a middle C has faded by 60 dB. */
  readonly ringSeconds: number;
  /** 0 dull nylon to 1 bright steel. */
  readonly brightness: number;
  /** Position along the string, 0.05 near the bridge to 0.5. */
  readonly pluckAt: number;
  /** Resonances of the body: [Hz, dB, Q]. */
  readonly body: readonly (readonly [number, number, number])[];
  /** Seconds in which a released string is stopped. */
  readonly releaseSeconds: number;
}

export function plucked(patch: StringPatch): Voice {
  return (out, tone, random) => {
    const sound = string(patch, tone, random);
    for (const [hz, db, q] of patch.body) run(sound, bell(hz, db, q));
    run(sound, highPass(60));
    const pan = (random() - 0.5) * 0.3;
    const end = Math.min(sound.length, out.left.length - tone.startSample);
    for (let i = 0; i < end; i++) {
      out.left[tone.startSample + i]! += sound[i]! * (1 - pan);
      out.right[tone.startSample + i]! += sound[i]! * (1 + pan);
    }
  };
}

function string(patch: StringPatch, tone: Tone, random: Random): Float32Array {
  const hz = tone.hz * 2 ** (((random() - 0.5) * 5) / 1200);
  const samples = Math.ceil((Math.min(tone.seconds, patch.ringSeconds) + patch.releaseSeconds * 2) * SAMPLE_RATE);
  const period = SAMPLE_RATE / hz;
  const smooth = 0.5 * (1 - patch.brightness * 0.72);
  const whole = Math.floor(period - smooth - 0.2);
  const fraction = period - smooth - whole;
  const tuning = (1 - fraction) / (1 + fraction);
  const loss = 0.001 ** (1 / (hz * patch.ringSeconds * (261.6 / hz) ** 0.35));
  const line = excitation(whole, patch, tone, random);
  const sound = new Float32Array(samples);
  let before = 0;
  let passed = 0;
  let input = 0;
  for (let i = 0, at = 0; i < samples; i++, at = (at + 1) % whole) {
    const value = line[at]!;
    sound[i] = value * stopAt(i / SAMPLE_RATE, tone.seconds, patch.releaseSeconds) * tone.strength;
    const damped = loss * ((1 - smooth) * value + smooth * before);
    before = value;
    passed = tuning * damped + input - tuning * passed;
    input = damped;
    line[at] = passed;
  }
  return sound;
}

/** Noise, softer for soft strokes, with the comb of the place where the string is struck. */
function excitation(length: number, patch: StringPatch, tone: Tone, random: Random): Float32Array {
  const noise = new Float32Array(length);
  const mellow = 0.15 + 0.6 * (1 - patch.brightness) + 0.2 * (1 - tone.strength);
  let previous = 0;
  for (let i = 0; i < length; i++) {
    previous = mellow * previous + (1 - mellow) * (2 * random() - 1);
    noise[i] = previous;
  }
  const offset = Math.max(1, Math.round(length * patch.pluckAt));
  const combed = noise.map((value, i) => value - noise[(i + length - offset) % length]!);
  const mean = combed.reduce((sum, value) => sum + value, 0) / length;
  const power = Math.sqrt(combed.reduce((sum, value) => sum + (value - mean) ** 2, 0) / length);
  return combed.map((value) => (0.35 * (value - mean)) / power);
}

function stopAt(t: number, held: number, release: number): number {
  const attack = Math.min(1, t / 0.0006);
  return t < held ? attack : attack * Math.exp((-5 * (t - held)) / release);
}
