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

const color = (...k: readonly number[]) => value(still([...k, 1]));
/** Something between what is counted. */
const heading = { ty: 6, v: 0 };

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

/** The Skottie of the tests blurs no movements. */
function moving(name: string, mb: object, ...layers: LottieLayer[]): Feature {
  const { animation, ...feature } = scene(name, layers);
  return { ...feature, animation: { ...animation, mb }, differs: 'both' };
}

const HALF_OPEN = { sa: 180, sp: -90, spf: 16 };

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
  withSkottie(
    'levels',
    busy({
      ef: [
        effect('ADBE Easy Levels2', [
          number(1),
          heading,
          number(0.15),
          number(0.8),
          value(from([1], [1.8])),
          number(0.1),
          number(0.9),
          number(1),
          number(1),
        ]),
      ],
    }),
  ),
  withSkottie(
    'levels of one channel, inverted',
    busy({
      ef: [
        effect('ADBE Easy Levels2', [
          number(2),
          heading,
          number(0),
          number(1),
          number(0.7),
          number(1),
          number(0.2),
          number(2),
          number(2),
        ]),
      ],
    }),
  ),
  withSkottie('individual levels', busy({ ef: [effect('ADBE Pro Levels2', individualLevels(), 24)] })),
  withSkottie(
    'brightness and contrast',
    busy({ ef: [effect('ADBE Brightness & Contrast 2', [number(-40), value(from([0], [60])), number(0)])] }),
  ),
  withSkottie(
    'brightness and contrast, legacy',
    busy({ ef: [effect('ADBE Brightness & Contrast 2', [number(30), number(-40), number(1)])] }),
  ),
  withSkottie(
    'a hue that turns',
    busy({ ef: [effect('ADBE HUE SATURATION', [number(1), heading, value(from([0], [200])), number(0), number(0)])] }),
  ),
  withSkottie(
    'more saturation and lightness',
    busy({ ef: [effect('ADBE HUE SATURATION', [number(1), heading, number(0), number(35), number(20)])] }),
  ),
  withSkottie(
    'less saturation and lightness',
    busy({ ef: [effect('ADBE HUE SATURATION', [number(1), heading, number(-40), number(-60), number(-30)])] }),
  ),
  withSkottie(
    'a tritone',
    busy({
      ef: [effect('ADBE Tritone', [color(1, 0.95, 0.7), color(0.8, 0.2, 0.4), color(0.05, 0, 0.3), number(10)], 23)],
    }),
  ),
  withSkottie(
    'a tint of a layer that is blurred',
    busy({ ef: [blur(still(20)), effect('ADBE Tint', [color(0.1, 0, 0.4), color(0.9, 1, 0.8), number(80)], 20)] }),
  ),
  withSkottie(
    'a fill over a shadow',
    busy({
      ef: [
        shadow(30, 10),
        effect(
          'ADBE Fill',
          [number(0), number(0), color(0.2, 0.8, 0.5), number(0), number(0), number(0), number(0.9)],
          21,
        ),
      ],
    }),
  ),
  withSkottie('inverted colors', busy({ ef: [effect('ADBE Invert', [number(1), number(0)])] })),
  // only After Effects draws it, and our painter
  {
    ...scene('exposure', [
      busy({
        ef: [
          effect('ADBE Exposure2', [
            number(1),
            heading,
            slider(from([0], [-1.5])),
            slider(still(0.02)),
            slider(still(1.2)),
          ]),
        ],
      }),
    ]),
    differs: 'both',
  },
  // as above
  { ...scene('grain', [busy({ ef: [effect('ADBE Noise2', [number(20), number(0), number(1)])] })]), differs: 'both' },
  {
    ...scene('grain in colors, on a layer that moves', [
      busy({
        ks: { ...common.ks, p: from([300, 230, 0], [420, 210, 0]) },
        ef: [effect('ADBE Noise2', [number(12), number(1), number(1)])],
      }),
    ]),
    differs: 'both',
  },
  withSkottie(
    'three effects of colors on a half transparent layer',
    busy({
      ks: { ...common.ks, o: still(60) },
      ef: [
        effect('ADBE Tritone', [color(1, 1, 1), color(0.9, 0.5, 0.2), color(0.1, 0, 0.1), number(40)], 23),
        effect('ADBE Brightness & Contrast 2', [number(20), number(20), number(0)]),
        effect('ADBE HUE SATURATION', [number(1), heading, number(15), number(-20), number(0)]),
      ],
    }),
  ),
  moving(
    'a movement that is blurred',
    HALF_OPEN,
    busy({ mb: true, ks: { ...common.ks, p: from([100, 230, 0], [900, 180, 0]) } }),
  ),
  moving(
    'a blurred turn, which grows and fades',
    { sa: 360, sp: 0, spf: 16 },
    busy({
      mb: 1,
      ks: { ...common.ks, r: from([0], [170]), s: from([30, 30, 100], [110, 110, 100]), o: from([20], [100]) },
    }),
  ),
  moving('a blurred layer that follows another', HALF_OPEN, busy({ mb: true, parent: 7 }), {
    ...common,
    ty: 3,
    ind: 7,
    ks: { ...common.ks, a: still([400, 230, 0]), r: from([0], [60]) },
  }),
  moving(
    'a blurred movement of a matte',
    HALF_OPEN,
    shapes([circle(220)], WHITE, {
      ind: 1,
      td: 1,
      mb: true,
      ks: { ...common.ks, p: from([150, 230, 0], [700, 230, 0]) },
    }),
    busy({ tt: 1, tp: 1 }),
  ),
  moving(
    'a movement that lasts for two moments',
    { sa: 180, sp: -90, spf: 2 },
    busy({ mb: true, ks: { ...common.ks, p: from([100, 230, 0], [900, 180, 0]) } }),
  ),
];

/** Values of channels between headings: all, red, green, blue, opacity. */
function individualLevels(): readonly object[] {
  const unchanged = [0, 1, 1, 0, 1];
  const channels = [[0.1, 0.9, 1.2, 0, 1], [0, 0.8, 1, 0.2, 1], unchanged, [0.2, 1, 0.6, 0, 0.9], unchanged];
  const values = channels.flatMap((channel) => [heading, ...channel.map(number), heading]);
  return [number(1), heading, ...values, number(1), number(1)];
}

function slider(v: object): object {
  return { ty: 0, v };
}
