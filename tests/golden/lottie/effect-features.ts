/** Small documents for effects and layer styles of exports. */
import type { LottieLayer } from '../../../sdk/scene/lottie';
import type { Feature } from '../features';
import {
  circle,
  common,
  fill,
  from,
  LEAF,
  mask,
  ORANGE,
  placed,
  rectangle,
  scene,
  shapes,
  star,
  still,
  TEAL,
  WHITE,
} from './parts';

export const value = (v: object) => ({ v });
const number = (k: number) => value(still(k));

export function effect(mn: string, ef: readonly object[], ty = 5): object {
  return { ty, nm: mn, mn, en: 1, ef };
}

const shadow = (distance: number, softness: number) =>
  effect(
    'ADBE Drop Shadow',
    [value(still([0.05, 0.1, 0.9, 1])), number(200), number(135), number(distance), number(softness), number(0)],
    25,
  );
const blur = (size: object, dimensions = 1, repeatsEdges = 0) =>
  effect('ADBE Gaussian Blur 2', [value(size), number(dimensions), number(repeatsEdges)], 29);

/** Something with edges, corners and colors. */
export function busy(more: Partial<LottieLayer> = {}): LottieLayer {
  const items = [
    { ty: 'gr', it: [star({ r: still(20) }), fill(WHITE), placed] },
    { ty: 'gr', it: [circle(90, [-210, 60]), circle(60, [220, -70]), fill(TEAL), placed] },
    { ty: 'gr', it: [rectangle(520, 220), fill(ORANGE), placed] },
  ];
  return { ...common, ty: 4, nm: 'busy', shapes: items, ...more };
}

const style = (ty: number, more: object) => ({ nm: 'style', ty, o: still(80), s: still(30), ...more });
const BLUE = still([0.1, 0.15, 0.6, 1]);

/** lottie-web's light build knows no effects, and no build knows styles: Skottie alone is compared. */
const withSkottie = (name: string, ...layers: LottieLayer[]): Feature => ({ ...scene(name, layers), differs: 'page' });

const precomp = (more: Partial<LottieLayer>): LottieLayer => ({
  ...common,
  ty: 0,
  nm: 'precomp',
  refId: 'busy',
  w: 400,
  h: 240,
  ks: { ...common.ks, a: still([200, 120, 0]) },
  ...more,
});

export const effectFeatures: readonly Feature[] = [
  withSkottie('a drop shadow', shapes([circle(200)], ORANGE, { ef: [shadow(40, 30)] })),
  withSkottie('a shadow without distance', shapes([circle(200)], ORANGE, { ef: [shadow(0, 60)] })),
  withSkottie('a small blur', busy({ ef: [blur(still(5))] })),
  withSkottie('a blur that grows', busy({ ef: [blur(from([0], [120]))] })),
  withSkottie('a blur across', busy({ ef: [blur(still(50), 2)] })),
  withSkottie('a blur down', busy({ ef: [blur(still(50), 3)] })),
  withSkottie(
    'a blur that the edge of the picture cuts',
    busy({ ef: [blur(still(60))], ks: { ...common.ks, p: still([40, 30, 0]), s: still([180, 180, 100]) } }),
  ),
  withSkottie(
    'a blurred layer behind a mask',
    busy({ ef: [blur(still(40))], hasMask: true, masksProperties: [mask('a', still(LEAF as never))] }),
  ),
  withSkottie(
    'a blurred layer that turns and fades',
    busy({ ef: [blur(still(40))], ks: { ...common.ks, r: from([0], [80]), o: from([30], [90]) } }),
  ),
  {
    ...scene(
      'a blurred layer that keeps its edges',
      [precomp({ ef: [blur(from([0], [120]), 1, 1)] })],
      [{ id: 'busy', layers: [busy({ ks: { ...common.ks, p: still([200, 120, 0]) } })] }],
    ),
    differs: 'page',
  },
  withSkottie('a blurred layer with a shadow', busy({ ef: [blur(still(20)), shadow(50, 20)] })),
  withSkottie('the style drop shadow', busy({ sy: [style(1, { c: BLUE, a: still(120), d: still(40) })] })),
  withSkottie(
    'the style drop shadow, spread',
    busy({ sy: [style(1, { c: BLUE, a: still(120), d: still(40), ch: still(40) })] }),
  ),
  withSkottie('the style inner shadow', busy({ sy: [style(2, { c: BLUE, a: still(120), d: from([0], [50]) })] })),
  withSkottie(
    'the style inner shadow, choked',
    busy({ sy: [style(2, { c: BLUE, a: still(120), d: still(20), ch: still(30) })] }),
  ),
  withSkottie('the style inner glow, choked', busy({ sy: [style(4, { c: BLUE, ch: still(30) })] })),
  withSkottie('the style outer glow, spread', busy({ sy: [style(3, { c: BLUE, ch: still(30) })] })),
  withSkottie('the style outer glow', busy({ sy: [style(3, { c: still([1, 0.9, 0.4, 1]), s: from([10], [90]) })] })),
  withSkottie('the style inner glow', busy({ sy: [style(4, { c: still([1, 0.1, 0.1, 1]), sr: still(1) })] })),
  withSkottie(
    'the style inner glow from the middle',
    busy({ sy: [style(4, { c: BLUE, sr: still(2), s: still(60) })] }),
  ),
  // only After Effects draws it, and our painter
  {
    ...scene('the effect glow', [
      busy({ ef: [effect('ADBE Glo2', [number(2), number(120), number(60), number(1.4)])] }),
    ]),
    differs: 'both',
  },
];
