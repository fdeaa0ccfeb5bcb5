import type { TextColors } from '@spotreel/sdk/contract';
import type { Composition, SlotColors } from '@spotreel/sdk/scene';
import { renderError } from './errors';
import { fetchAll, jobOptions, type RenderSettings, withJobFolder } from './job-folder';
import { runPainterJob } from './painter-process';
import { mediaOf } from './scene-media';

export interface TextColorsOptions {
  /** Its first scene is measured, in `colors`. */
  readonly composition: Composition;
  readonly colors: SlotColors;
  /** The same in each of `probeColors(colors)`. */
  readonly probes: readonly Composition[];
  readonly signal?: AbortSignal;
}

/** @throws SpotreelError with a `RenderErrorCode` */
export async function renderTextColors(
  settings: RenderSettings,
  { composition, colors, probes, signal }: TextColorsOptions,
): Promise<readonly TextColors[]> {
  const { width, height, scenes } = composition;
  const [scene] = scenes;
  if (!scene) throw renderError('invalid_argument', 'The composition has no scene.');
  const animations = probes.flatMap((probe) => probe.scenes[0]?.animation ?? []);
  const files = await fetchAll(settings, mediaOf([scene]), signal);
  const { ffmpegPath, workDir } = settings;
  return withJobFolder(workDir, (folder) => {
    const job = { ffmpegPath, folder, size: { width, height }, scene, colors, probes: animations, files };
    return runPainterJob(settings, 'measure-text-colors', job, jobOptions(settings, 'measure-text-colors', { signal }));
  });
}
