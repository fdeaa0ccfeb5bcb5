/** Sound in memory: two channels of equal length, full scale is 1. */
export interface StereoSamples {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Silence of so many samples a channel. */
export function silentSamples(samples: number): StereoSamples {
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

/** Adds `source` to `target` from `startSample` on; what reaches beyond the end of `target` is left out. */
export function addSamples(target: StereoSamples, source: StereoSamples, startSample: number): void {
  const count = Math.min(source.left.length, target.left.length - startSample);
  for (let index = 0; index < count; index++) {
    target.left[startSample + index]! += source.left[index]!;
    target.right[startSample + index]! += source.right[index]!;
  }
}

/** Adds at most `samples`, faded in and out along a quarter of a sine. Two parts that cross over stay as loud as one. */
export function addPart(
  target: StereoSamples,
  source: StereoSamples,
  startSample: number,
  { samples, fadeInSamples, fadeOutSamples }: { samples: number; fadeInSamples: number; fadeOutSamples: number },
): void {
  const count = Math.min(source.left.length, samples, target.left.length - startSample);
  const rising = (index: number, length: number) => (index < length ? Math.sin((Math.PI / 2) * (index / length)) : 1);
  for (let index = 0; index < count; index++) {
    const gain = rising(index, fadeInSamples) * rising(samples - index, fadeOutSamples);
    target.left[startSample + index]! += source.left[index]! * gain;
    target.right[startSample + index]! += source.right[index]! * gain;
  }
}

/** Fades the last `samples` to silence along a half cosine: no corner at either end. */
export function fadeEnd({ left, right }: StereoSamples, samples: number): void {
  const start = left.length - samples;
  for (let index = 0; index < samples; index++) {
    const gain = (1 + Math.cos((Math.PI * (index + 1)) / samples)) / 2;
    left[start + index]! *= gain;
    right[start + index]! *= gain;
  }
}

/** A part of it, in the same memory; shorter where there is less. */
export function cutSamples({ left, right }: StereoSamples, startSample: number, samples: number): StereoSamples {
  const end = startSample + samples;
  return { left: left.subarray(startSample, end), right: right.subarray(startSample, end) };
}
