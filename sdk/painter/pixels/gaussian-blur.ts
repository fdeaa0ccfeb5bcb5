/**
 * A Gaussian blur of pixels. It is exact for small deviations. For larger ones, three averages over windows come close,
 * as the filters of SVG do it: https://www.w3.org/TR/filter-effects/#feGaussianBlurElement
 */
import type { PixelArea } from './pixel-area';

/** Least deviation in px for which windows are close enough. */
const LEAST_WINDOW_SIGMA = 2;
const WINDOWS = 3;
/** Length of a window by the standard deviation, as SVG has it. */
const WINDOW_BY_SIGMA = (3 * Math.sqrt(2 * Math.PI)) / 4;

/** Standard deviations across and down, px. What is outside of the area counts as transparent. */
export function blurPixels({ data, width, height }: PixelArea, sigmaX: number, sigmaY: number): void {
  const planes = premultiplied(data);
  if (sigmaX > 0) {
    const blurLine = lineBlur(sigmaX, width);
    for (let row = 0; row < height; row++)
      for (let part = 0; part < 4; part++) blurLine(planes, row * width * 4 + part, 4);
  }
  if (sigmaY > 0) {
    const blurLine = lineBlur(sigmaY, height);
    for (let column = 0; column < width; column++)
      for (let part = 0; part < 4; part++) blurLine(planes, column * 4 + part, width * 4);
  }
  writePremultiplied(planes, data);
}

function premultiplied(data: Uint8ClampedArray): Float32Array {
  const planes = new Float32Array(data.length);
  for (let index = 0; index < data.length; index += 4) {
    const alpha = data[index + 3] as number;
    if (alpha === 0) continue;
    for (let part = 0; part < 3; part++) planes[index + part] = ((data[index + part] as number) * alpha) / 255;
    planes[index + 3] = alpha;
  }
  return planes;
}

function writePremultiplied(planes: Float32Array, data: Uint8ClampedArray): void {
  for (let index = 0; index < data.length; index += 4) {
    const alpha = planes[index + 3] as number;
    data[index + 3] = alpha;
    if (alpha <= 0) continue;
    for (let part = 0; part < 3; part++) data[index + part] = ((planes[index + part] as number) * 255) / alpha;
  }
}

/** Blurs the values from `start` on, each `stride` after the one before. */
type LineBlur = (values: Float32Array, start: number, stride: number) => void;

function lineBlur(sigma: number, length: number): LineBlur {
  let line = new Float32Array(length);
  let other = new Float32Array(length);
  const passes = sigma < LEAST_WINDOW_SIGMA ? [kernelPass(sigma)] : windowPasses(sigma);
  return (values, start, stride) => {
    for (let index = 0; index < length; index++) line[index] = values[start + index * stride] as number;
    for (const pass of passes) {
      pass(line, other);
      const result = other;
      other = line;
      line = result;
    }
    for (let index = 0; index < length; index++) values[start + index * stride] = line[index] as number;
  };
}

type Pass = (from: Float32Array, to: Float32Array) => void;

/** Windows of an even length lie half a pixel beside their middle: two on either side, the third is longer by one. */
function windowPasses(sigma: number): readonly Pass[] {
  const length = Math.floor(sigma * WINDOW_BY_SIGMA + 0.5);
  const half = Math.floor(length / 2);
  if (length % 2 === 1) return Array.from({ length: WINDOWS }, () => windowPass(half, half));
  return [windowPass(half, half - 1), windowPass(half - 1, half), windowPass(half, half)];
}

/** The mean of so many values before and after each. */
function windowPass(before: number, after: number): Pass {
  const share = 1 / (before + after + 1);
  return (from, to) => {
    const { length } = from;
    let sum = 0;
    for (let index = 0; index < Math.min(after, length); index++) sum += from[index] as number;
    for (let index = 0; index < length; index++) {
      if (index + after < length) sum += from[index + after] as number;
      if (index - before - 1 >= 0) sum -= from[index - before - 1] as number;
      to[index] = sum * share;
    }
  };
}

function kernelPass(sigma: number): Pass {
  const reach = Math.max(1, Math.ceil(3 * sigma));
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * sigma ** 2)),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const kernel = weights.map((weight) => weight / all);
  return (from, to) => {
    for (let index = 0; index < from.length; index++) {
      let sum = 0;
      const last = Math.min(2 * reach, from.length - 1 - index + reach);
      for (let at = Math.max(0, reach - index); at <= last; at++)
        sum += (kernel[at] as number) * (from[index + at - reach] as number);
      to[index] = sum;
    }
  };
}
