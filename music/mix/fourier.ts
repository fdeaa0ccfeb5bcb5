/** An in-place complex Fourier transform of a fixed power-of-two size. */
export interface Fourier {
  forward(re: Float64Array, im: Float64Array): void;
  /** Scaled, so that it undoes `forward`. */
  inverse(re: Float64Array, im: Float64Array): void;
}

export function createFourier(size: number): Fourier {
  const cos = new Float64Array(size / 2);
  const sin = new Float64Array(size / 2);
  for (let i = 0; i < size / 2; i++) {
    cos[i] = Math.cos((2 * Math.PI * i) / size);
    sin[i] = -Math.sin((2 * Math.PI * i) / size);
  }
  const transform = (re: Float64Array, im: Float64Array) => {
    reorder(re, im);
    for (let half = 1; half < size; half *= 2) butterflies(re, im, half, cos, sin);
  };
  return {
    forward: transform,
    inverse(re, im) {
      transform(im, re);
      for (let i = 0; i < size; i++) {
        re[i]! /= size;
        im[i]! /= size;
      }
    },
  };
}

function reorder(re: Float64Array, im: Float64Array): void {
  for (let i = 1, j = 0; i < re.length; i++) {
    let bit = re.length >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    [re[i], re[j]] = [re[j]!, re[i]!];
    [im[i], im[j]] = [im[j]!, im[i]!];
  }
}

function butterflies(re: Float64Array, im: Float64Array, half: number, cos: Float64Array, sin: Float64Array): void {
  const stride = re.length / (2 * half);
  for (let start = 0; start < re.length; start += 2 * half) {
    for (let k = 0; k < half; k++) {
      const a = start + k;
      const b = a + half;
      const c = cos[k * stride]!;
      const s = sin[k * stride]!;
      const x = re[b]! * c - im[b]! * s;
      const y = re[b]! * s + im[b]! * c;
      re[b] = re[a]! - x;
      im[b] = im[a]! - y;
      re[a]! += x;
      im[a]! += y;
    }
  }
}
