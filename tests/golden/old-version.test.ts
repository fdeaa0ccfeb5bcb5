/** A file of an old version of the format, as a user uploads it, is one picture in all painters. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPackageTextShaper } from '../../library/fonts/package-text-shaper';
import { compileComposition, createTextShapingCompiler } from '../../sdk/scene/compiling/compile-composition';
import type { Composition } from '../../sdk/scene/composition';
import { fromOldVersion } from '../../sdk/scene/conversion/old-versions';
import type { LottieAnimation } from '../../sdk/scene/lottie';
import { type BrowserPainter, openBrowserPainter, paintInNode } from './painters';
import { luma, ssim } from './ssim';

const LEAST_SIMILARITY = 0.98;
/** A third of the file's own size. */
const WIDTH = 640;
const HEIGHT = 360;
/** The dalek in front; the cabinet as it turns away. */
const FRAMES = [100, 200] as const;

const file = createRequire(import.meta.url).resolve('lottie-web/test/animations/dalek.json');
let browser: BrowserPainter;
let composed: Composition;
beforeAll(async () => {
  browser = await openBrowserPainter(new Map());
  const animation = fromOldVersion(JSON.parse(readFileSync(file, 'utf8'))) as unknown as LottieAnimation;
  const scene = {
    ingredientId: 1,
    durationSeconds: 290 / 30,
    keyframeSeconds: 1,
    template: { animation, fields: { texts: [], images: [], colors: [] } },
    content: { texts: {}, images: {}, colors: {} },
    background: { type: 'color', color: '#22304a' },
  } as const;
  composed = await compileComposition(
    { width: WIDTH, height: HEIGHT, scenes: [scene], audio: [] },
    createTextShapingCompiler(createPackageTextShaper()),
  );
});
afterAll(() => browser.close());

test("lottie-web's own dalek.json: preview, worker and render show the same of it, and it moves", async () => {
  const previews: Float64Array[] = [];
  for (const frame of FRAMES) {
    const preview = luma(await browser.paint(composed, frame));
    const render = luma(await paintInNode(composed, frame, (src) => src));
    expect.soft(ssim(preview, render, WIDTH, HEIGHT), `frame ${frame}`).toBeGreaterThanOrEqual(LEAST_SIMILARITY);
    const live = await browser.paintOnCanvas(composed, frame);
    if (!live) throw new Error('The worker leaves this to the page.');
    expect.soft(ssim(preview, luma(live), WIDTH, HEIGHT), `live, ${frame}`).toBeGreaterThanOrEqual(LEAST_SIMILARITY);
    previews.push(preview);
  }
  // an empty picture equals an empty picture
  const [dalek, cabinet] = previews;
  if (!dalek || !cabinet) throw new Error('nothing was painted');
  expect(ssim(dalek, cabinet, WIDTH, HEIGHT)).toBeLessThan(0.98);
});
