import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPackageTextShaper } from '../../library/fonts/package-text-shaper';
import {
  compileComposition,
  createTextShapingCompiler,
  type SceneInput,
} from '../../sdk/scene/compiling/compile-composition';
import type { Composition } from '../../sdk/scene/composition';
import { toSceneTime } from '../../server/media/animation/to-scene-time';
import { growingDot } from '../server/fixtures/animation';
import { type Feature, features } from './features';
import { effectFeatures } from './lottie/effect-features';
import { lottieFeatures } from './lottie/lottie-features';
import { maskFeatures } from './lottie/mask-features';
import { shapeFeatures } from './lottie/shape-features';
import { type BrowserPainter, openBrowserPainter, type Pixels, paintInNode, paintWithSkottie } from './painters';
import { luma, ssim } from './ssim';

const LEAST_SIMILARITY = 0.98;
/** The browser paints both: users must not see the change from one to the other. */
const LEAST_LIVE_SIMILARITY = 0.99;
/** The same painter on two hosts: clips and pictures that are made smaller differ. */
const LEAST_OWN_SIMILARITY = 0.99;
const compile = createTextShapingCompiler(createPackageTextShaper());
/** Painting takes its time: every fourth frame, the last included; all with SPOTREEL_FULL_TESTS. */
function measuredFrames({ frames }: Feature): readonly number[] {
  if (process.env.SPOTREEL_FULL_TESTS) return frames;
  return frames.filter((_, index) => (frames.length - 1 - index) % 4 === 0);
}

let browser: BrowserPainter;

beforeAll(async () => {
  browser = await openBrowserPainter(new Map());
});
afterAll(() => browser.close());

function composition({ animation }: Feature): Promise<Composition> {
  const scene = {
    ingredientId: 1,
    template: { animation, fields: { texts: [], images: [], colors: [] } },
    content: { texts: {}, images: {}, colors: {} },
    background: { type: 'color', color: '#22304a' },
    durationSeconds: 2,
    keyframeSeconds: 1,
  } as const;
  return compileComposition({ width: animation.w, height: animation.h, scenes: [scene], audio: [] }, compile);
}

/** In a place and behind the scene, for as long as it lasts and a little longer. */
function animatedScene({ animation }: Feature): SceneInput {
  const media = { src: 'dot', widthPx: 400, heightPx: 400, isAnimation: true } as const;
  const ks = { ...animation.layers[0]!.ks, p: { a: 0 as const, k: [420, 130, 0] } };
  const sticker = { ty: 2, ind: 90, nm: 'sticker', refId: 'place', ip: 0, op: 60, st: 0, ks };
  const place = { id: 'place', w: 300, h: 200, sid: 'sticker' };
  return {
    ingredientId: 1,
    durationSeconds: 2,
    keyframeSeconds: 1,
    template: {
      animation: { ...animation, layers: [sticker], assets: [place] },
      fields: { texts: [], images: [{ innerReference: 'sticker', targets: ['sticker'] }], colors: [] },
      animations: { dot: { ...toSceneTime(growingDot()), op: 40 } },
    },
    content: {
      texts: {},
      colors: {},
      images: { sticker: media },
      backdrop: { media, scale: 1.4, positionX: -20, positionY: 10 },
    },
    background: { type: 'color', color: '#22304a' },
  };
}

test('an animation of the user looks the same in both, while it plays and plays again', async () => {
  const [feature] = features;
  const { w: width, h: height } = feature!.animation;
  const composed = await compileComposition({ width, height, scenes: [animatedScene(feature!)], audio: [] }, compile);
  for (const frame of [6, 20, 39, 40, 52]) {
    const preview = luma(await browser.paint(composed, frame));
    const render = luma(await paintInNode(composed, frame, (src) => src));
    expect(ssim(preview, render, width, height), `frame ${frame}`).toBeGreaterThanOrEqual(0.995);
  }
  const early = await browser.paint(composed, 6);
  const late = await browser.paint(composed, 39);
  expect(ssim(luma(early), luma(late), width, height)).toBeLessThan(0.98);
});

describe('all painters draw alike', () => {
  test.each(
    [...features, ...lottieFeatures, ...shapeFeatures, ...maskFeatures, ...effectFeatures].map(
      (feature) => [feature.name, feature] as const,
    ),
  )('%s', async (_name, feature) => {
    const { differs } = feature;
    const composed = await composition(feature);
    const alike = (one: Float64Array, other: Float64Array) => ssim(one, other, composed.width, composed.height);
    for (const frame of measuredFrames(feature)) {
      const preview = luma(await browser.paint(composed, frame));
      const render = luma(await paintWithSkottie(composed, frame, (src) => src));
      const live = await browser.paintOnCanvas(composed, frame);
      if (!live) throw new Error('The worker leaves this to the page.');
      const own = luma(live);
      const inNode = luma(await paintInNode(composed, frame, (src) => src));
      expect(alike(own, inNode), `in Node, frame ${frame}`).toBeGreaterThanOrEqual(LEAST_OWN_SIMILARITY);
      if (!differs) expect(alike(preview, render), `frame ${frame}`).toBeGreaterThanOrEqual(LEAST_SIMILARITY);
      if (!differs || differs === 'skottie')
        expect(alike(preview, own), `page, frame ${frame}`).toBeGreaterThanOrEqual(LEAST_LIVE_SIMILARITY);
      if (!differs || differs === 'page')
        expect(alike(render, own), `Skottie, frame ${frame}`).toBeGreaterThanOrEqual(LEAST_SIMILARITY);
      // an empty picture equals an empty picture: something has to be there in the end
      if (frame === feature.frames.at(-1)) expect(alike(own, luma(await plain(feature)))).toBeLessThan(0.99);
    }
  });
});

const GROUND = [0x22, 0x30, 0x4a];
const LAYER = [255, 140, 25];

/** How opaque the masked layer is, by the color of a pixel. */
function opacityAt(pixels: Pixels, width: number, x: number, y: number): number {
  const at = (y * width + x) * 4;
  const shares = [0, 1].map((part) => {
    const ground = GROUND[part] ?? 0;
    return ((pixels[at + part] ?? 0) - ground) / ((LAYER[part] ?? 0) - ground);
  });
  return (shares[0]! + shares[1]!) / 2;
}

test.each([
  { name: 'a mask that lightens', both: 0.7, second: 0.7 },
  { name: 'a mask that darkens', both: 0.5, second: 0 },
  { name: 'a half transparent mask that differs', both: 0.2, second: 0.6 },
])('$name: the opacities of two masks are compared', async ({ name, both, second }) => {
  const feature = maskFeatures.find((known) => known.name === name)!;
  const composed = await composition(feature);
  const pixels = (await browser.paintOnCanvas(composed, 0))!;
  expect(opacityAt(pixels, composed.width, 400, 230)).toBeCloseTo(both, 1);
  expect(opacityAt(pixels, composed.width, 400, 100)).toBeCloseTo(second, 1);
});

async function plain(feature: Feature): Promise<Pixels> {
  return paintInNode(
    await composition({ ...feature, animation: { ...feature.animation, layers: [] } }),
    0,
    (src) => src,
  );
}
