/** Inflection points of curves. */
import { type Curve, halvesAt } from './curves';

/** Nearer to an end of a curve than this, its parameter splits nothing. */
const LEAST = 1e-3;

/** The curve in parts that bend one way each. */
export function bends(curve: Curve): Curve[] {
  const parts: Curve[] = [];
  let rest = curve;
  let passed = 0;
  for (const t of inflectionsOf(curve)) {
    const [before, after] = halvesAt(rest, (t - passed) / (1 - passed));
    parts.push(before);
    rest = after;
    passed = t;
  }
  return [...parts, rest];
}

/** Parameters at which the first and the second derivative are parallel, in order. */
function inflectionsOf([x0, y0, x1, y1, x2, y2, x3, y3]: Curve): number[] {
  // the curve as a t^3 + b t^2 + c t + its start
  const ax = -x0 + 3 * x1 - 3 * x2 + x3;
  const ay = -y0 + 3 * y1 - 3 * y2 + y3;
  const bx = 3 * x0 - 6 * x1 + 3 * x2;
  const by = 3 * y0 - 6 * y1 + 3 * y2;
  const cx = 3 * (x1 - x0);
  const cy = 3 * (y1 - y0);
  const quadratic = 3 * (ay * bx - ax * by);
  const linear = 3 * (ay * cx - ax * cy);
  const constant = by * cx - bx * cy;
  return rootsOf(quadratic, linear, constant)
    .filter((t) => t > LEAST && t < 1 - LEAST)
    .sort((one, other) => one - other);
}

function rootsOf(quadratic: number, linear: number, constant: number): number[] {
  if (Math.abs(quadratic) < 1e-9) return Math.abs(linear) < 1e-9 ? [] : [-constant / linear];
  const inside = linear * linear - 4 * quadratic * constant;
  if (inside <= 0) return [];
  const root = Math.sqrt(inside);
  return [(-linear - root) / (2 * quadratic), (-linear + root) / (2 * quadratic)];
}
