/** Paths: points with tangents, at rest or changing. */
import { ease, type Keyframe, spanAt } from '../../scene/documents/property-value';
import type { LottieProperty } from '../../scene/lottie';
import { type Reader, stillReader } from '../properties/reader';
import type { Curve, Outline } from './curves';

type Point = readonly [number, number];

/** As in a Lottie document. */
export interface PathValue {
  /** True: the last point is joined to the first. */
  readonly c: boolean;
  /** Points, px. */
  readonly v: readonly Point[];
  /** Tangents into the points, from the points, px. */
  readonly i: readonly Point[];
  /** Tangents out of the points, from the points, px. */
  readonly o: readonly Point[];
}

/** Keyframes have their path in a list of one. */
type PathKeyframe = Keyframe<readonly [PathValue]>;

export function pathReader({ k }: LottieProperty<PathValue>): Reader<Outline> {
  if (!Array.isArray(k)) return stillReader(outlineOf(k as PathValue));
  const keyframes = k as unknown as readonly PathKeyframe[];
  return { isStill: false, at: (frame) => outlineOf(pathAt(keyframes, frame)) };
}

function pathAt(keyframes: readonly PathKeyframe[], frame: number): PathValue {
  const { keyframe, start, end, progress } = spanAt<readonly [PathValue], PathKeyframe>(keyframes, frame);
  const [from] = start ?? [{ c: false, v: [], i: [], o: [] }];
  const [to] = end ?? [from];
  if (!keyframe || progress === 0) return from;
  const share = ease(keyframe, 0, progress);
  const between = (one: readonly Point[], other: readonly Point[]) =>
    one.map(([x, y], index): Point => {
      const [toX, toY] = other[index] ?? [x, y];
      return [x + (toX - x) * share, y + (toY - y) * share];
    });
  return { c: from.c, v: between(from.v, to.v), i: between(from.i, to.i), o: between(from.o, to.o) };
}

function outlineOf({ v, i, o, c }: PathValue): Outline {
  const curves: Curve[] = [];
  for (let index = 0; index < (c ? v.length : v.length - 1); index += 1) {
    const next = (index + 1) % v.length;
    const from = v[index];
    const to = v[next];
    const out = o[index];
    const into = i[next];
    if (from && to && out && into)
      curves.push([...from, from[0] + out[0], from[1] + out[1], to[0] + into[0], to[1] + into[1], ...to]);
  }
  return { curves, isClosed: c };
}
