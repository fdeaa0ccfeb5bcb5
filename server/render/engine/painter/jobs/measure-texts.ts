/** Colors of the texts of a scene, and those that lie on pictures, at its keyframe. */
import type { HexColor } from '@spotreel/sdk/internal/base';
import { type LottieAnimation, measureTexts } from '@spotreel/sdk/internal/scene';
import { openFramePainter } from '../contrast/frame-painter';
import type { PainterJobHandler } from '../protocol';
import { animationPainter } from '../scene-painter';
import { openPictures } from '../scene-pictures';

/** Longer side in px, as in the build of the library. */
const MEASURING_PX = 640;

export const measureSceneTexts: PainterJobHandler<'measure-texts'> = async (job) => {
  const { scene, colors, replaceable, ffmpegPath, folder } = job;
  const factor = Math.min(1, MEASURING_PX / Math.max(job.size.width, job.size.height));
  const size = { width: Math.round(job.size.width * factor), height: Math.round(job.size.height * factor) };
  const environment = { ffmpegPath, folder, size, files: new Map(job.files) };
  const own = await openPictures(scene.animation, environment);
  const probes: LottieAnimation[] = [];
  for (const probe of job.probes) probes.push((await openPictures(probe, environment)).animation);
  const frame = Math.min(scene.keyframe, scene.durationFrames - 1);
  const paint = async (animation: LottieAnimation, color: HexColor | null) => {
    const shown = color === null ? scene : { ...scene, background: { type: 'color' as const, color } };
    const painter = openFramePainter(shown, size, environment);
    // All have the same pictures at the same addresses.
    return Uint8ClampedArray.from(await painter.paint(animationPainter(animation, own.pictureOf), frame));
  };
  return measureTexts({ colors, own: own.animation, probes, paint }, replaceable);
};
