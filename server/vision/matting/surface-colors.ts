/**
 * Colors of the subject and of its background near each pixel. A pixel of an edge mixes both. The share of the background is
 * subtracted, because it would be a rim (Forte: Approximate Fast Foreground Colour Estimation, 2021).
 */
import { boxMean } from './box-mean';
import { type ColorPlanes, emptyPlane, mapPlane, type Plane } from './plane';

export interface SurfaceColors {
  readonly subject: ColorPlanes;
  readonly background: ColorPlanes;
}

/** First far, so that there is a color everywhere, then near. Shares of the longer side. */
const REACHES = [0.12, 0.012];
const LEAST_WEIGHT = 1e-4;

export function surfaceColors(colors: ColorPlanes, alpha: Plane): SurfaceColors {
  const share = (value: number) => Math.min(1, Math.max(0, value));
  return {
    subject: spreadColors(
      colors,
      mapPlane(alpha, (value) => share(value) ** 3),
    ),
    background: spreadColors(
      colors,
      mapPlane(alpha, (value) => (1 - share(value)) ** 3),
    ),
  };
}

/**
 * Weighted means of colors; where nothing near has a weight, those of farther pixels. `reaches`: from far to near, shares of
 * the longer side. `farWeight`: the weight for the farthest. Default: `weight`.
 */
export function spreadColors(
  colors: ColorPlanes,
  weight: Plane,
  reaches: readonly number[] = REACHES,
  farWeight: Plane = weight,
): ColorPlanes {
  const of = (color: Plane): Plane => {
    let spread: Plane | undefined;
    for (const reach of reaches) spread = nearMean(color, spread ? weight : farWeight, reach, spread);
    return spread ?? emptyPlane(color.width, color.height);
  };
  return [of(colors[0]), of(colors[1]), of(colors[2])];
}

function nearMean(color: Plane, weight: Plane, reach: number, farther: Plane | undefined): Plane {
  const radius = Math.max(1, Math.round(reach * Math.max(color.width, color.height)));
  const sum = boxMean(
    mapPlane(color, (value, index) => value * (weight.data[index] ?? 0)),
    radius,
  );
  const total = boxMean(weight, radius);
  return mapPlane(sum, (value, index) => {
    const fallback = farther?.data[index] ?? color.data[index] ?? 0;
    return (value + LEAST_WEIGHT * fallback) / ((total.data[index] ?? 0) + LEAST_WEIGHT);
  });
}

/**
 * Takes the share of the background out of the color of a pixel. Colors under clear pixels are those of the subject: a picture that is made smaller mixes
 * them in. `sample`: the value of a plane at the pixel.
 */
export function withoutBackgroundColor(
  bytes: Uint8Array,
  at: number,
  alpha: number,
  sample: (plane: Plane) => number,
  { subject, background }: SurfaceColors,
): void {
  for (const channel of [0, 1, 2] as const) {
    const inside = sample(subject[channel]);
    const mixed = alpha * inside + (1 - alpha) * sample(background[channel]);
    const color = inside + alpha * ((bytes[at + channel] ?? 0) / 255 - mixed);
    bytes[at + channel] = Math.round(255 * Math.min(1, Math.max(0, color)));
  }
}
