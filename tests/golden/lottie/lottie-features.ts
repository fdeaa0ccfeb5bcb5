/** Small documents, one for each thing that exports of After Effects have and that the library does not use. */
import type { LottieLayer } from '../../../sdk/scene/lottie';
import type { Feature } from '../features';
import {
  atRest,
  changing,
  circle,
  common,
  easing,
  from,
  LEAF,
  mask,
  masked,
  ORANGE,
  rectangle,
  SMALL,
  SQUARE,
  scene,
  shapes,
  star,
  still,
  TEAL,
  WHITE,
} from './parts';

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
  scene('time within a precomp, stretched', [clip({ sr: 1.6, st: 4 })], [{ id: 'clip', layers: [moving] }]),
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
  // lottie-web asks for a blend mode that CSS does not have
  {
    ...scene('layers that add their light', [
      shapes([circle(200, [60, 0])], TEAL, { bm: 16 as never }),
      shapes([circle(240, [-60, 0])], ORANGE),
    ]),
    differs: 'page',
  },
  // Skottie draws the layer uncut
  {
    ...scene('a matte without a number', [
      shapes([rectangle(200, 300, [-60, 0])], WHITE, { td: 1 }),
      shapes([circle(340)], ORANGE, { tt: 1 }),
    ]),
    differs: 'skottie',
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
