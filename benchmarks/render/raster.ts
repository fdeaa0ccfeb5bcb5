/** A process that paints slices as a painter does and throws the frames away, or appends them to a raw file. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { createFrameConverter } from '../../sdk/painter/i420/frame-converter';
import type { PaintSegmentJob } from '../../server/render/engine/painter/protocol';
import { openScene } from '../../server/render/engine/painter/scene-painter';

process.once('message', async (message) => {
  const { rawFile, ...job } = message as PaintSegmentJob & { rawFile?: string };
  const canvas = createCanvas(job.size.width, job.size.height);
  const target = { canvas, context: canvas.getContext('2d') };
  const converter = createFrameConverter(job.size, 1);
  const out = rawFile ? openSync(rawFile, 'w') : undefined;
  for (const slice of job.slices) {
    const scene = await openScene(slice, target, { ...job, files: new Map(job.files) });
    for (let index = 0; index < slice.frameCount; index++) {
      await scene.paintNext();
      const frame = converter.convert(canvas.data());
      for (let written = 0; out !== undefined && written < frame.length; ) written += writeSync(out, frame, written);
      await new Promise(setImmediate);
    }
    scene.close();
  }
  if (out !== undefined) closeSync(out);
  process.exit(0);
});
