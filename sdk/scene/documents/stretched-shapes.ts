/** Outlines drawn wider or higher, with strokes of the same width. */
import type { LottieProperty, LottieShape, LottieVector } from '../lottie';
import { mapped } from './property-value';

type Scale = readonly [number, number];

/** Groups that are turned are stretched along their own axes. */
export function stretchedShapes(shapes: readonly LottieShape[], scale: Scale): LottieShape[] {
  return shapes.map((shape) => stretched(shape, scale));
}

function stretched(shape: LottieShape, scale: Scale): LottieShape {
  const scaled = (key: string) =>
    shape[key] === undefined ? {} : { [key]: mapped(shape[key] as LottieProperty, (value) => times(value, scale)) };
  if (shape.ty === 'gr') return { ...shape, it: stretchedShapes(shape.it ?? [], scale) };
  if (shape.ty === 'sh') return { ...shape, ks: stretchedPath(shape.ks as PathProperty, scale) };
  if (shape.ty === 'rc' || shape.ty === 'el') return { ...shape, ...scaled('p'), ...scaled('s') };
  if (shape.ty === 'tr') return { ...shape, ...scaled('p'), ...scaled('a') };
  return shape.ty === 'sr' ? { ...shape, ...scaled('p') } : shape;
}

function times(value: LottieVector, scale: Scale): LottieVector {
  return value.map((part, axis) => part * (scale[axis] ?? 1));
}

interface Path {
  readonly v: readonly LottieVector[];
  readonly i: readonly LottieVector[];
  readonly o: readonly LottieVector[];
}

interface PathProperty {
  readonly k: Path | readonly { readonly s?: readonly Path[]; readonly e?: readonly Path[] }[];
}

function stretchedPath(property: PathProperty, scale: Scale): PathProperty {
  const change = (path: Path): Path => ({
    ...path,
    v: path.v.map((point) => times(point, scale)),
    i: path.i.map((point) => times(point, scale)),
    o: path.o.map((point) => times(point, scale)),
  });
  const { k } = property;
  if ('v' in k) return { ...property, k: change(k) };
  const keyframes = k.map((key) => ({
    ...key,
    ...(key.s && { s: key.s.map(change) }),
    ...(key.e && { e: key.e.map(change) }),
  }));
  return { ...property, k: keyframes };
}
