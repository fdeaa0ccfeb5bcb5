/**
 * Size and likeness of the device's files beside the server's. The frames are those of the device's own PNG export; the server's
 * encoders get the same ones. `npm run bench:export-quality [-- --recipe slug,slug --seconds 10 --bits 8000000 --keep folder]`.
 */

import { spawnSync } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { unzipSync } from 'fflate';
import { chromium, type Page } from 'playwright';
import { buildFfmpegProgram } from '../../build/ffmpeg-program.mjs';
import type { OutputQuality } from '../../sdk/contract';
import { gifSize } from '../../sdk/contract/output-size';
import type { Composition } from '../../sdk/scene/composition';
import { ffmpegCommand } from '../../server/render/engine/ffmpeg/command';
import type { FrameSize } from '../../server/render/engine/ffmpeg/encoder-settings';
import { h264Arguments } from '../../server/render/engine/ffmpeg/encoder-settings';
import { findFfmpeg } from '../../server/render/engine/ffmpeg/find';
import { joinAsGif } from '../../server/render/engine/painter/join-files';
import { BROWSER_ARGS, browserPath } from '../../tests/browser.mjs';
import { recipeComposition } from '../../tests/golden/recipe-composition';
import { bundleOf } from './peer/bundle';
import type { QualityExport } from './quality-page';
import { openSite } from './site';

const argument = (name: string) => process.argv.find((_, index, all) => all[index - 1] === `--${name}`);
const recipes = argument('recipe')?.split(',') ?? ['product-launch', 'food-and-drink'];
const mostFrames = Number(argument('seconds') ?? 10) * 30;
const formats = argument('format')?.split(',') ?? ['mp4', 'webm', 'gif'];
const bits = argument('bits')?.split(',').map(Number);
const keep = argument('keep');
const folder = keep ? path.resolve(keep) : await mkdtemp(path.join(tmpdir(), 'spotreel-quality-'));
await mkdir(folder, { recursive: true });

const { path: ffmpegPath } = await findFfmpeg({ program: await buildFfmpegProgram() });
const [command, ...script] = ffmpegCommand(ffmpegPath);

function ffmpeg(...args: string[]): string {
  const { status, stderr } = spawnSync(command, [...script, '-hide_banner', '-y', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stderr;
}

const worker = await build({
  entryPoints: ['sdk/export/export-worker.ts'],
  bundle: true,
  format: 'esm',
  minify: true,
  write: false,
});
const site = await openSite(
  [{ prefix: '/media/', folder: 'library/media' }],
  new Map([['/', '<!doctype html><body></body><script src="/page.js"></script>']]),
  new Map([
    ['/page.js', await bundleOf('benchmarks/export/quality-page.ts')],
    ['/export-worker.js', new TextDecoder().decode(worker.outputFiles[0]?.contents)],
  ]),
);
const executablePath = await browserPath();
const browser = await chromium.launch({ args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) });

/** Whole scenes until there are so many frames. Their files are those of the site. */
async function filmOf(slug: string): Promise<Composition> {
  const whole = await recipeComposition(slug);
  const scenes = whole.scenes.filter(({ startFrame }) => startFrame < mostFrames);
  const last = scenes.at(-1);
  const film = { ...whole, scenes, durationFrames: last ? last.startFrame + last.durationFrames : 0 };
  const isFile = (value: string) => /^[\w-]+\.(jpg|png|webp|mp4|svg|avif)$/.test(value);
  return JSON.parse(
    JSON.stringify(film, (_key, value) =>
      typeof value === 'string' && isFile(value) ? `${site.origin}/media/${value}` : value,
    ),
  ) as Composition;
}

async function exported(film: Composition, file: string, options: QualityExport): Promise<number> {
  await rm(file, { force: true });
  const page: Page = await browser.newPage();
  await page.exposeFunction('saveBytes', (base64: string) => appendFile(file, Buffer.from(base64, 'base64')));
  await page.goto(site.origin);
  const seconds = await page.evaluate(([sent, chosen]) => window.benchmarkQuality(sent, chosen), [
    film,
    options,
  ] as const);
  await page.close();
  return seconds;
}

async function framesOf(film: Composition, name: string): Promise<string> {
  const target = path.join(folder, name);
  const pattern = path.join(target, 'frame-%04d.png');
  if (await stat(target).catch(() => undefined)) return pattern;
  const zip = `${target}.zip`;
  await exported(film, zip, { format: 'png' });
  await mkdir(target, { recursive: true });
  for (const [entry, bytes] of Object.entries(unzipSync(await readFile(zip))))
    await writeFile(path.join(target, entry), bytes);
  await rm(zip);
  return pattern;
}

const TO_TV = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';

async function report(
  name: string,
  file: string,
  likeness: string,
  film: Composition,
  seconds?: number,
): Promise<void> {
  const { size } = await stat(file);
  const rate = (size * 8) / (film.durationFrames / 30) / 1e6;
  console.log(
    `${name.padEnd(34)} ${(size / 1e6).toFixed(2).padStart(6)} MB ${rate.toFixed(2).padStart(6)} Mbit/s  ${likeness}  ${seconds?.toFixed(1) ?? ''} s`,
  );
}

function videoLikeness(file: string, frames: string): string {
  const graph = `[1:v]settb=1/30,setpts=N,${TO_TV}[r];[0:v]settb=1/30,setpts=N,format=yuv420p[d];[r]split[x][y];[d][x]ssim[s];[s][y]psnr`;
  const words = ffmpeg('-i', file, '-framerate', '30', '-i', frames, '-lavfi', graph, '-f', 'null', '-');
  return `SSIM ${/SSIM .*All:([\d.]+)/.exec(words)?.[1]} PSNR ${/PSNR .*average:([\d.]+)/.exec(words)?.[1]} min ${/PSNR .*min:([\d.]+)/.exec(words)?.[1]}`;
}

function gifLikeness(file: string, frames: string): string {
  const measure = (blur: string) => {
    const graph = `[1:v]select='not(mod(n,2))',settb=1/15,setpts=N,format=gbrp${blur}[r];[0:v]settb=1/15,setpts=N,format=gbrp${blur}[d];[r]split[x][y];[d][x]ssim[s];[s][y]psnr`;
    const words = ffmpeg('-i', file, '-framerate', '30', '-i', frames, '-lavfi', graph, '-f', 'null', '-');
    return `SSIM ${/SSIM .*All:([\d.]+)/.exec(words)?.[1]} PSNR ${/PSNR .*average:([\d.]+)/.exec(words)?.[1]} min ${/PSNR .*min:([\d.]+)/.exec(words)?.[1]}`;
  };
  return `${measure('')} | seen: ${measure(',gblur=sigma=1.5')}`;
}

function encodeAsServer(frames: string, size: FrameSize, quality: OutputQuality, file: string): void {
  const encoder = h264Arguments({ size, quality, frameRate: 30 }, 1);
  ffmpeg('-framerate', '30', '-i', frames, '-vf', TO_TV, ...encoder, file);
}

async function measureVideos(slug: string, film: Composition): Promise<void> {
  const frames = await framesOf(film, `${slug}-frames`);
  const size = { width: film.width, height: film.height };
  const server = path.join(folder, `${slug}-server.mp4`);
  if (formats.includes('mp4') && !argument('device')) {
    for (const quality of ['small', 'standard'] as const) {
      encodeAsServer(frames, size, quality, server);
      await report(`${slug} server ${quality}`, server, videoLikeness(server, frames), film);
    }
  }
  for (const format of ['mp4', 'webm'] as const) {
    if (!formats.includes(format)) continue;
    for (const bitsPerSecond of bits ?? [undefined]) {
      const file = path.join(folder, `${slug}-device.${format}`);
      const seconds = await exported(film, file, { format, ...(bitsPerSecond ? { bitsPerSecond } : {}) });
      await report(`${slug} device ${format} ${bitsPerSecond ?? ''}`, file, videoLikeness(file, frames), film, seconds);
    }
  }
}

async function measureGif(slug: string, film: Composition): Promise<void> {
  const size = gifSize(film);
  const frames = await framesOf({ ...film, ...size }, `${slug}-gif-frames`);
  const segment = path.join(folder, `${slug}-gif.mp4`);
  const server = path.join(folder, `${slug}-server.gif`);
  if (!argument('device')) {
    encodeAsServer(frames, size, 'high', segment);
    await joinAsGif({
      ffmpegPath,
      folder,
      segments: [{ file: segment, frames: film.durationFrames }],
      outFile: server,
    });
    await report(`${slug} server gif`, server, gifLikeness(server, frames), film);
  }
  const device = path.join(folder, `${slug}-device.gif`);
  const seconds = await exported(film, device, { format: 'gif' });
  await report(`${slug} device gif`, device, gifLikeness(device, frames), film, seconds);
}

try {
  for (const slug of recipes) {
    const film = await filmOf(slug);
    console.log(`${slug}: ${film.durationFrames} frames`);
    if (formats.includes('mp4') || formats.includes('webm')) await measureVideos(slug, film);
    if (formats.includes('gif')) await measureGif(slug, film);
  }
} finally {
  await browser.close();
  site.close();
  if (!keep) await rm(folder, { recursive: true, force: true });
}
