/** A file that the browser makes shows what the server's shows: both are real files, decoded by ffmpeg. */
import { stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TRANSITION_KINDS } from '../../sdk/contract/project/transition';
import type { CompiledScene, Composition } from '../../sdk/scene/composition';
import { joinedDocument } from '../../sdk/scene/transitions/joined-document';
import { BROWSER_ARGS, browserPath } from '../browser.mjs';
import { ffmpeg } from '../server/render/engine/fixtures/decoding';
import { renderHarness } from '../server/render/engine/harness';
import { recipeComposition } from './recipe-composition';
import { luma, ssim } from './ssim';

const LEAST_SIMILARITY = 0.98;
/** Bytes of the browser's file beside those of the server's. Chromium's encoder took 3.6 times as many with a bit rate alone. */
const MOST_BYTES = 2;
/** Of a channel, 0 to 255: the two encoders convert colors by different formulas. */
const MOST_COLOR_DIFFERENCE = 3;
const MEDIA = path.resolve('library/media');
/** Px that files are compared at. */
const SIZE = { width: 960, height: 540 };
const SCENE_FRAMES = 40;

const harness = renderHarness();
let browser: Browser;
let page: Page;
let server: Server;

async function bundled(entry: string, format: 'esm' | 'iife'): Promise<Uint8Array> {
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format, write: false, logLevel: 'error' });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

beforeAll(async () => {
  const scripts = new Map([
    ['/page.js', await bundled('tests/golden/export-page.ts', 'iife')],
    ['/export-worker.js', await bundled('sdk/export/export-worker.ts', 'esm')],
  ]);
  server = createServer(async ({ url = '/' }, response) => {
    const script = scripts.get(url);
    if (script) return void response.setHeader('content-type', 'text/javascript').end(script);
    if (url === '/')
      return void response.setHeader('content-type', 'text/html').end('<script src="/page.js"></script>');
    const { readFile } = await import('node:fs/promises');
    const file = await readFile(path.join(MEDIA, url)).catch(() => undefined);
    response.writeHead(file ? 200 : 404).end(file); // browsers ask for an icon
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const executablePath = await browserPath();
  browser = await chromium.launch({ args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) });
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  server?.close();
});

/** One scene on a color, one on a picture, one on a video, each for a moment. */
async function composition(): Promise<Composition> {
  const launch = await recipeComposition('product-launch');
  const story = await recipeComposition('customer-story');
  const found = [
    launch.scenes.find(({ background }) => background.type === 'color'),
    launch.scenes.find(({ background }) => background.type === 'image'),
    story.scenes.find(({ background }) => background.type === 'video'),
  ];
  const scenes = found.map((scene, index): CompiledScene => {
    if (!scene) throw new Error('the library has no such scene any more');
    return { ...scene, startFrame: index * SCENE_FRAMES, durationFrames: SCENE_FRAMES };
  });
  return { ...launch, scenes, durationFrames: scenes.length * SCENE_FRAMES };
}

/** A picture and a color in turn, with every kind of transition between two of them; small, since there are many. */
async function filmOfTransitions(): Promise<Composition> {
  const launch = await recipeComposition('product-launch');
  const pair = ['image', 'color'].map((type) => launch.scenes.find(({ background }) => background.type === type));
  const kinds = TRANSITION_KINDS.filter((kind) => kind !== 'cut');
  const overlap = 6;
  const frames = 14;
  const scenes = [...kinds, undefined].map((kind, index): CompiledScene => {
    const scene = pair[index % 2];
    if (!scene) throw new Error('the library has no such scene any more');
    const animation = joinedDocument(scene.animation, { isEntering: true, isLeaving: true });
    const place = { startFrame: index * (frames - overlap), durationFrames: frames };
    if (!kind) return { ...scene, animation, ...place };
    return { ...scene, animation, ...place, transition: { kind, direction: 'up', color: '#e04020' } };
  });
  const durationFrames = kinds.length * (frames - overlap) + frames;
  return { ...launch, width: 640, height: 360, scenes, durationFrames };
}

/** Files of the library by a path of their own. */
function withFiles(film: Composition, fileOf: (name: string) => string): Composition {
  const scenes = film.scenes.map((scene) => ({
    ...scene,
    background:
      scene.background.type === 'color'
        ? scene.background
        : { ...scene.background, media: { ...scene.background.media, src: fileOf(scene.background.media.src) } },
    animation: {
      ...scene.animation,
      assets: scene.animation.assets.map((asset) =>
        asset.p && !asset.layers && !asset.p.startsWith('data:') ? { ...asset, p: fileOf(asset.p) } : asset,
      ),
    },
  }));
  return { ...film, scenes };
}

function framesOf(file: string): Uint8Array[] {
  const { width, height } = SIZE;
  const filter = `scale=${width}:${height}:flags=area:out_range=pc,format=rgba`;
  const bytes = ffmpeg(['-i', file, '-map', '0:v:0', '-vf', filter, '-vsync', '0', '-f', 'rawvideo', 'pipe:1']);
  const size = width * height * 4;
  return Array.from({ length: bytes.length / size }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
}

function meanDifference(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += Math.abs((a[index] ?? 0) - (b[index] ?? 0));
  return sum / ((a.length / 4) * 3);
}

test('every frame is as on the server: colors, pictures, videos', async () => {
  const { device, served } = await exportedBoth(await composition(), 'scenes');
  for (let frame = 0; frame < served.length; frame += 5) expectAlike(device[frame], served[frame], frame);
}, 240_000);

test('every frame of every transition is as on the server', async () => {
  const { device, served } = await exportedBoth(await filmOfTransitions(), 'transitions');
  for (let frame = 0; frame < served.length; frame += 1) expectAlike(device[frame], served[frame], frame);
}, 240_000);

/** Frames of the browser's file and of the server's. Both have as many as the film, and are about as large. */
async function exportedBoth(film: Composition, name: string) {
  const ours = harness.file(`${name}-device.mp4`);
  const base64 = await page.evaluate(
    (sent) => window.exportFile(sent),
    withFiles(film, (name) => `/${name}`),
  );
  await writeFile(ours, Buffer.from(base64, 'base64'));
  const engine = harness.engine({ fetchMedia: async (src) => path.join(MEDIA, src) });
  const theirs = await harness.video(engine, film, `${name}-server`);

  const device = framesOf(ours);
  const served = framesOf(theirs);
  expect(device).toHaveLength(film.durationFrames);
  expect(served).toHaveLength(film.durationFrames);
  expect((await stat(ours)).size / (await stat(theirs)).size).toBeLessThan(MOST_BYTES);
  return { device, served };
}

function expectAlike(a: Uint8Array | undefined, b: Uint8Array | undefined, frame: number): void {
  if (!a || !b) throw new Error(`there is no frame ${frame}`);
  const likeness = ssim(luma(a), luma(b), SIZE.width, SIZE.height);
  expect.soft(likeness, `likeness of frame ${frame}`).toBeGreaterThan(LEAST_SIMILARITY);
  expect.soft(meanDifference(a, b), `colors of frame ${frame}`).toBeLessThan(MOST_COLOR_DIFFERENCE);
}
