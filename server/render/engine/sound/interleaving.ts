/** Samples as the bytes that ffmpeg reads and writes. */
import { type StereoSamples, silentSamples } from '@spotreel/sdk/internal/scene';

/** Interleaved 32-bit little-endian floats, as ffmpeg's `f32le`. */
export function interleave({ left, right }: StereoSamples): Buffer {
  const pairs = new Float32Array(left.length * 2);
  for (let index = 0; index < left.length; index++) {
    pairs[index * 2] = left[index]!;
    pairs[index * 2 + 1] = right[index]!;
  }
  return Buffer.from(pairs.buffer);
}

export function deinterleave(bytes: Buffer): StereoSamples {
  const samples = Math.floor(bytes.length / 8);
  const sound = silentSamples(samples);
  for (let index = 0; index < samples; index++) {
    sound.left[index] = bytes.readFloatLE(index * 8);
    sound.right[index] = bytes.readFloatLE(index * 8 + 4);
  }
  return sound;
}
