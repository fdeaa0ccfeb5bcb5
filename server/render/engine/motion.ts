import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';
import { fetchAll, jobOptions, type RenderSettings, withJobFolder } from './job-folder';
import { runPainterJob } from './painter-process';
import type { RenderRequest } from './render-request';
import { slicesOf } from './render-segment';
import { mediaOf } from './scene-media';

/** As previews of the library: fluent on a card, and about a hundred kilobytes. */
const LONG_SIDE_PX = 360;
/** Ten pictures a second. */
const STEP_FRAMES = 3;
/** Nearly no one points at a card for longer. */
const MOST_FRAMES = 12 * FRAMES_PER_SECOND;

/** The beginning of the first scene as an animated WebP. @throws SpotreelError with a `RenderErrorCode` */
export async function renderMotion(settings: RenderSettings, { composition, signal }: RenderRequest): Promise<Buffer> {
  const { scenes, width, height } = composition;
  const durationFrames = Math.min(MOST_FRAMES, scenes[0]?.durationFrames ?? 0);
  const [slice] = slicesOf(composition, { index: 0, startFrame: 0, durationFrames });
  const files = await fetchAll(settings, mediaOf([slice!.scene]), signal);
  const factor = LONG_SIDE_PX / Math.max(width, height);
  const size = { width: Math.round(width * factor), height: Math.round(height * factor) };
  return withJobFolder(settings.workDir, async (folder) => {
    const outFile = path.join(folder, 'motion.webp');
    const { ffmpegPath } = settings;
    const job = { ffmpegPath, folder, size, slice: slice!, stepFrames: STEP_FRAMES, files, outFile };
    await runPainterJob(settings, 'paint-motion', job, jobOptions(settings, 'paint-motion', { signal }));
    return readFile(outFile);
  });
}
