/**
 * Moves the edges of a mask to the edges of a picture (He, Sun, Tang: Guided Image Filtering, 2013). Near each pixel, the mask
 * becomes a weighted sum of the picture's colors. The factors are smooth, so that they serve the same picture in a larger size.
 */
import { boxMean } from './box-mean';
import { type ColorPlanes, emptyPlane, mapPlane, type Plane } from './plane';

export interface GuidedMask {
  /** Factors of red, green and blue. */
  readonly factors: readonly [Plane, Plane, Plane];
  readonly base: Plane;
}

/** `radius`: pixels; `smoothness`: the variance of colors below which the mask is only blurred. */
export function guideMask(mask: Plane, colors: ColorPlanes, radius: number, smoothness: number): GuidedMask {
  const mean = (plane: Plane) => boxMean(plane, radius);
  const maskMean = mean(mask);
  const means = both(colors, mean);
  const covariance = both(colors, (color, channel) => difference(mean(product(color, mask)), means[channel], maskMean));
  const spread = CHANNEL_PAIRS.map(([one, other]) =>
    difference(mean(product(colors[one], colors[other])), means[one], means[other]),
  );
  const factors = both(colors, () => emptyPlane(mask.width, mask.height));
  const base = emptyPlane(mask.width, mask.height);
  for (let index = 0; index < base.data.length; index++) {
    const at = (plane: Plane | undefined) => plane?.data[index] ?? 0;
    const matrix: Six = [
      at(spread[0]) + smoothness,
      at(spread[1]),
      at(spread[2]),
      at(spread[3]) + smoothness,
      at(spread[4]),
      at(spread[5]) + smoothness,
    ];
    const solved = solve(matrix, [at(covariance[0]), at(covariance[1]), at(covariance[2])]);
    const [red, green, blue] = solved;
    for (const channel of CHANNELS) factors[channel].data[index] = solved[channel];
    base.data[index] = at(maskMean) - red * at(means[0]) - green * at(means[1]) - blue * at(means[2]);
  }
  return { factors: both(factors, mean), base: mean(base) };
}

type Three = [number, number, number];
type Six = [number, number, number, number, number, number];

const CHANNELS = [0, 1, 2] as const;
/** Each pair of color channels once. */
export const CHANNEL_PAIRS = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 1],
  [1, 2],
  [2, 2],
] as const;

function both(colors: ColorPlanes, make: (color: Plane, channel: 0 | 1 | 2) => Plane): [Plane, Plane, Plane] {
  return [make(colors[0], 0), make(colors[1], 1), make(colors[2], 2)];
}

function product(one: Plane, other: Plane): Plane {
  return mapPlane(one, (value, index) => value * (other.data[index] ?? 0));
}

/** `joint` less the product of the two others. */
function difference(joint: Plane, one: Plane, other: Plane): Plane {
  return mapPlane(joint, (value, index) => value - (one.data[index] ?? 0) * (other.data[index] ?? 0));
}

/** Solves a symmetric system of three equations by its adjugate. The smoothness keeps it solvable. */
function solve([rr, rg, rb, gg, gb, bb]: Six, [r, g, b]: Three): Three {
  const first = gg * bb - gb * gb;
  const second = rb * gb - rg * bb;
  const third = rg * gb - rb * gg;
  const determinant = rr * first + rg * second + rb * third;
  const middle = rr * bb - rb * rb;
  const cross = rg * rb - rr * gb;
  const last = rr * gg - rg * rg;
  return [
    (first * r + second * g + third * b) / determinant,
    (second * r + middle * g + cross * b) / determinant,
    (third * r + cross * g + last * b) / determinant,
  ];
}
