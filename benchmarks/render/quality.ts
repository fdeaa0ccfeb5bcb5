/**
 * Size and likeness of each quality: segments of two recipes, painted once and encoded with each choice. Run it with
 * `npm run bench:quality [-- --resolution 720p|1080p|4k]`. Likeness is SSIM against what the painter has painted.
 */
import { fork, spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFfmpegProgram } from '../../build/ffmpeg-program.mjs';
import { buildProgram } from '../../build/program.mjs';
import { CANVAS } from '../../sdk/contract/canvas';
import { type OutputQuality, outputQuality, outputResolution } from '../../sdk/contract/export/output';
import { outputSize } from '../../sdk/contract/output-size';
import { ffmpegCommand } from '../../server/render/engine/ffmpeg/command';
import { type FrameSize, h264Arguments, rawInputArguments } from '../../server/render/engine/ffmpeg/encoder-settings';
import { findFfmpeg } from '../../server/render/engine/ffmpeg/find';
import { ALLOCATOR } from '../../server/render/engine/painter-process';
import { slicesOf } from '../../server/render/engine/render-segment';
import { mediaOf } from '../../server/render/engine/scene-media';
import { planSegments } from '../../server/render/engine/segments';
import { recipeComposition } from '../../tests/golden/recipe-composition';

const RECIPES = ['product-launch', 'food-and-drink'];
/** One segment of so many: others of a recipe look alike. */
const EVERY = 3;

const asked = process.argv.find((_, index, all) => all[index - 1] === '--resolution');
const resolution = outputResolution.parse(asked ?? '1080p');
const size: FrameSize = outputSize(CANVAS.landscape, resolution);
const folder = await mkdtemp(path.join(tmpdir(), 'spotreel-quality-'));
const scripts = await mkdtemp(path.resolve('node_modules/.bench-'));
const { path: ffmpegPath } = await findFfmpeg({ program: await buildFfmpegProgram() });
const [command, ...script] = ffmpegCommand(ffmpegPath);
const rasterEntry = path.join(scripts, 'raster.mjs');
const rawFile = path.join(folder, 'frames.raw');
const rawInput = rawInputArguments({ size, frameRate: 30 }).map((part) => (part === 'pipe:0' ? rawFile : part));

interface Measured {
  seconds: number;
  bytes: number;
  cpuSeconds: number;
  likeness: number[];
}

function ffmpeg(args: readonly string[]): { readonly words: string; readonly cpuSeconds: number } {
  const { status, stderr } = spawnSync(command, [...script, '-hide_banner', '-benchmark', '-y', ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const user = /utime=([\d.]+)s/.exec(stderr)?.[1];
  return { words: stderr, cpuSeconds: Number(user) };
}

async function measure(quality: OutputQuality, into: Measured): Promise<void> {
  const file = path.join(folder, `${quality}.mp4`);
  const { cpuSeconds } = ffmpeg([...rawInput, ...h264Arguments({ size, quality, frameRate: 30 }, 1), file]);
  const compared = ffmpeg(['-i', file, ...rawInput, '-lavfi', '[0:v][1:v]ssim', '-f', 'null', '-']);
  into.cpuSeconds += cpuSeconds;
  into.bytes += (await stat(file)).size;
  into.likeness.push(Number(/SSIM .*All:([\d.]+)/.exec(compared.words)?.[1]));
}

function paint(job: object): Promise<void> {
  const child = fork(rasterEntry, [], { serialization: 'advanced', env: { PATH: process.env.PATH, ...ALLOCATOR } });
  child.send(job);
  return new Promise((resolve, reject) => {
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error('raster failed'))));
  });
}

async function measureRecipe(recipe: string): Promise<Record<OutputQuality, Measured>> {
  const none = (): Measured => ({ seconds: 0, bytes: 0, cpuSeconds: 0, likeness: [] });
  const results = { small: none(), standard: none(), high: none() };
  const composition = await recipeComposition(recipe);
  for (const segment of planSegments(composition).filter(({ index }) => index % EVERY === 0)) {
    const slices = slicesOf(composition, segment);
    const files = mediaOf(slices.map(({ scene }) => scene)).map((src) => [src, path.resolve('library/media', src)]);
    await paint({ ffmpegPath, folder, size, slices, files, rawFile });
    for (const quality of outputQuality.options) {
      results[quality].seconds += segment.durationFrames / composition.fps;
      await measure(quality, results[quality]);
    }
  }
  return results;
}

try {
  await buildProgram({ entryPoints: ['benchmarks/render/raster.ts'], outfile: rasterEntry });
  for (const recipe of RECIPES) {
    for (const [quality, { seconds, bytes, cpuSeconds, likeness }] of Object.entries(await measureRecipe(recipe))) {
      const mean = likeness.reduce((sum, one) => sum + one, 0) / likeness.length;
      const facts = [
        `${((bytes * 8) / seconds / 1e6).toFixed(2)} Mbit/s`,
        `SSIM ${mean.toFixed(4)}, least ${Math.min(...likeness).toFixed(4)}`,
        `${(cpuSeconds / seconds).toFixed(2)} CPU s a second`,
      ];
      console.log(`${recipe} ${resolution} ${quality}: ${facts.join(' | ')}`);
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
  await rm(scripts, { recursive: true, force: true });
}
