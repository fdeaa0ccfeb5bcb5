import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withBlenderFrames } from './blender/blender-frames';
import { renderError } from './errors';
import { fetchAll, jobOptions, type RenderSettings, withJobFolder } from './job-folder';
import type { PaintStillJob } from './painter/protocol';
import { runPainterJob } from './painter-process';
import type { RenderRequest } from './render-request';
import { scenesOf, slicesOf } from './render-segment';
import { mediaOf } from './scene-media';

export interface StillOptions extends RenderRequest, Pick<PaintStillJob, 'format' | 'isTransparent'> {
  /** Frame of the composition. */
  readonly frame: number;
  /** Width of the picture, 16 to 4096; its height follows the composition. Default: the composition's. */
  readonly widthPx?: number;
}

/** One frame as an encoded picture. @throws SpotreelError with a `RenderErrorCode` */
export async function renderStill(settings: RenderSettings, options: StillOptions): Promise<Buffer> {
  const { composition, frame, widthPx = composition.width, format, isTransparent = false, signal } = options;
  if (!Number.isInteger(widthPx) || widthPx < 16 || widthPx > 4096)
    throw renderError('invalid_argument', `widthPx is ${widthPx}: whole numbers from 16 to 4096.`);
  const slices = slicesOf(composition, { index: 0, startFrame: frame, durationFrames: 1 });
  const files = await fetchAll(settings, mediaOf(scenesOf(slices)), signal);
  const height = Math.max(1, Math.round((composition.height * widthPx) / composition.width));
  return withJobFolder(settings.workDir, async (folder) => {
    const outFile = path.join(folder, `still.${format}`);
    const size = { width: widthPx, height };
    const [slice] = await withBlenderFrames(settings, slices, { size, folder, signal });
    const job = {
      ffmpegPath: settings.ffmpegPath,
      folder,
      size,
      slice: slice!,
      files,
      format,
      isTransparent,
      outFile,
    };
    await runPainterJob(settings, 'paint-still', job, jobOptions(settings, 'paint-still', { signal }));
    return readFile(outFile);
  });
}
