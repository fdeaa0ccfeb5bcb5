/** What documents of tests consist of: shapes, masks, scenes around them. */
import type { LottieAnimation, LottieAsset, LottieLayer, LottieShape } from '../../../sdk/scene/lottie';
import type { Feature } from '../features';

export const still = (k: number | readonly number[]) => ({ a: 0 as const, k });
export const easing = { i: { x: 0.4, y: 1 }, o: { x: 0.6, y: 0 } };
export const from = (start: readonly number[], end: readonly number[], more = {}) => ({
  a: 1 as const,
  k: [
    { t: 5, s: start, ...easing, ...more },
    { t: 45, s: end },
  ],
});

export const atRest = {
  a: still([0, 0, 0]),
  p: still([400, 230, 0]),
  s: still([100, 100, 100]),
  r: still(0),
  o: still(100),
};
export const common = { ip: 0, op: 60, st: 0, ks: atRest };
const FRAMES = [5, 12, 20, 28, 50];

export const fill = (color: readonly number[], opacity = 100) => ({
  ty: 'fl',
  c: still(color),
  o: still(opacity),
  r: 1,
});
export const placed = {
  ty: 'tr',
  a: still([0, 0]),
  p: still([0, 0]),
  s: still([100, 100]),
  r: still(0),
  o: still(100),
};
export const ORANGE = [1, 0.55, 0.1];
export const TEAL = [0.1, 0.7, 0.6];
export const WHITE = [1, 1, 1];

export function shapes(items: readonly LottieShape[], color = ORANGE, more: Partial<LottieLayer> = {}): LottieLayer {
  return { ...common, ty: 4, nm: 'shapes', shapes: [{ ty: 'gr', it: [...items, fill(color), placed] }], ...more };
}

export const rectangle = (width: number, height: number, at: readonly number[] = [0, 0]) => ({
  ty: 'rc',
  d: 1,
  p: still(at),
  s: still([width, height]),
  r: still(0),
});
export const circle = (diameter: number, at: readonly number[] = [0, 0]) => ({
  ty: 'el',
  d: 1,
  p: still(at),
  s: still([diameter, diameter]),
});

type Point = readonly [number, number];

export function outline(v: readonly Point[], reach = 0) {
  const i = v.map(([x, y]): Point => [(-y * reach) / 100, (x * reach) / 100]);
  const o = v.map(([x, y]): Point => [(y * reach) / 100, (-x * reach) / 100]);
  return { c: true, v, i, o };
}

export const SQUARE = outline([
  [-150, -100],
  [150, -100],
  [150, 100],
  [-150, 100],
]);
export const SMALL = outline([
  [-60, -40],
  [60, -40],
  [60, 40],
  [-60, 40],
]);
export const LEAF = outline(
  [
    [0, -160],
    [200, 0],
    [0, 160],
    [-200, 0],
  ],
  -40,
);
export const changing = {
  a: 1 as const,
  k: [
    { t: 5, s: [SQUARE], ...easing },
    { t: 45, s: [LEAF] },
  ],
};

export const star = (more: Partial<LottieShape>) => ({
  ty: 'sr',
  sy: 1,
  d: 1,
  p: still([0, 0]),
  pt: still(5),
  r: from([0], [70]),
  or: still(180),
  os: still(0),
  ir: still(80),
  is: still(0),
  ...more,
});

export function mask(mode: string, pt: object, more: object = {}) {
  return { mode, inv: false, pt, o: still(100), x: still(0), ...more };
}

export function masked(...masksProperties: object[]): LottieLayer {
  return shapes([rectangle(500, 300), circle(120, [220, 0])], ORANGE, { hasMask: true, masksProperties });
}

export function scene(name: string, layers: LottieLayer[], assets: LottieAsset[] = []): Feature {
  const animation = { v: '5.12.1', fr: 30, ip: 0, op: 60, w: 800, h: 460, assets, fonts: { list: [] }, layers };
  return { name, animation: animation as LottieAnimation, frames: FRAMES };
}
