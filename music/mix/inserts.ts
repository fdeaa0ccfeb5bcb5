/** Effects of a channel, in the order in which they are listed. */
import { type Biquad, bell, highPass, highShelf, lowPass, lowShelf, run } from '../sound/biquad';
import { SAMPLE_RATE, type Stereo } from '../sound/pcm';
import { type Compression, compress } from './compressor';

export type Insert = (sound: Stereo) => void;

function both(filter: Biquad): Insert {
  return ({ left, right }) => {
    run(left, filter);
    run(right, filter);
  };
}

export const cutBelow = (hz: number): Insert => both(highPass(hz));
export const cutAbove = (hz: number): Insert => both(lowPass(hz));
export const boost = (hz: number, db: number, q = 1): Insert => both(bell(hz, db, q));
export const lows = (hz: number, db: number): Insert => both(lowShelf(hz, db));
export const highs = (hz: number, db: number): Insert => both(highShelf(hz, db));
export const level =
  (settings: Compression): Insert =>
  (sound) =>
    compress(sound, settings);

/** Soft saturation; `drive` 1 is nearly clean. Quiet sound keeps its level. */
export const warm = (drive: number): Insert => {
  return ({ left, right }) => {
    for (const side of [left, right])
      for (let i = 0; i < side.length; i++) side[i] = Math.tanh(side[i]! * drive) / drive;
  };
};

/** 0 is mono, 1 unchanged, above 1 wider. */
export const width = (amount: number): Insert => {
  return ({ left, right }) => {
    for (let i = 0; i < left.length; i++) {
      const middle = (left[i]! + right[i]!) / 2;
      const side = ((left[i]! - right[i]!) / 2) * amount;
      left[i] = middle + side;
      right[i] = middle - side;
    }
  };
};

/** Two slowly moving copies, one a side. */
export const chorus = (depthMs: number, hz: number, mix = 0.5): Insert => {
  return ({ left, right }) => {
    for (const [side, phase] of [
      [left, 0],
      [right, 0.5],
    ] as const) {
      const dry = side.slice();
      for (let i = 0; i < side.length; i++) {
        const sway = Math.sin(2 * Math.PI * ((hz * i) / SAMPLE_RATE + phase));
        const at = i - ((12 + depthMs * sway) / 1000) * SAMPLE_RATE;
        if (at < 1) continue;
        const whole = Math.floor(at);
        const late = dry[whole]! + (at - whole) * ((dry[whole + 1] ?? 0) - dry[whole]!);
        side[i] = dry[i]! * (1 - mix * 0.35) + late * mix;
      }
    }
  };
};
