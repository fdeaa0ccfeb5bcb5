/** Sound in memory: two channels of equal length, full scale is 1. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export function silence(samples: number): Stereo {
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

/** Adds `source` to `target` from `startSample` on; what reaches beyond the end of `target` is left out. */
export function mixInto(target: Stereo, source: Stereo, startSample: number): void {
  const count = Math.min(source.left.length, target.left.length - startSample);
  for (let index = 0; index < count; index++) {
    target.left[startSample + index]! += source.left[index]!;
    target.right[startSample + index]! += source.right[index]!;
  }
}

/** Fades the last `samples` to silence along a half cosine: no corner at either end. */
export function fadeEnd({ left, right }: Stereo, samples: number): void {
  const start = left.length - samples;
  for (let index = 0; index < samples; index++) {
    const gain = (1 + Math.cos((Math.PI * (index + 1)) / samples)) / 2;
    left[start + index]! *= gain;
    right[start + index]! *= gain;
  }
}

/** Interleaved 32-bit little-endian floats, as ffmpeg's `f32le`. */
export function interleave({ left, right }: Stereo): Buffer {
  const pairs = new Float32Array(left.length * 2);
  for (let index = 0; index < left.length; index++) {
    pairs[index * 2] = left[index]!;
    pairs[index * 2 + 1] = right[index]!;
  }
  return Buffer.from(pairs.buffer);
}

export function deinterleave(bytes: Buffer): Stereo {
  const samples = Math.floor(bytes.length / 8);
  const sound = silence(samples);
  for (let index = 0; index < samples; index++) {
    sound.left[index] = bytes.readFloatLE(index * 8);
    sound.right[index] = bytes.readFloatLE(index * 8 + 4);
  }
  return sound;
}

export function cut({ left, right }: Stereo, startSample: number, samples: number): Stereo {
  const end = startSample + samples;
  return { left: left.subarray(startSample, end), right: right.subarray(startSample, end) };
}
