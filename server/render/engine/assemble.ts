import { FRAMES_PER_SECOND, planSoundtrack } from '@spotreel/sdk/internal/scene';
import { completing, fetchAll, jobOptions, type RenderSettings, withJobFolder } from './job-folder';
import type { AssembleJob } from './painter/protocol';
import { runPainterJob } from './painter-process';
import type { RenderRequest } from './render-request';

/** Defaults of what the segments have: the frame rate of the composition, and `mp4`. */
export interface AssembleOptions
  extends RenderRequest,
    Pick<AssembleJob, 'segmentFiles' | 'outFile'>,
    Partial<Pick<AssembleJob, 'frameRate' | 'format'>> {
  /** Share of the assembly that is done, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Two channels of 4 bytes, once as they are mixed and once interleaved. */
const BYTES_PER_SAMPLE = 16;

/** @throws SpotreelError with a `RenderErrorCode` */
export async function assembleVideo(settings: RenderSettings, options: AssembleOptions): Promise<void> {
  const {
    composition,
    segmentFiles,
    frameRate = FRAMES_PER_SECOND,
    format = 'mp4',
    outFile,
    signal,
    onProgress,
  } = options;
  const soundtrack = planSoundtrack(composition);
  const files = await fetchAll(settings, [...new Set(soundtrack.music.map(({ src }) => src))], signal);
  const work = jobOptions(settings, 'assemble', {
    signal,
    onProgress: (thousandths) => onProgress?.(thousandths / 1000),
  });
  const neededBytes = soundtrack.totalSamples * BYTES_PER_SAMPLE;
  await withJobFolder(settings.workDir, (folder) =>
    completing(outFile, async (partialFile) => {
      const { ffmpegPath } = settings;
      const job = { ffmpegPath, folder, segmentFiles, frameRate, format, soundtrack, files, outFile: partialFile };
      await runPainterJob(settings, 'assemble', job, { ...work, neededBytes });
    }),
  );
}
