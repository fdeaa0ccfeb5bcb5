/**
 * Colors of the subject and of its background near each pixel. A pixel of an edge mixes both. The share of the background is
 * subtracted, because it would be a rim (Forte: Approximate Fast Foreground Colour Estimation, 2021).
 */
import { boxMean } from './box-mean';
import { emptyPlane, mapPlane, type Plane } from './plane';

type Colors = readonly [Plane, Plane, Plane];

export interface SurfaceColors {
  readonly subject: Colors;
  readonly background: Colors;
}

/** First far, so that there is a color everywhere, then near. Shares of the longer side. */
const REACHES = [0.12, 0.012];
const LEAST_WEIGHT = 1e-4;

export function surfaceColors(colors: Colors, alpha: Plane): SurfaceColors {
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

/** Weighted means of colors; where nothing near has a weight, those of farther pixels. */
function spreadColors(colors: Colors, weight: Plane): Colors {
  const of = (color: Plane): Plane => {
    let spread: Plane | undefined;
    for (const reach of REACHES) spread = nearMean(color, weight, reach, spread);
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
