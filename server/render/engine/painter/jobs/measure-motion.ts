/** Motion and rest of a scene, on small pictures of some of its frames. */
import { MotionMeter } from '@spotreel/sdk/internal/scene';
import { openFramePainter } from '../contrast/frame-painter';
import type { PainterJobHandler } from '../protocol';
import { animationPainter } from '../scene-painter';
import { openPictures } from '../scene-pictures';

/** Pictures between two reports. */
const REPORT_EVERY = 15;

export const measureMotion: PainterJobHandler<'measure-motion'> = async (job, context) => {
  const { scene, size, ffmpegPath, folder, measured } = job;
  const environment = { ffmpegPath, folder, size, files: new Map(job.files) };
  const { animation, pictureOf } = await openPictures(scene.animation, environment);
  const whole = animationPainter(animation, pictureOf);
  const painter = openFramePainter(scene, size, environment);
  const meter = new MotionMeter(measured.stepFrames);
  for (const [index, frame] of measured.frames.entries()) {
    meter.add(await painter.paint(whole, frame), index / measured.frames.length);
    // Skia keeps the memory of each frame until the event loop turns
    await new Promise((resolve) => setImmediate(resolve));
    if (index % REPORT_EVERY === 0) context.report(index);
  }
  return meter.figures();
};
