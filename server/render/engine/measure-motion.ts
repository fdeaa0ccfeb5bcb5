import { type MeasuredFrames, type MotionFigures, measuredSize } from '@spotreel/sdk/internal/scene';
import { renderError } from './errors';
import { fetchAll, jobOptions, type RenderSettings, withJobFolder } from './job-folder';
import { runPainterJob } from './painter-process';
import type { RenderRequest } from './render-request';
import { mediaOf } from './scene-media';

/** Its first scene is measured. */
export interface MotionMeasure extends RenderRequest {
  readonly measured: MeasuredFrames;
}

/** @throws SpotreelError with a `RenderErrorCode` */
export async function renderMotionFigures(
  settings: RenderSettings,
  { composition, measured, signal }: MotionMeasure,
): Promise<MotionFigures> {
  const [scene] = composition.scenes;
  if (!scene) throw renderError('invalid_argument', 'The composition has no scene.');
  const files = await fetchAll(settings, mediaOf([scene]), signal);
  const { ffmpegPath, workDir } = settings;
  const { widthPx, heightPx } = measuredSize({ widthPx: composition.width, heightPx: composition.height });
  return withJobFolder(workDir, (folder) => {
    const job = { ffmpegPath, folder, size: { width: widthPx, height: heightPx }, scene, measured, files };
    return runPainterJob(settings, 'measure-motion', job, jobOptions(settings, 'measure-motion', { signal }));
  });
}
