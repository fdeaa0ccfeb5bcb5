/** A subtractive synthesizer: detuned oscillators, a moving low-pass, an envelope for each. */
import { SAMPLE_RATE, type Stereo } from '../sound/pcm';
import type { Random } from '../sound/random';
import { type Envelope, levelAt } from './envelope';
import type { Tone, Voice } from './voice';

export interface Oscillator {
  readonly shape: 'saw' | 'square' | 'sine' | 'triangle';
  readonly gain: number;
  readonly detuneCents: number;
  /** -1 left to 1 right. */
  readonly pan: number;
}

export interface Patch {
  readonly oscillators: readonly Oscillator[];
  readonly amp: Envelope;
  readonly filter: {
    readonly hz: number;
    /** Octaves that the envelope opens at full strength. */
    readonly octaves: number;
    readonly envelope: Envelope;
    /** 0.5 is flat, 2 and more sings. */
    readonly q: number;
    /** 1 follows the keyboard fully. */
    readonly tracking: number;
  };
  readonly vibrato?: { readonly hz: number; readonly cents: number; readonly delay: number };
}

/** `count` saws spread over `cents` and over the stereo field. */
export function unison(count: number, cents: number, width: number, shape: Oscillator['shape'] = 'saw'): Oscillator[] {
  return Array.from({ length: count }, (_, i) => {
    const place = count === 1 ? 0 : (2 * i) / (count - 1) - 1;
    return {
      shape,
      gain: 1 / Math.sqrt(count),
      detuneCents: (place * cents) / 2,
      pan: width * (i % 2 ? -place : place),
    };
  });
}

export function analog(patch: Patch): Voice {
  return (out, tone, random) => {
    const samples = Math.ceil((tone.seconds + patch.amp.release * 1.4) * SAMPLE_RATE);
    const dry: Stereo = { left: new Float32Array(samples), right: new Float32Array(samples) };
    for (const oscillator of patch.oscillators) oscillate(dry, oscillator, patch, tone, random);
    sweep(dry.left, patch, tone);
    sweep(dry.right, patch, tone);
    emit(out, dry, patch, tone);
  };
}

function oscillate(
  dry: Stereo,
  { shape, gain, detuneCents, pan }: Oscillator,
  patch: Patch,
  tone: Tone,
  random: Random,
): void {
  const hz = tone.hz * 2 ** (detuneCents / 1200);
  const left = gain * Math.cos(((pan + 1) * Math.PI) / 4);
  const right = gain * Math.sin(((pan + 1) * Math.PI) / 4);
  const { vibrato } = patch;
  let phase = shape === 'sine' || shape === 'triangle' ? 0 : random();
  let step = hz / SAMPLE_RATE;
  for (let i = 0; i < dry.left.length; i++) {
    if (vibrato && i % 32 === 0) step = (hz * vibratoAt(vibrato, i / SAMPLE_RATE)) / SAMPLE_RATE;
    const value = waveform(shape, phase, step);
    dry.left[i]! += value * left;
    dry.right[i]! += value * right;
    phase += step;
    if (phase >= 1) phase -= 1;
  }
}

function vibratoAt({ hz, cents, delay }: NonNullable<Patch['vibrato']>, t: number): number {
  const depth = cents * Math.min(1, Math.max(0, (t - delay) / 0.3));
  return 2 ** ((depth * Math.sin(2 * Math.PI * hz * t)) / 1200);
}

function waveform(shape: Oscillator['shape'], phase: number, step: number): number {
  if (shape === 'sine') return Math.sin(2 * Math.PI * phase);
  if (shape === 'triangle') return 4 * Math.abs(((phase + 0.25) % 1) - 0.5) - 1;
  if (shape === 'saw') return 2 * phase - 1 - smoothStep(phase, step);
  const half = (phase + 0.5) % 1;
  return (phase < 0.5 ? 1 : -1) + smoothStep(phase, step) - smoothStep(half, step);
}

/** PolyBLEP: rounds the jump of a saw so that it does not alias. */
function smoothStep(phase: number, step: number): number {
  if (phase < step) {
    const t = phase / step;
    return t + t - t * t - 1;
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step;
    return t * t + t + t + 1;
  }
  return 0;
}

/** Two-pole state variable low-pass (zero-delay feedback), its corner set every 16 samples. */
function sweep(signal: Float32Array, { filter }: Patch, tone: Tone): void {
  let s1 = 0;
  let s2 = 0;
  let g = 0;
  const k = 1 / filter.q;
  for (let i = 0; i < signal.length; i++) {
    if (i % 16 === 0) g = Math.tan((Math.PI * cornerAt(filter, tone, i / SAMPLE_RATE)) / SAMPLE_RATE);
    const high = (signal[i]! - (k + g) * s1 - s2) / (1 + g * (g + k));
    const band = g * high + s1;
    const low = g * band + s2;
    s1 = g * high + band;
    s2 = g * band + low;
    signal[i] = low;
  }
}

function cornerAt(filter: Patch['filter'], tone: Tone, t: number): number {
  const open = filter.octaves * levelAt(filter.envelope, t, tone.seconds) * (0.35 + 0.65 * tone.strength);
  const tracked = filter.hz * (tone.hz / 261.6) ** filter.tracking;
  return Math.min(18_000, Math.max(30, tracked * 2 ** open));
}

function emit(out: Stereo, dry: Stereo, { amp }: Patch, tone: Tone): void {
  const end = Math.min(dry.left.length, out.left.length - tone.startSample);
  for (let i = 0; i < end; i++) {
    const level = levelAt(amp, i / SAMPLE_RATE, tone.seconds) * tone.strength;
    out.left[tone.startSample + i]! += dry.left[i]! * level;
    out.right[tone.startSample + i]! += dry.right[i]! * level;
  }
}
