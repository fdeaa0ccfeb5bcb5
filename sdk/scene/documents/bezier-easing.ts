/** The easing curve through (0,0), (x1,y1), (x2,y2), (1,1), as Lottie keyframes use it. */
export type Easing = (progress: number) => number;

const NEWTON_STEPS = 8;
const BISECTIONS = 24;
const PRECISION = 1e-7;

/** x1 and x2 lie between 0 and 1. */
export function bezierEasing(x1: number, y1: number, x2: number, y2: number): Easing {
  if (x1 === y1 && x2 === y2) return (progress) => progress;
  return (progress) => {
    if (progress <= 0) return 0;
    if (progress >= 1) return 1;
    return curve(solve(progress, x1, x2), y1, y2);
  };
}

function curve(t: number, a: number, b: number): number {
  const u = 1 - t;
  return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t;
}

function slope(t: number, a: number, b: number): number {
  const u = 1 - t;
  return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b);
}

/** The curve's parameter at `x`: Newton where the slope allows it, else bisection. */
function solve(x: number, x1: number, x2: number): number {
  let t = x;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const error = curve(t, x1, x2) - x;
    if (Math.abs(error) < PRECISION) return t;
    const gradient = slope(t, x1, x2);
    if (Math.abs(gradient) < 1e-6) break;
    t -= error / gradient;
  }
  let low = 0;
  let high = 1;
  for (let step = 0; step < BISECTIONS; step++) {
    t = (low + high) / 2;
    if (curve(t, x1, x2) < x) low = t;
    else high = t;
  }
  return t;
}
