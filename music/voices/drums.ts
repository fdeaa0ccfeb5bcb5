/** Drums made of sines and noise. */
import { type Biquad, bandPass, highPass, lowPass, run } from '../sound/biquad';
import { SAMPLE_RATE, type Stereo } from '../sound/pcm';
import type { Random } from '../sound/random';
import type { Tone, Voice } from './voice';

function place(out: Stereo, sound: Float32Array, { startSample, strength }: Tone, pan = 0): void {
  const left = strength * Math.min(1, 1 - pan);
  const right = strength * Math.min(1, 1 + pan);
  const end = Math.min(sound.length, out.left.length - startSample);
  for (let i = 0; i < end; i++) {
    out.left[startSample + i]! += sound[i]! * left;
    out.right[startSample + i]! += sound[i]! * right;
  }
}

function noise(
  seconds: number,
  random: Random,
  filters: readonly Biquad[],
  level: (t: number) => number,
): Float32Array {
  const sound = new Float32Array(Math.ceil(seconds * SAMPLE_RATE));
  for (let i = 0; i < sound.length; i++) sound[i] = 2 * random() - 1;
  for (const filter of filters) run(sound, filter);
  for (let i = 0; i < sound.length; i++) sound[i]! *= level(i / SAMPLE_RATE);
  return sound;
}

export interface KickPatch {
  readonly hz: number;
  /** Hz added at the first moment. */
  readonly sweepHz: number;
  readonly decaySeconds: number;
  readonly click: number;
}

export function kick({ hz, sweepHz, decaySeconds, click }: KickPatch): Voice {
  return (out, tone, random) => {
    const sound = noise(0.012, random, [highPass(1500)], (t) => click * Math.exp(-t / 0.003));
    const body = new Float32Array(Math.ceil(decaySeconds * 2.2 * SAMPLE_RATE));
    body.set(sound);
    let phase = 0;
    for (let i = 0; i < body.length; i++) {
      const t = i / SAMPLE_RATE;
      phase += (hz + sweepHz * Math.exp(-t / 0.018) + hz * 0.6 * Math.exp(-t / 0.07)) / SAMPLE_RATE;
      const level = Math.min(1, t / 0.001) * Math.exp((-3.2 * t) / decaySeconds);
      body[i]! += Math.tanh(1.5 * Math.sin(2 * Math.PI * phase)) * level;
    }
    place(out, body, tone);
  };
}

export function snare(hz: number, decaySeconds: number, tone: number): Voice {
  return (out, note, random) => {
    const wires = noise(decaySeconds * 2, random, [highPass(900), lowPass(9500)], (t) => {
      return Math.min(1, t / 0.0008) * (0.65 * Math.exp(-t / 0.02) + 0.5 * Math.exp((-3.4 * t) / decaySeconds));
    });
    for (let i = 0; i < wires.length; i++) {
      const t = i / SAMPLE_RATE;
      const shell = Math.sin(2 * Math.PI * (hz * t + 1.1 * (1 - Math.exp(-t / 0.012)))) * Math.exp(-t / 0.055);
      wires[i]! += tone * shell;
    }
    place(out, wires, note);
  };
}

/** Several hands: bursts within a few milliseconds, then the room. The loudest, and last, comes on the grid. */
export function clap(decaySeconds: number, brightHz = 1500): Voice {
  return (out, note, random) => {
    const hands = Array.from({ length: 4 }, (_, i) => (i === 0 ? 0 : 0.004 + 0.018 * random()));
    for (const [i, late] of hands.entries()) {
      const hand = noise(
        decaySeconds * 2,
        random,
        [bandPass(brightHz * (0.85 + 0.3 * random()), 1.1), highPass(500)],
        (t) => {
          return Math.min(1, t / 0.0006) * (Math.exp(-t / 0.007) + 0.22 * Math.exp((-3 * t) / decaySeconds));
        },
      );
      const startSample = note.startSample + Math.round(late * SAMPLE_RATE);
      place(
        out,
        hand,
        { ...note, startSample, strength: note.strength * (i === 0 ? 1.4 : 0.9) },
        0.9 * (random() - 0.5),
      );
    }
  };
}

/** Pitch 42 is closed, 46 open, as in a General MIDI kit. */
export function hat(openSeconds: number): Voice {
  return (out, note, random) => {
    const open = note.pitch === 46;
    const decay = open ? openSeconds : 0.028 + 0.03 * note.strength;
    const filters = [highPass(6800), highPass(5200), bandPass(9800, 0.45)];
    place(
      out,
      noise(open ? openSeconds * 2.5 : 0.2, random, filters, (t) => Math.min(1, t / 0.0007) * Math.exp(-t / decay)),
      note,
      0.1,
    );
  };
}

export function shaker(hz = 6200): Voice {
  return (out, note, random) => {
    const swing = 0.012 + 0.014 * (1 - note.strength);
    const filters = [bandPass(hz * (0.95 + 0.1 * random()), 0.7), highPass(3000)];
    const shape = (t: number) => (t < 0.006 ? t / 0.006 : Math.exp(-(t - 0.006) / (swing * 1.6)));
    place(out, noise(0.16, random, filters, shape), note);
  };
}

/** Foot on a wooden floor, or a low frame drum with a longer decay. */
export function stomp(hz: number, decaySeconds: number): Voice {
  return (out, note, random) => {
    const thud = noise(decaySeconds * 3, random, [lowPass(420), lowPass(900)], (t) => 1.6 * Math.exp(-t / 0.02));
    let phase = 0;
    for (let i = 0; i < thud.length; i++) {
      const t = i / SAMPLE_RATE;
      phase += (hz * (1 + 0.5 * Math.exp(-t / 0.03))) / SAMPLE_RATE;
      thud[i]! += Math.sin(2 * Math.PI * phase) * Math.min(1, t / 0.0015) * Math.exp((-3 * t) / decaySeconds);
    }
    place(out, thud, note);
  };
}
