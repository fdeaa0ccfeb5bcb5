// @ts-check
/** The program that does the work of ffmpeg, for tests and benchmarks: bundled from the sources, so that no build has to come first. */
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildProgram } from './program.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @returns {Promise<string>} Its path, inside the checkout, where Node finds FFmpeg's libraries. */
export async function buildFfmpegProgram() {
  const folder = path.join(root, 'node_modules/.ffmpeg');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'ffmpeg.mjs');
  // several processes may build it at once: each replaces the whole file
  const outfile = path.join(folder, `ffmpeg-${process.pid}.mjs`);
  await buildProgram({ entryPoints: [path.join(root, 'server/render/packaged-ffmpeg/main.ts')], outfile });
  await rename(outfile, file);
  return file;
}
