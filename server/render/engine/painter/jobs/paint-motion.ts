import { writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { encodeMotion, PREVIEW_BYTES } from '@spotreel/sdk/internal/node';
import { FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';
import { openSlice } from '../open-slice';
import { type PaintedPixels, pixelsOf } from '../painted-pixels';
import type { PainterJobHandler } from '../protocol';

/** As the library's previews have it. */
const QUALITY = 46;
/** Frames between two reports. */
const REPORT_EVERY = 15;

/** Every so many frames of a scene as an animated WebP, over and over. */
export const paintMotion: PainterJobHandler<'paint-motion'> = async (job, context) => {
  const { size, ffmpegPath, folder, slice, stepFrames, outFile } = job;
  const { width, height } = size;
  const canvas = createCanvas(width, height);
  const target = { canvas, context: canvas.getContext('2d') };
  const scene = await openSlice(slice, target, { ffmpegPath, folder, size, files: new Map(job.files) });
  const frames: PaintedPixels[] = [];
  for (let index = 0; index < slice.frameCount; index++) {
    await scene.paintNext();
    if (index % stepFrames === 0) frames.push(pixelsOf(target, slice.scene.background));
    // Skia keeps the memory of each frame until the event loop turns.
    await new Promise((resolve) => setImmediate(resolve));
    if (index % REPORT_EVERY === 0) context.report(index);
  }
  scene.close();
  const motion = {
    frames: frames.map(({ pixels }) => pixels),
    hasAlpha: frames[0]?.hasAlpha === true,
    width,
    height,
    framesPerSecond: FRAMES_PER_SECOND / stepFrames,
  };
  const budget = { quality: QUALITY, mostBytes: PREVIEW_BYTES, mayEndEarly: true };
  await writeFile(outFile, await encodeMotion(motion, budget));
  return null;
};
