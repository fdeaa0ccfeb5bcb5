import type { Composition, MeasuredTexts } from '@spotreel/sdk/internal/scene';
import { renderError } from './errors';
import { fetchAll, jobOptions, type RenderSettings, withJobFolder } from './job-folder';
import type { MeasureTextsJob } from './painter/protocol';
import { runPainterJob } from './painter-process';
import type { RenderRequest } from './render-request';
import { mediaOf } from './scene-media';

/** Its first scene is measured, in `colors`. */
export interface MeasureTextsOptions extends RenderRequest, Pick<MeasureTextsJob, 'colors' | 'replaceable'> {
  /** The same in each of `probeColors(colors)`. */
  readonly probes: readonly Composition[];
}

/** @throws SpotreelError with a `RenderErrorCode` */
export async function renderMeasuredTexts(
  settings: RenderSettings,
  { composition, colors, probes, replaceable, signal }: MeasureTextsOptions,
): Promise<MeasuredTexts> {
  const { width, height, scenes } = composition;
  const [scene] = scenes;
  if (!scene) throw renderError('invalid_argument', 'The composition has no scene.');
  const animations = probes.flatMap((probe) => probe.scenes[0]?.animation ?? []);
  const files = await fetchAll(settings, mediaOf([scene]), signal);
  const { ffmpegPath, workDir } = settings;
  return withJobFolder(workDir, (folder) => {
    const job = { ffmpegPath, folder, size: { width, height }, scene, colors, probes: animations, replaceable, files };
    return runPainterJob(settings, 'measure-texts', job, jobOptions(settings, 'measure-texts', { signal }));
  });
}
