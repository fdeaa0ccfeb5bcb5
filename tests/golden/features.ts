/** Small templates, one for each thing that the compiler turns into shapes: what the library does not happen to use is here. */
import type { LottieAnimation, LottieLayer, LottieTextAnimator, LottieTextDocument } from '../../sdk/scene/lottie';

export interface Feature {
  readonly name: string;
  readonly animation: LottieAnimation;
  /** Frames at which the painters are compared. */
  readonly frames: readonly number[];
  /** The painter that draws it in another way than the two others do, or both beside our own. Absent: all are alike. */
  readonly differs?: 'page' | 'skottie' | 'both';
}

const still = (k: number | readonly number[]) => ({ a: 0 as const, k });
const number = (k: number) => ({ a: 0 as const, k });
const easing = { i: { x: 0.4, y: 1 }, o: { x: 0.6, y: 0 } };
const from = (start: number, end: number) => ({
  a: 1 as const,
  k: [
    { t: 5, s: [start], ...easing },
    { t: 35, s: [end] },
  ],
});

const atRest = { a: still([0, 0, 0]), p: still([60, 60, 0]), s: still([100, 100, 100]), r: still(0), o: still(100) };
const common = { ip: 0, op: 60, st: 0, ks: atRest };
const FONTS = {
  list: [
    { fName: 'bold', fFamily: 'Montserrat', fStyle: 'Bold', fWeight: '700' },
    { fName: 'serif', fFamily: 'Playfair Display', fStyle: 'Regular', fWeight: '400' },
  ],
};

function text(words: string, more: Partial<LottieTextDocument> = {}): LottieTextDocument {
  return { t: words, f: 'bold', s: 64, lh: 76, fc: [1, 1, 1], sz: [680, 340], ps: [0, 0], ...more };
}

function textLayer(
  document: LottieTextDocument,
  animators: LottieTextAnimator[] = [],
  more: Partial<LottieLayer> = {},
): LottieLayer {
  return { ...common, ty: 5, nm: 'text', t: { d: { k: [{ t: 0, s: document }] }, a: animators }, ...more };
}

function box(color: readonly number[], size: readonly number[], more: Partial<LottieLayer> = {}): LottieLayer {
  const shapes = [
    { ty: 'rc', d: 1, p: still([340, 170]), s: still(size), r: still(20) },
    { ty: 'fl', c: still(color), o: still(100), r: 1 },
    { ty: 'tr', a: still([0, 0]), p: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) },
  ];
  return { ...common, ty: 4, nm: 'box', shapes: [{ ty: 'gr', it: shapes }], ...more };
}

function scene(name: string, layers: LottieLayer[], frames = [12, 20, 28, 50]): Feature {
  const document = { v: '5.12.1', fr: 30, ip: 0, op: 60, w: 800, h: 460, assets: [], fonts: FONTS, layers };
  return { name, animation: document, frames };
}

function passage(b: 1 | 2 | 3 | 4, a: LottieTextAnimator['a'], sh: 1 | 2 | 3 | 4 | 5 | 6 = 2): LottieTextAnimator {
  return { s: { b, sh, s: number(0), e: number(50), o: from(-50, 100), a: number(100), r: 1 }, a };
}

const rise = { p: still([0, 50, 0]), o: still(0) };
const spin = { r: still(-40), s: still([30, 30, 100]) };
const tint = { fc: still([1, 0.4, 0.1, 1]) };
const WORDS = 'Kerning AVATAR, Ťo and office in several lines';
const shapeNames = { 1: 'square', 2: 'ramp up', 3: 'ramp down', 4: 'triangle', 5: 'round', 6: 'smooth' } as const;

export const features: readonly Feature[] = [
  scene('text at rest, left', [textLayer(text(WORDS))], [0]),
  scene('text at rest, center, serif, tracked', [textLayer(text(WORDS, { f: 'serif', j: 2, tr: 60 }))], [0]),
  scene('text at rest, right, capitals', [textLayer(text(WORDS, { j: 1, ca: 1, s: 48, lh: 60 }))], [0]),
  scene(
    'text without a box',
    [
      textLayer({ t: 'One line\rand another', f: 'bold', s: 64, fc: [1, 1, 1], j: 2 }, [], {
        ks: { ...atRest, p: still([400, 200, 0]) },
      }),
    ],
    [0],
  ),
  scene('letters', [textLayer(text(WORDS), [passage(1, rise)])]),
  scene('letters without spaces, turning', [textLayer(text(WORDS), [passage(2, spin)])]),
  scene('words', [textLayer(text(WORDS), [passage(3, { ...rise, ...spin })])]),
  scene('lines', [textLayer(text(WORDS), [passage(4, rise)])]),
  scene('two animators', [textLayer(text(WORDS), [passage(1, rise), passage(3, tint, 4)])]),
  ...([1, 2, 3, 4, 5, 6] as const).map((sh) =>
    scene(`range: ${shapeNames[sh]}`, [textLayer(text(WORDS), [passage(2, { ...tint, p: still([0, 30, 0]) }, sh)])]),
  ),
  scene('Arabic and Hebrew by letters', [textLayer(text('مرحبا بالعالم שלום עולם'), [passage(1, rise)])]),
  scene('mixed directions', [textLayer(text('Sale תוך 24 שעות only'), [passage(3, rise)])]),
  scene('Devanagari, Chinese, Japanese', [textLayer(text('नमस्ते दुनिया 你好世界 こんにちは'), [passage(1, rise)])]),
  scene('fill over stroke', [textLayer(text(WORDS, { sc: [0.9, 0.2, 0.3], sw: 8 }), [passage(3, rise)])]),
  scene('stroke over fill', [textLayer(text(WORDS, { sc: [0.9, 0.2, 0.3], sw: 4, of: true }), [passage(3, rise)])]),
  scene('plates by line', [
    textLayer(
      text(WORDS, { fit: { plate: { by: 'line', paddingX: 14, paddingY: 2, radius: 8, color: [0.9, 0.2, 0.3] } } }),
      [passage(4, { p: still([-80, 0, 0]), o: still(0) })],
    ),
  ]),
  scene('a plate around all', [
    textLayer(
      text('Around all', {
        fit: { plate: { by: 'block', paddingX: 20, paddingY: 10, radius: 12, color: [0.1, 0.5, 0.4] } },
      }),
    ),
  ]),
  scene(
    'one text after another',
    [
      {
        ...textLayer(text('')),
        t: {
          d: {
            k: [
              { t: 0, s: text('First') },
              { t: 20, s: text('Second') },
              { t: 40, s: text('Third') },
            ],
          },
          a: [passage(1, rise)],
        },
      },
    ],
    [10, 19, 20, 39, 40, 55],
  ),
  scene('text cuts out', [
    textLayer(text(WORDS), [passage(3, rise)], { td: 1, ind: 1 }),
    box([1, 0.7, 0.2], [700, 300], { tt: 1, ind: 2 }),
  ]),
  scene('text is cut out, inverted', [
    box([1, 1, 1], [300, 300], { td: 1, ind: 1 }),
    textLayer(text(WORDS), [passage(1, rise)], { tt: 2, ind: 2 }),
  ]),
  scene('half transparent, scaled and turned', [
    textLayer(text(WORDS), [passage(1, rise)], {
      ks: { ...atRest, o: still(50), s: still([80, 110, 100]), r: still(-6) },
    }),
  ]),
];
