/** Chromium with a page in which a Lottie file is painted by lottie-web and by our painter. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import type { LottieAnimation } from '../../../sdk/scene/lottie';
import { BROWSER_ARGS, browserPath } from '../../browser.mjs';

export type Painter = 'paintWithLottieWeb' | 'paintWithOwn';

export interface RealFilePage {
  /** Whether our painter knows all of it. */
  open(original: object, imported: LottieAnimation | undefined, size: Size): Promise<boolean>;
  /** RGBA. `time`: seconds from the start. */
  paint(painter: Painter, time: number): Promise<Uint8ClampedArray>;
  close(): Promise<void>;
}

/** Px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Files draw on nothing, most of them in black or white: both are seen on this. */
const GROUND = '#8fa3b8';

export async function openRealFilePage(): Promise<RealFilePage> {
  const { outputFiles } = await build({
    entryPoints: [path.join(path.dirname(fileURLToPath(import.meta.url)), 'page.ts')],
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'error',
  });
  const executablePath = await browserPath();
  const browser = await chromium.launch({ args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) });
  const page = await browser.newPage();
  const protocol = await page.context().newCDPSession(page);
  await page.setContent(`<!doctype html><body style="margin:0;background:${GROUND}">`);
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  return {
    async open(original, imported, size) {
      await page.setViewportSize(size);
      return page.evaluate(([file, made]) => window.openFile(file, made), [original, imported] as const);
    },
    async paint(painter, time) {
      await page.evaluate(([name, at]) => window[name](at), [painter, time] as const);
      const { data } = await protocol.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
      return pixelsOf(Buffer.from(data, 'base64'));
    },
    close: () => browser.close(),
  };
}

async function pixelsOf(png: Buffer): Promise<Uint8ClampedArray> {
  const picture = await loadImage(png);
  const context = createCanvas(picture.width, picture.height).getContext('2d');
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, picture.width, picture.height).data;
}
