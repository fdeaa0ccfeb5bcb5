import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPackageTextShaper } from '../../library/fonts/node-text-shaper';
import { compileComposition, createSceneCompiler } from '../../sdk/scene/compile-composition';
import type { Composition } from '../../sdk/scene/composition';
import { type Feature, features } from './features';
import { type BrowserPainter, openBrowserPainter, paintWithSkottie } from './painters';
import { luma, ssim } from './ssim';

const LEAST_SIMILARITY = 0.98;
const compile = createSceneCompiler(createPackageTextShaper());
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

describe('both painters draw alike', () => {
  test.each(features.map((feature) => [feature.name, feature] as const))('%s', async (_name, feature) => {
    const composed = await composition(feature);
    const plain = luma(
      await browser.paint(await composition({ ...feature, animation: { ...feature.animation, layers: [] } }), 0),
    );
    for (const frame of feature.frames) {
      const preview = luma(await browser.paint(composed, frame));
      const render = luma(await paintWithSkottie(composed, frame, (src) => src));
      expect(ssim(preview, render, composed.width, composed.height), `frame ${frame}`).toBeGreaterThanOrEqual(
        LEAST_SIMILARITY,
      );
      // an empty picture equals an empty picture: something has to be there in the end
      if (frame === feature.frames.at(-1))
        expect(ssim(preview, plain, composed.width, composed.height)).toBeLessThan(0.99);
    }
  });
});
