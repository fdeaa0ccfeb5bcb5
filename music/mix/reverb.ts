/** A room made of decaying noise that darkens, applied by convolution: mono in, decorrelated stereo out. */
import { highPass, run } from '../sound/biquad';
import { SAMPLE_RATE, type Stereo } from '../sound/pcm';
import { createRandom } from '../sound/random';
import { createFourier } from './fourier';

export interface Room {
  /** Until it has faded by 60 dB. */
  readonly decaySeconds: number;
  readonly preDelayMs: number;
  /** Corner of the tone at the start and at the end. */
  readonly brightHz: number;
  readonly darkHz: number;
  /** Below this the room is silent, so that it does not muddy the bass. */
  readonly lowCutHz: number;
}

export type Reverb = (send: Stereo) => Stereo;

const SIZE = 1 << 18;

export function createReverb(room: Room): Reverb {
  const left = response(room, 'left');
  const right = response(room, 'right');
  const fourier = createFourier(SIZE);
  const re = new Float64Array(SIZE);
  const im = new Float64Array(SIZE);
  re.set(left);
  im.set(right);
  fourier.forward(re, im);
  const block = SIZE - left.length;
  return (send) => convolve(send, block, fourier, re, im);
}

function response({ decaySeconds, preDelayMs, brightHz, darkHz, lowCutHz }: Room, side: string): Float32Array {
  const random = createRandom(`room ${side} ${decaySeconds} ${brightHz}`);
  const delay = Math.round((preDelayMs / 1000) * SAMPLE_RATE);
  const sound = new Float32Array(delay + Math.ceil(decaySeconds * 1.1 * SAMPLE_RATE));
  let low = 0;
  let lower = 0;
  for (let i = delay; i < sound.length; i++) {
    const t = (i - delay) / SAMPLE_RATE;
    const share = Math.min(1, t / decaySeconds);
    const corner = 1 - Math.exp((-2 * Math.PI * brightHz * (darkHz / brightHz) ** share) / SAMPLE_RATE);
    low += corner * (2 * random() - 1 - low);
    lower += corner * (low - lower);
    sound[i] = (lower / Math.sqrt(corner)) * Math.min(1, 0.35 + t / 0.018) * Math.exp((-6.9 * t) / decaySeconds);
  }
  run(sound, highPass(lowCutHz));
  const energy = Math.sqrt(sound.reduce((sum, value) => sum + value * value, 0));
  return sound.map((value) => value / energy);
}

function convolve(
  send: Stereo,
  block: number,
  fourier: ReturnType<typeof createFourier>,
  hRe: Float64Array,
  hIm: Float64Array,
): Stereo {
  const length = send.left.length;
  const wet: Stereo = { left: new Float32Array(length), right: new Float32Array(length) };
  for (let start = 0; start < length; start += block) {
    const re = new Float64Array(SIZE);
    const im = new Float64Array(SIZE);
    for (let i = 0; i < Math.min(block, length - start); i++)
      re[i] = (send.left[start + i]! + send.right[start + i]!) / 2;
    fourier.forward(re, im);
    for (let i = 0; i < SIZE; i++) {
      const x = re[i]! * hRe[i]! - im[i]! * hIm[i]!;
      im[i] = re[i]! * hIm[i]! + im[i]! * hRe[i]!;
      re[i] = x;
    }
    fourier.inverse(re, im);
    for (let i = 0; i < Math.min(SIZE, length - start); i++) {
      wet.left[start + i]! += re[i]!;
      wet.right[start + i]! += im[i]!;
    }
  }
  return wet;
}
