/** Small documents, one for each thing that exports of After Effects have and that the library does not use. */
import type { LottieAnimation, LottieAsset, LottieLayer, LottieShape } from '../../sdk/scene/lottie';
import type { Feature } from './features';

const still = (k: number | readonly number[]) => ({ a: 0 as const, k });
const easing = { i: { x: 0.4, y: 1 }, o: { x: 0.6, y: 0 } };
const from = (start: readonly number[], end: readonly number[], more = {}) => ({
  a: 1 as const,
  k: [
    { t: 5, s: start, ...easing, ...more },
    { t: 45, s: end },
  ],
});

const atRest = { a: still([0, 0, 0]), p: still([400, 230, 0]), s: still([100, 100, 100]), r: still(0), o: still(100) };
const common = { ip: 0, op: 60, st: 0, ks: atRest };
const FRAMES = [5, 12, 20, 28, 50];

const fill = (color: readonly number[], opacity = 100) => ({ ty: 'fl', c: still(color), o: still(opacity), r: 1 });
const placed = { ty: 'tr', a: still([0, 0]), p: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) };
const ORANGE = [1, 0.55, 0.1];
const TEAL = [0.1, 0.7, 0.6];
const WHITE = [1, 1, 1];

function shapes(items: readonly LottieShape[], color = ORANGE, more: Partial<LottieLayer> = {}): LottieLayer {
  return { ...common, ty: 4, nm: 'shapes', shapes: [{ ty: 'gr', it: [...items, fill(color), placed] }], ...more };
}

const rectangle = (width: number, height: number, at: readonly number[] = [0, 0]) => ({
  ty: 'rc',
  d: 1,
  p: still(at),
  s: still([width, height]),
  r: still(0),
});
const circle = (diameter: number, at: readonly number[] = [0, 0]) => ({
  ty: 'el',
  d: 1,
  p: still(at),
  s: still([diameter, diameter]),
});

type Point = readonly [number, number];

function outline(v: readonly Point[], reach = 0) {
  const i = v.map(([x, y]): Point => [(-y * reach) / 100, (x * reach) / 100]);
  const o = v.map(([x, y]): Point => [(y * reach) / 100, (-x * reach) / 100]);
  return { c: true, v, i, o };
}

const SQUARE = outline([
  [-150, -100],
  [150, -100],
  [150, 100],
  [-150, 100],
]);
const SMALL = outline([
  [-60, -40],
  [60, -40],
  [60, 40],
  [-60, 40],
]);
const LEAF = outline(
  [
    [0, -160],
    [200, 0],
    [0, 160],
    [-200, 0],
  ],
  -40,
);
const changing = {
  a: 1 as const,
  k: [
    { t: 5, s: [SQUARE], ...easing },
    { t: 45, s: [LEAF] },
  ],
};

const star = (more: Partial<LottieShape>) => ({
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

function mask(mode: string, pt: object, more: object = {}) {
  return { mode, inv: false, pt, o: still(100), x: still(0), ...more };
}

function masked(...masksProperties: object[]): LottieLayer {
  return shapes([rectangle(500, 300), circle(120, [220, 0])], ORANGE, { hasMask: true, masksProperties });
}

function scene(name: string, layers: LottieLayer[], assets: LottieAsset[] = []): Feature {
  const animation = { v: '5.12.1', fr: 30, ip: 0, op: 60, w: 800, h: 460, assets, fonts: { list: [] }, layers };
  return { name, animation: animation as LottieAnimation, frames: FRAMES };
}

const moving = shapes([circle(90)], TEAL, {
  ks: { ...atRest, p: from([100, 230, 0], [700, 230, 0]) },
});
const clip = (more: Partial<LottieLayer>): LottieLayer => ({
  ...common,
  ty: 0,
  nm: 'clip',
  refId: 'clip',
  w: 800,
  h: 460,
  ks: { ...atRest, p: still([0, 0, 0]) },
  ...more,
});
const holdSpan = (t: number, s: number) => ({ t, s: [s], i: { x: [0.5], y: [0.5] }, o: { x: [0.5], y: [0.5] } });

export const lottieFeatures: readonly Feature[] = [
  scene('a movement along a curve', [
    shapes([rectangle(90, 60)], ORANGE, {
      ks: { ...atRest, p: from([120, 380, 0], [680, 380, 0], { to: [120, -320, 0], ti: [-40, -420, 0] }) },
    }),
  ]),
  scene('a path that changes', [shapes([{ ty: 'sh', ks: changing as never }])]),
  scene('a path that changes, of an older export', [
    shapes([
      {
        ty: 'sh',
        ks: { a: 1, k: [{ t: 5, s: [SQUARE], e: [LEAF], ...easing }, { t: 45 }] },
      },
    ]),
  ]),
  scene('a movement of an older export', [
    shapes([circle(100)], ORANGE, {
      ks: {
        ...atRest,
        p: { a: 1, k: [{ t: 5, s: [150, 230, 0], e: [650, 230, 0], ...easing }, { t: 45 }] },
      },
    }),
  ]),
  // Skottie skews along another axis than lottie-web
  {
    ...scene('skewed along an axis', [
      shapes([rectangle(260, 180)], ORANGE, {
        ks: { ...atRest, r: still(15), sk: from([0], [35]), sa: still(20) },
      }),
    ]),
    differs: 'skottie',
  },
  scene('a star', [shapes([star({})])]),
  // Skottie draws other curves at round corners than lottie-web
  {
    ...scene('a round star, backward', [shapes([star({ d: 3, os: still(60), is: from([0], [120]), pt: still(7) })])]),
    differs: 'skottie',
  },
  // as above
  { ...scene('a polygon', [shapes([star({ sy: 2, pt: still(6), os: from([0], [80]) })])]), differs: 'skottie' },
  scene('pucker and bloat', [shapes([rectangle(320, 220), { ty: 'pb', a: from([-40], [60]) }])]),
  scene('a mask', [masked(mask('a', still(SQUARE as never)))]),
  scene('a mask that changes', [masked(mask('a', changing))]),
  // lottie-web lets the outside of the mask be as opaque as the inside
  {
    ...scene('a mask, inverted and half transparent', [masked(mask('a', changing, { inv: true, o: still(60) }))]),
    differs: 'page',
  },
  scene('a mask that takes away', [masked(mask('s', changing))]),
  scene('masks that add and take away', [masked(mask('a', still(SQUARE as never)), mask('s', still(SMALL as never)))]),
  scene('masks that intersect', [masked(mask('a', still(SQUARE as never)), mask('i', still(LEAF as never)))]),
  scene(
    'time within a precomp, remapped',
    [clip({ tm: from([0], [1.9]) as never })],
    [{ id: 'clip', layers: [moving] }],
  ),
  scene(
    'time within a precomp, held',
    [clip({ tm: { a: 1, k: [holdSpan(0, 0.2), holdSpan(30, 1.2), holdSpan(60, 0.6)] } as never })],
    [{ id: 'clip', layers: [moving] }],
  ),
  scene('a matte by brightness', [
    shapes([rectangle(200, 300, [-120, 0])], [0.5, 0.5, 0.5], { ind: 1, td: 1 }),
    shapes([circle(340)], WHITE, { ind: 2, tt: 3 }),
  ]),
  // lottie-web draws the layer uncut
  {
    ...scene('a matte by darkness', [
      shapes([rectangle(200, 300, [-120, 0])], [0.5, 0.5, 0.5], { ind: 1, td: 1 }),
      shapes([circle(340)], WHITE, { ind: 2, tt: 4 }),
    ]),
    differs: 'page',
  },
  scene(
    'layers that blend within a precomp',
    [clip({})],
    [
      {
        id: 'clip',
        layers: [shapes([circle(200, [60, 0])], TEAL, { bm: 1 as never }), shapes([circle(240, [-60, 0])], ORANGE)],
      },
    ],
  ),
];
