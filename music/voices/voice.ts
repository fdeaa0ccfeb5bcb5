import type { Stereo } from '../sound/pcm';
import type { Random } from '../sound/random';

export interface Tone {
  readonly startSample: number;
  readonly seconds: number;
  readonly hz: number;
  /** MIDI number, for drums a key. */
  readonly pitch: number;
  /** 0 to 1. */
  readonly strength: number;
}

/** Adds the sound of one note to `out`. Each call draws its own numbers, so no two strokes are the same. */
export type Voice = (out: Stereo, tone: Tone, random: Random) => void;

export function hzOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}
