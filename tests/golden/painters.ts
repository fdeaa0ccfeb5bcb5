/** The painters on one frame of a composition: the player's in Chromium, the renderer's in Node, and Skia's Skottie to compare. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, type Image, LottieAnimation, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { openScenePainter } from '../../sdk/node/painter';
import type { CompiledBackground, Composition } from '../../sdk/scene/composition';
import { coverPlacement } from '../../sdk/scene/pictures/cover';
import { BROWSER_ARGS, browserPath } from '../browser.mjs';

export type Pixels = Uint8ClampedArray | Uint8Array;

export interface BrowserPainter {
  paint(composition: Composition, frame: number): Promise<Pixels>;
  /** As the worker paints what changes; undefined for a scene that it leaves to the page. */
  paintOnCanvas(composition: Composition, frame: number): Promise<Pixels | undefined>;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Compositions are sent as text: Playwright takes ten times as long for an object. `files`: address path -> file on disk, for the pictures of compositions. */
export async function openBrowserPainter(files: ReadonlyMap<string, string>): Promise<BrowserPainter> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'tests/golden/page.ts')],
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'error',
  });
  const script = outputFiles[0]?.contents ?? new Uint8Array();
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url);
    if (url === '/page.js') response.setHeader('content-type', 'text/javascript').end(script);
    else if (file) response.end(readFileSync(file));
    else
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><body style="margin:0"><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const executablePath = await browserPath();
  const browser = await chromium.launch({ args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) });
  const page = await browser.newPage();
  const protocol = await page.context().newCDPSession(page);
  const shoot = async () => {
    // half of the time of a screenshot is packing it well
    const options = { format: 'png', optimizeForSpeed: true } as const;
    const { data } = await protocol.send('Page.captureScreenshot', options);
    return pixelsOf(Buffer.from(data, 'base64'));
  };
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return {
    async paint(composition, frame) {
      await page.setViewportSize({ width: composition.width, height: composition.height });
      const ask = [JSON.stringify(composition), frame] as const;
      await page.evaluate(([text, at]) => window.paintFrame(JSON.parse(text), at), ask);
      return shoot();
    },
    async paintOnCanvas(composition, frame) {
      await page.setViewportSize({ width: composition.width, height: composition.height });
      const ask = [JSON.stringify(composition), frame] as const;
      const isPainted = await page.evaluate(([text, at]) => window.paintOnCanvas(JSON.parse(text), at), ask);
      return isPainted ? shoot() : undefined;
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const picture = await loadImage(png);
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, picture.width, picture.height).data;
}

/** The first scene of the composition at one of its frames. `fileOf` resolves a picture's address. */
export async function paintWithSkottie(
  composition: Composition,
  frame: number,
  fileOf: (src: string) => string,
): Promise<Pixels> {
  const { scene, context } = await openFirstScene(composition, fileOf);
  const assets = scene.animation.assets.map((asset) =>
    asset.p ? { ...asset, p: embed(fileOf(asset.p)), e: 1 } : asset,
  );
  const painter = LottieAnimation.loadFromData(JSON.stringify({ ...scene.animation, assets }));
  painter.seekFrame(frame);
  const { width, height } = composition;
  painter.render(context, { x: 0, y: 0, width, height });
  return context.getImageData(0, 0, width, height).data;
}

/** The same with the renderer's painter. Throws for a scene that it does not know. */
export async function paintInNode(
  composition: Composition,
  frame: number,
  fileOf: (src: string) => string,
): Promise<Pixels> {
  const { scene, context } = await openFirstScene(composition, fileOf);
  const pictures = new Map<string, Image>();
  for (const { p, layers } of scene.animation.assets) {
    if (p && !layers) pictures.set(p, await loadImage(p.startsWith('data:') ? p : fileOf(p)));
  }
  openScenePainter(scene.animation, (address) => pictures.get(address)).paint(context, frame);
  return context.getImageData(0, 0, composition.width, composition.height).data;
}

/** The first scene, and a canvas that its background is on. */
async function openFirstScene({ width, height, scenes }: Composition, fileOf: (src: string) => string) {
  const scene = scenes[0];
  if (!scene) throw new Error('the composition has no scene');
  return { scene, context: await backdrop(scene.background, { width, height }, fileOf) };
}

async function backdrop(
  background: CompiledBackground,
  { width, height }: { readonly width: number; readonly height: number },
  fileOf: (src: string) => string,
): Promise<SKRSContext2D> {
  const context = createCanvas(width, height).getContext('2d');
  if (background.type === 'color') {
    context.fillStyle = background.color;
    context.fillRect(0, 0, width, height);
    return context;
  }
  const picture = await loadImage(readFileSync(fileOf(background.media.src)));
  const place = coverPlacement(background.media, { widthPx: width, heightPx: height }, background);
  context.drawImage(picture, place.x, place.y, place.widthPx, place.heightPx);
  return context;
}

function embed(file: string): string {
  const type = file.endsWith('.png') ? 'image/png' : 'image/jpeg';
  return `data:${type};base64,${readFileSync(file).toString('base64')}`;
}
