/** Small documents for what shapes and transforms of exports can do beyond fills and strokes. */
import type { LottieShape } from '../../../sdk/scene/lottie';
import type { Feature } from '../features';
import {
  atRest,
  circle,
  fill,
  from,
  ORANGE,
  placed,
  rectangle,
  SQUARE,
  scene,
  shapes,
  star,
  still,
  TEAL,
  WHITE,
} from './parts';

const line = (color: readonly number[], width: number, more: object = {}): LottieShape => ({
  ty: 'st',
  c: still(color),
  o: still(100),
  w: still(width),
  lc: 2,
  lj: 2,
  ...more,
});
const group = (items: readonly LottieShape[], more: object = {}): LottieShape => ({
  ty: 'gr',
  it: [...items, { ...placed, ...more }],
});
const drawn = (items: readonly LottieShape[]) => shapes([group(items)]);
const trim = (more: object): LottieShape => ({
  ty: 'tm',
  s: still(0),
  e: from([0], [100]),
  o: still(0),
  m: 1,
  ...more,
});
const offset = (from: object, more: object = {}): LottieShape => ({ ty: 'op', a: from, lj: 1, ml: still(4), ...more });
const path = (c: boolean, v: readonly (readonly number[])[]): LottieShape => {
  const none = v.map(() => [0, 0]);
  return { ty: 'sh', ks: { a: 0, k: { c, v, i: none, o: none } } as never };
};
const repeater = (c: number, o: object, tr: object): LottieShape => ({
  ty: 'rp',
  c: still(c),
  o,
  m: 1,
  tr: { ...placed, so: still(100), eo: still(30), ...tr },
});

export const shapeFeatures: readonly Feature[] = [
  scene('outlines that are drawn one after the other', [
    drawn([
      circle(120, [-200, 0]),
      rectangle(160, 120),
      path(false, [
        [140, 60],
        [280, -60],
      ]),
      trim({ m: 2 }),
      line(ORANGE, 14),
    ]),
  ]),
  scene('outlines that are drawn one after the other, beyond the end', [
    drawn([
      circle(120, [-200, 0]),
      group([rectangle(160, 120), line(TEAL, 10)]),
      trim({ m: 2, s: still(20), e: still(60), o: from([0], [400]) }),
      line(ORANGE, 14),
    ]),
  ]),
  scene('a dot', [drawn([path(true, [[0, 0]]), line(ORANGE, 120)])]),
  // lottie-web takes the limit of miters as px
  {
    ...scene('an offset path outward, with miters', [shapes([rectangle(260, 160), offset(from([0], [60]))])]),
    differs: 'page',
  },
  scene('an offset path outward, round', [shapes([star({ r: still(0) }), offset(from([0], [40]), { lj: 2 })])]),
  scene('an offset path inward', [shapes([circle(300), offset(from([0], [-80]))])]),
  scene('copies between their places', [
    shapes([]),
    drawn([circle(50, [-240, 0]), fill(ORANGE), repeater(5, from([0], [2.5]), { p: still([70, 10]) })]),
  ]),
  scene('copies that turn and shrink, before their places', [
    drawn([
      rectangle(120, 50, [40, 0]),
      fill(ORANGE),
      repeater(6, from([-2], [1]), { r: still(30), s: still([90, 90]), p: still([12, 0]) }),
    ]),
  ]),
  scene('shapes that blend', [
    drawn([circle(200, [60, 0]), { ...fill(TEAL), bm: 1 }]),
    shapes([rectangle(320, 200, [-40, 0])], ORANGE),
  ]),
  scene('round corners on paths', [
    shapes([
      path(true, [
        [-150, -100],
        [150, -100],
        [150, 100],
        [-150, 100],
      ]),
      { ty: 'rd', r: from([0], [90]) },
    ]),
  ]),
  scene('a stroke with dashes and miters', [
    drawn([
      path(false, [
        [-250, 100],
        [-120, -100],
        [0, 100],
        [120, -100],
        [250, 100],
      ]),
      line(WHITE, 18, {
        lc: 1,
        lj: 1,
        ml: 8,
        d: [
          { n: 'd', nm: 'dash', v: still(60) },
          { n: 'g', nm: 'gap', v: still(20) },
          { n: 'o', nm: 'offset', v: from([0], [160]) },
        ],
      }),
    ]),
  ]),
  scene('a gradient with opacities and a highlight', [
    drawn([
      circle(380),
      {
        ty: 'gf',
        t: 2,
        o: still(100),
        r: 1,
        g: { p: 3, k: still([0, 1, 1, 1, 0.5, 1, 0.5, 0.1, 1, 0.1, 0.2, 0.6, 0, 1, 0.6, 1, 1, 0.2]) },
        s: still([0, 0]),
        e: still([190, 0]),
        h: from([0], [70]),
        a: still(40),
      },
    ]),
  ]),
  // what is hidden is not there, in Skottie as in After Effects; lottie-web draws the group
  {
    ...scene('hidden groups and modifiers', [
      drawn([
        { ...group([circle(400), fill(TEAL)]), hd: true },
        rectangle(300, 160),
        { ...trim({ e: still(30) }), hd: true },
        line(ORANGE, 16),
      ]),
    ]),
    differs: 'page',
  },
  // lottie-web's light build turns no layer
  {
    ...scene('a layer that turns with its way', [
      shapes([rectangle(120, 50)], ORANGE, {
        ao: 1,
        ks: { ...atRest, p: from([120, 380, 0], [680, 380, 0], { to: [120, -320, 0], ti: [-40, -420, 0] }) },
      }),
    ]),
    differs: 'page',
  },
  scene('a square that turns', [
    shapes([{ ty: 'sh', ks: still(SQUARE as never) as never }], ORANGE, { ks: { ...atRest, r: from([0], [90]) } }),
  ]),
];
