/** Stars and polygons, with straight or round edges. */
import { MOST_COPIES } from '../../scene/cost-limits';
import type { LottieProperty, LottieShape } from '../../scene/lottie';
import { type Reader, stillReader } from '../properties/reader';
import { numberReader, vectorReader } from '../properties/readers';
import type { Outline } from './curves';
import { curvesOf, type Vertex } from './vertices';

const STAR = 1;
const BACKWARD = 3;

/** `sy` the kind, `pt` points, `or` and `ir` the outer and the inner radius in px, `os` and `is` their roundness in percent. */
export function polystarReader(shape: LottieShape): Reader<Outline> {
  const { sy, d } = shape;
  const number = (key: string) => numberReader(shape[key] as LottieProperty | undefined, 0);
  const place = vectorReader(shape.p as LottieProperty | undefined, [0, 0]);
  const points = number('pt');
  const turn = number('r');
  const outer = number('or');
  const outerRoundness = number('os');
  const inner = number('ir');
  const innerRoundness = number('is');
  const at = (frame: number): Outline => {
    const count = Math.min(MOST_COPIES, Math.floor(points.at(frame)));
    const corners = [
      { radius: outer.at(frame), roundness: outerRoundness.at(frame) / 100 },
      { radius: inner.at(frame), roundness: innerRoundness.at(frame) / 100 },
    ];
    const ring = sy === STAR ? { corners, count: count * 2 } : { corners: corners.slice(0, 1), count };
    const [x = 0, y = 0] = place.at(frame);
    return ringOutline({ ...ring, center: [x, y], degrees: turn.at(frame), isBackward: d === BACKWARD });
  };
  const isStill = [place, points, turn, outer, outerRoundness, inner, innerRoundness].every((one) => one.isStill);
  return isStill ? stillReader(at(0)) : { isStill, at };
}

interface Ring {
  readonly center: readonly [number, number];
  /** Corners in turn. */
  readonly corners: readonly { readonly radius: number; readonly roundness: number }[];
  readonly count: number;
  /** Clockwise, of the first corner from the top. */
  readonly degrees: number;
  readonly isBackward: boolean;
}

function ringOutline({ center, corners, count, degrees, isBackward }: Ring): Outline {
  const direction = isBackward ? -1 : 1;
  const step = (2 * Math.PI) / count;
  const vertices = Array.from({ length: count }, (_, index): Vertex => {
    const { radius = 0, roundness = 0 } = corners[index % corners.length] ?? {};
    const angle = -Math.PI / 2 + (degrees * Math.PI) / 180 + index * step * direction;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const x = center[0] + radius * cos;
    const y = center[1] + radius * sin;
    // a quarter of the way round to the next corner of a polygon; to the next of all corners of a star the same
    const reach = ((2 * Math.PI * radius) / (count * (corners.length === 1 ? 4 : 2))) * roundness * direction;
    return { at: [x, y], into: [x + sin * reach, y - cos * reach], out: [x - sin * reach, y + cos * reach] };
  });
  return { curves: curvesOf(vertices, true), isClosed: true };
}
