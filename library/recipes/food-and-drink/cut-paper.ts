/** Outlines as scissors leave them: pebbles, leaves and scalloped edges. */
import type { LottieShape } from '@spotreel/sdk/internal/scene';
import { type CurvePoint, curve, type Point } from '../../lottie/shape';

/** A closed line through the points, rounded at each of them. */
function smooth(points: readonly Point[]): LottieShape {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const list: CurvePoint[] = points.map((point, index) => {
    const [ax, ay] = at(index - 1);
    const [bx, by] = at(index + 1);
    const tangent: Point = [(bx - ax) / 5.4, (by - ay) / 5.4];
    return { at: point, in: [-tangent[0], -tangent[1]], out: tangent };
  });
  return curve(list);
}

/** A rounded piece of about this width and height around the origin; another `seed`, another piece. */
export function pebble(width: number, height: number, seed: number): LottieShape {
  const count = 12;
  const points = Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * 2 * Math.PI;
    const bulge = 1 + 0.055 * Math.sin(2 * angle + seed) + 0.04 * Math.sin(3 * angle + seed * 2.3);
    return [(Math.cos(angle) * bulge * width) / 2, (Math.sin(angle) * bulge * height) / 2];
  });
  return smooth(points);
}

/** A leaf that points up from the origin. */
export function leaf(length: number, width: number): LottieShape {
  const half = width / 2;
  return curve([
    { at: [0, 0], in: [half * 0.5, -length * 0.1], out: [-half * 0.9, -length * 0.16] },
    { at: [-half * 0.16, -length], in: [-half * 1.5, length * 0.3], out: [half * 1.6, length * 0.26] },
  ]);
}

/** A strip whose lower edge hangs in half circles, each `step` wide. */
export function scallops(width: number, height: number, step: number): LottieShape {
  const count = Math.round(width / step);
  const size = width / count;
  const handle = size * 0.66;
  const bows: CurvePoint[] = Array.from({ length: count + 1 }, (_, index) => ({
    at: [width - index * size, height],
    ...(index > 0 ? { in: [0, handle] as const } : {}),
    ...(index < count ? { out: [0, handle] as const } : {}),
  }));
  return curve([{ at: [0, 0] }, { at: [width, 0] }, ...bows]);
}
