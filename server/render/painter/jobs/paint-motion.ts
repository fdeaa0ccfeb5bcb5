import { writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { FRAMES_PER_SECOND } from '../../../../sdk/scene/composition';
import { type PaintedPixels, pixelsOf } from '../painted-pixels';
import type { JobHandler } from '../protocol';
import { openScene } from '../scene-painter';

/** As the library's previews have it. */
const QUALITY = 46;
/** Frames between two reports. */
const REPORT_EVERY = 15;

/** Every so many frames of a scene as an animated WebP, over and over. */
export const paintMotion: JobHandler<'paint-motion'> = async (job, context) => {
  const { size, ffmpegPath, folder, slice, stepFrames, outFile } = job;
  const { width, height } = size;
  const canvas = createCanvas(width, height);
  const target = { canvas, context: canvas.getContext('2d') };
  const scene = await openScene(slice, target, { ffmpegPath, folder, size, files: new Map(job.files) });
  const frames: PaintedPixels[] = [];
  for (let index = 0; index < slice.frameCount; index++) {
    await scene.paintNext();
    if (index % stepFrames === 0) frames.push(pixelsOf(target, slice.scene.background));
    // Skia keeps the memory of each frame until the event loop turns.
    await new Promise((resolve) => setImmediate(resolve));
    if (index % REPORT_EVERY === 0) context.report(index);
  }
  scene.close();
  const raw = { width, height: height * frames.length, channels: 4, pageHeight: height } as const;
  const delay = frames.map(() => Math.round((1000 * stepFrames) / FRAMES_PER_SECOND));
  const all = sharp(Buffer.concat(frames.map(({ pixels }) => pixels)), { raw });
  const picture = frames[0]?.hasAlpha ? all : all.removeAlpha();
  await writeFile(outFile, await picture.webp({ quality: QUALITY, effort: 3, loop: 0, delay }).toBuffer());
  return null;
};
