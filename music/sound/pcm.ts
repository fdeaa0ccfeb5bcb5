export const SAMPLE_RATE = 48_000;

export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export function silence(samples: number): Stereo {
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

export function gainOf(db: number): number {
  return 10 ** (db / 20);
}

export function dbOf(gain: number): number {
  return 20 * Math.log10(Math.max(gain, 1e-9));
}

/** Adds `source` to `target` from sample `at` on; what reaches past the end is dropped. */
export function mixInto(target: Stereo, source: Stereo, gain = 1, at = 0): void {
  const end = Math.min(source.left.length, target.left.length - at);
  for (let i = 0; i < end; i++) {
    target.left[at + i]! += source.left[i]! * gain;
    target.right[at + i]! += source.right[i]! * gain;
  }
}

export function scale(sound: Stereo, gain: number): void {
  for (let i = 0; i < sound.left.length; i++) {
    sound.left[i]! *= gain;
    sound.right[i]! *= gain;
  }
}

/** The samples from `from` to `to`, silence where the sound is shorter. */
export function slice(sound: Stereo, from: number, to: number): Stereo {
  const cut = silence(to - from);
  cut.left.set(sound.left.subarray(from, to));
  cut.right.set(sound.right.subarray(from, to));
  return cut;
}

export function copy(sound: Stereo): Stereo {
  return { left: sound.left.slice(), right: sound.right.slice() };
}
