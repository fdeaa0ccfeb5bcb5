import { type Composition, FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';
import { renderError } from './errors';
import { fetchAll, jobOptions, type RenderSettings, withJobFolder } from './job-folder';
import type { MeasureContrastJob, TextContrast } from './painter/protocol';
import { runPainterJob } from './painter-process';
import type { RenderRequest } from './render-request';
import { mediaOf } from './scene-media';

/** Its first scene is measured. Default of `frames`: all over the scene. */
export interface ContrastOptions
  extends RenderRequest,
    Pick<MeasureContrastJob, 'fields' | 'leastContrast'>,
    Partial<Pick<MeasureContrastJob, 'frames'>> {}

/** Looked at so often, but not more than `MOST_MOMENTS` times. */
const STEP_SECONDS = 0.5;
const MOST_MOMENTS = 14;

/** @throws SpotreelError with a `RenderErrorCode` */
export async function renderContrast(
  settings: RenderSettings,
  options: ContrastOptions,
): Promise<readonly TextContrast[]> {
  const { composition, fields, leastContrast, signal } = options;
  const { width, height, scenes } = composition;
  const [scene] = scenes;
  if (!scene) throw renderError('invalid_argument', 'The composition has no scene.');
  const frames = options.frames ?? momentsOf(scene);
  const files = await fetchAll(settings, mediaOf([scene]), signal);
  const { ffmpegPath, workDir } = settings;
  return withJobFolder(workDir, (folder) => {
    const job = { ffmpegPath, folder, size: { width, height }, scene, fields, frames, leastContrast, files };
    return runPainterJob(settings, 'measure-contrast', job, jobOptions(settings, 'measure-contrast', { signal }));
  });
}

/** Evenly spread, and the keyframe. */
function momentsOf({ durationFrames, keyframe }: Composition['scenes'][number]): number[] {
  const count = Math.min(MOST_MOMENTS, Math.ceil(durationFrames / (STEP_SECONDS * FRAMES_PER_SECOND)));
  const spread = Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) * durationFrames) / count));
  return [...new Set([...spread, Math.min(keyframe, durationFrames - 1)])].toSorted((a, b) => a - b);
}
