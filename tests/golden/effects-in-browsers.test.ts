/**
 * Effects look the same in Node and in each browser. Without SPOTREEL_FULL_TESTS only Chromium is asked, once as it is and once
 * without filters of canvases: WebKit has none.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openScenePainter } from '../../sdk/node/painter';
import type { LottieAnimation } from '../../sdk/scene/lottie';
import type { BrowserDriver, BrowserName } from '../every-browser/drivers/browser-driver';
import { findBrowser } from '../every-browser/drivers/installed-browsers';
import { effectFeatures } from './lottie/effect-features';
import { channels, ssim } from './ssim';

const LEAST_SIMILARITY = 0.98;
const COLOR = '#22304a';
const isFull = Boolean(process.env.SPOTREEL_FULL_TESTS);
const NO_FILTERS = `() => {
  delete OffscreenCanvasRenderingContext2D.prototype.filter;
  return 'filter' in OffscreenCanvasRenderingContext2D.prototype;
}`;
const LAUNCH_MS = 60_000;

interface Host {
  readonly name: string;
  readonly browser: BrowserName;
  readonly hasFilters: boolean;
}

const hosts: readonly Host[] = [
  { name: 'Chromium', browser: 'chromium', hasFilters: true },
  { name: 'Chromium without filters', browser: 'chromium', hasFilters: false },
  ...(isFull
    ? [
        { name: 'Firefox', browser: 'firefox' as const, hasFilters: true },
        { name: 'WebKit', browser: 'webkit' as const, hasFilters: true },
      ]
    : []),
];

const server = createServer();

beforeAll(async () => {
  const entry = fileURLToPath(new URL('effects-page.ts', import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: 'iife', write: false });
  const script = outputFiles[0]?.text ?? '';
  server.on('request', (_request, response) =>
    response.setHeader('content-type', 'text/html').end(`<!doctype html><script>${script}</script>`),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

/** The moment at which most of it is seen. */
function frameOf({ frames }: (typeof effectFeatures)[number]): number {
  return frames.at(-2) ?? 0;
}

describe.each(hosts)('$name', ({ browser, hasFilters }) => {
  let driver: BrowserDriver | undefined;
  let missing = '';

  beforeAll(async () => {
    const found = await findBrowser(browser);
    if (typeof found === 'string') {
      missing = found;
      return;
    }
    driver = await found.launch();
    await driver.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    if (!hasFilters) expect(await driver.evaluate(NO_FILTERS)).toBe(false);
  }, LAUNCH_MS);
  afterAll(() => driver?.close());

  test.for(effectFeatures.map((feature) => [feature.name, feature] as const))(
    '%s',
    { timeout: LAUNCH_MS },
    async ([, feature], { skip }) => {
      const { animation } = feature;
      const frame = frameOf(feature);
      if (!driver) return skip(missing);
      const painted = await driver.evaluate(
        `() => window.paintEffect(${JSON.stringify(animation)}, ${frame}, '${COLOR}')`,
      );
      const similarity = await similarityOf(
        await pixelsOf(String(painted)),
        paintedInNode(animation, frame),
        animation,
      );
      expect(similarity).toBeGreaterThanOrEqual(LEAST_SIMILARITY);
    },
  );
});

async function pixelsOf(address: string): Promise<Uint8ClampedArray> {
  const picture = await loadImage(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
  const context = createCanvas(picture.width, picture.height).getContext('2d');
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, picture.width, picture.height).data;
}

function paintedInNode(animation: LottieAnimation, frame: number): Uint8ClampedArray {
  const context = createCanvas(animation.w, animation.h).getContext('2d');
  context.fillStyle = COLOR;
  context.fillRect(0, 0, animation.w, animation.h);
  openScenePainter(animation, () => undefined).paint(context, frame);
  return context.getImageData(0, 0, animation.w, animation.h).data;
}

/** The least of the color channels: colors of one brightness are not alike. */
async function similarityOf(one: Uint8ClampedArray, other: Uint8ClampedArray, { w, h }: LottieAnimation) {
  const others = channels(other);
  return Math.min(...channels(one).map((channel, index) => ssim(channel, others[index] ?? channel, w, h)));
}
