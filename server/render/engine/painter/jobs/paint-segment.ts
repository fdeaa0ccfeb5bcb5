import { createCanvas } from '@napi-rs/canvas';
import { openFrameEncoder } from '../frame-encoder';
import type { PainterJobHandler } from '../protocol';
import { openScene } from '../scene-painter';

/** Frames between two reports. */
const REPORT_EVERY = 5;

/** Paints the slices one after the other into one H.264 file. */
export const paintSegment: PainterJobHandler<'paint-segment'> = async (job, context) => {
  const { size, ffmpegPath, folder, outFile } = job;
  const canvas = createCanvas(size.width, size.height);
  const target = { canvas, context: canvas.getContext('2d') };
  const environment = { ffmpegPath, folder, size, files: new Map(job.files) };
  const encoder = openFrameEncoder({ ffmpegPath, size, threads: job.encoderThreads, outFile });
  let framesDone = 0;
  for (const slice of job.slices) {
    const scene = await openScene(slice, target, environment);
    for (let index = 0; index < slice.frameCount; index++) {
      await scene.paintNext();
      await encoder.write(canvas.data()); // a copy: the canvas can be painted on at once
      await releaseFrames(framesDone);
      if (++framesDone % REPORT_EVERY === 0) context.report(framesDone);
    }
    scene.close();
  }
  await encoder.finish();
  context.report(framesDone);
  return null;
};

/** A collection takes about 2 ms; the buffers of so many frames wait for it. */
const COLLECT_EVERY = 4;

/**
 * A frame's buffer is freed in a turn of the event loop after it was collected. Without the turn none ever is
 * (measured: 4.8 GB after a few hundred frames). Without asking the collector, some ten of 8 MB wait for it.
 */
async function releaseFrames(framesDone: number): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  if (framesDone % COLLECT_EVERY === 0) globalThis.gc?.({ type: 'minor' });
}
