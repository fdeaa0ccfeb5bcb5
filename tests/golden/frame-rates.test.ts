/** Scenes that were drawn at other frame rates than 30: after their conversion both painters show everything at its second. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPackageTextShaper } from '../../library/fonts/package-text-shaper';
import { compileComposition, createTextShapingCompiler } from '../../sdk/scene/compiling/compile-composition';
import type { Composition } from '../../sdk/scene/composition';
import { atSceneRate } from '../../sdk/scene/conversion/scene-rate';
import type { LottieAnimation, LottieLayer } from '../../sdk/scene/lottie';
import { type BrowserPainter, openBrowserPainter, type Pixels, paintInNode } from './painters';
import { luma, ssim } from './ssim';

const compile = createTextShapingCompiler(createPackageTextShaper());
let browser: BrowserPainter;
beforeAll(async () => {
  browser = await openBrowserPainter(new Map());
});
afterAll(() => browser.close());

const WIDTH = 480;
const HEIGHT = 200;
const still = (k: number | readonly number[]) => ({ a: 0 as const, k });
const linear = { i: { x: 1, y: 1 }, o: { x: 0, y: 0 } };

/**
 * A box and a word. The box moves from 60 to 420 px between 0.4 and 1.6 s, on screen from 0.2 to 1.8 s. The word comes
 * in from 0.5 to 1.1 s.
 */
function documentAt(fr: number): LottieAnimation {
  const at = (seconds: number) => seconds * fr;
  const transform = { a: still([0, 0, 0]), s: still([100, 100, 100]), r: still(0), o: still(100) };
  const moving = [
    { t: at(0.4), s: [60, 60, 0], ...linear },
    { t: at(1.6), s: [420, 60, 0] },
  ];
  const box: LottieLayer = {
    ty: 4,
    ip: at(0.2),
    op: at(1.8),
    st: 0,
    ks: { ...transform, p: { a: 1, k: moving } },
    shapes: [
      { ty: 'rc', d: 1, p: still([0, 0]), s: still([60, 60]), r: still(0) },
      { ty: 'fl', c: still([1, 1, 1]), o: still(100), r: 1 },
    ],
  };
  const offset = {
    a: 1 as const,
    k: [
      { t: at(0.5), s: [-100], ...linear },
      { t: at(1.1), s: [100] },
    ],
  };
  const animator = {
    s: { b: 1 as const, sh: 2 as const, s: still(0), e: still(100), o: offset, a: still(100), r: 1 as const },
    a: { o: still(0) },
  };
  const word: LottieLayer = {
    ty: 5,
    ip: 0,
    op: at(2),
    st: 0,
    ks: { ...transform, p: still([60, 110, 0]) },
    t: {
      d: { k: [{ t: 0, s: { t: 'Equal seconds', f: 'bold', s: 44, fc: [1, 0.8, 0.2], sz: [380, 70], ps: [0, 0] } }] },
      a: [animator as never],
    },
  };
  const fonts = { list: [{ fName: 'bold', fFamily: 'Montserrat', fStyle: 'Bold', fWeight: '700' }] };
  return { v: '5.12.1', fr, ip: 0, op: at(2), w: WIDTH, h: HEIGHT, assets: [], fonts, layers: [box, word] };
}

function composition(animation: LottieAnimation): Promise<Composition> {
  const scene = {
    ingredientId: 1,
    content: { texts: {}, images: {}, colors: {} },
    durationSeconds: 2,
    keyframeSeconds: 1,
    template: { animation, fields: { texts: [], images: [], colors: [] } },
    background: { type: 'color', color: '#22304a' },
  } as const;
  return compileComposition({ width: WIDTH, height: HEIGHT, scenes: [scene], audio: [] }, compile);
}

/** Where the middle of the white box is; undefined: nowhere. */
function boxCenter(pixels: Pixels): number | undefined {
  const row = 60 * WIDTH;
  const columns = Array.from({ length: WIDTH }, (_, column) => column).filter(
    (column) => (pixels[(row + column) * 4 + 2] ?? 0) > 200,
  );
  return columns.length === 0 ? undefined : columns.reduce((sum, column) => sum + column + 0.5, 0) / columns.length;
}

/** Each picture costs a tenth of a second: every change looks at two rates, the whole run at all. */
const isFull = process.env.SPOTREEL_FULL_TESTS === '1';

describe.each(isFull ? [24, 25, 29.97, 60] : [24, 60])('%d frames a second', (fr) => {
  test('the box is where it has to be, in preview and render', async () => {
    const composed = await composition(atSceneRate(documentAt(fr)));
    for (const [seconds, center] of [
      [0.1, undefined],
      [0.3, 60],
      [0.8, 180],
      [1.3, 330],
      [1.7, 420],
      [1.9, undefined],
    ] as const) {
      const frame = Math.round(seconds * 30);
      for (const pixels of [await browser.paint(composed, frame), await paintInNode(composed, frame, (src) => src)]) {
        const found = boxCenter(pixels);
        if (center === undefined) expect(found, `at ${seconds} s`).toBeUndefined();
        else expect(Math.abs((found ?? -100) - center), `at ${seconds} s`).toBeLessThanOrEqual(1);
      }
    }
  });

  test('preview, render and the same scene drawn at 30 are one picture', async () => {
    const own = await composition(atSceneRate(documentAt(fr)));
    const native = await composition(documentAt(30));
    for (const frame of isFull ? [20, 27, 45] : [27]) {
      const preview = luma(await browser.paint(own, frame));
      for (const composed of [own, native]) {
        const render = luma(await paintInNode(composed, frame, (src) => src));
        expect(ssim(preview, render, WIDTH, HEIGHT), `frame ${frame}`).toBeGreaterThanOrEqual(0.98);
      }
    }
  });
});
