import { SAMPLE_RATE, type Stereo, silence } from '../sound/pcm';

export interface EchoTime {
  /** In beats of the kit: 0.75 is a dotted eighth. */
  readonly beats: number;
  /** 0 to 1. */
  readonly feedback: number;
  readonly darkHz: number;
}

/** Repeats that cross from side to side and lose their highs and lows on the way. */
export function echo(send: Stereo, { beats, feedback, darkHz }: EchoTime, bpm: number): Stereo {
  const delay = Math.round(((beats * 60) / bpm) * SAMPLE_RATE);
  const wet = silence(send.left.length);
  const dark = 1 - Math.exp((-2 * Math.PI * darkHz) / SAMPLE_RATE);
  const thin = 1 - Math.exp((-2 * Math.PI * 180) / SAMPLE_RATE);
  let lowLeft = 0;
  let lowRight = 0;
  let bassLeft = 0;
  let bassRight = 0;
  for (let i = delay; i < send.left.length; i++) {
    const dry = (send.left[i - delay]! + send.right[i - delay]!) / 2;
    lowLeft += dark * (dry + feedback * wet.right[i - delay]! - lowLeft);
    lowRight += dark * (feedback * wet.left[i - delay]! - lowRight);
    bassLeft += thin * (lowLeft - bassLeft);
    bassRight += thin * (lowRight - bassRight);
    wet.left[i] = lowLeft - bassLeft;
    wet.right[i] = lowRight - bassRight;
  }
  return wet;
}
