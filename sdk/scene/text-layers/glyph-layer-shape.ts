/** A part of a color glyph as a Lottie group: its outlines and its own fill. */
import type { LottieProperty, LottieShape } from '../lottie';
import type { GlyphContour, GlyphLayer, GlyphPaint, GradientStop } from '../text-shaper';

export function glyphLayerShape({ contours, paint }: GlyphLayer): LottieShape {
  return { ty: 'gr', nm: 'emoji', it: [...contours.map(outlineShape), fillOf(paint), NO_TRANSFORM] };
}

/** A closed outline, rounded to hundredths of a pixel. */
export function outlineShape({ v, i, o }: GlyphContour): LottieShape {
  const points = (list: GlyphContour['v']) => list.map(([x, y]) => [round(x), round(y)]);
  return { ty: 'sh', nm: 'outline', ks: { a: 0, k: { c: true, v: points(v), i: points(i), o: points(o) } } };
}

/** The transform of a group that stays where it is. */
export const NO_TRANSFORM: LottieShape = {
  ty: 'tr',
  a: still([0, 0]),
  p: still([0, 0]),
  s: still([100, 100]),
  r: still(0),
  o: still(100),
  sk: still(0),
  sa: still(0),
};

function fillOf(paint: GlyphPaint): LottieShape {
  const o = still(round(paint.opacity * 100));
  if (paint.kind === 'solid') return { ty: 'fl', nm: 'ink', c: still(paint.color), o, r: 1 };
  const shared = { ty: 'gf', nm: 'ink', g: { p: paint.stops.length, k: still(gradientOf(paint.stops)) }, o, r: 1 };
  const point = ([x, y]: readonly [number, number]) => still([round(x), round(y)]);
  if (paint.kind === 'linear') return { ...shared, t: 1, s: point(paint.from), e: point(paint.to) };
  const [x, y] = paint.from;
  return { ...shared, t: 2, s: point([x, y]), e: point([x + paint.radius, y]) };
}

/** Colors first, then opacities where there are some. */
function gradientOf(stops: readonly GradientStop[]): number[] {
  const colors = stops.flatMap(({ at, color }) => [at, ...color]);
  return stops.every(({ opacity }) => opacity === 1)
    ? colors
    : [...colors, ...stops.flatMap(({ at, opacity }) => [at, opacity])];
}

function still(value: number | readonly number[]): LottieProperty {
  return { a: 0, k: value };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
