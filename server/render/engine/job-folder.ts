/** A folder for one job, and the files of the composition that it needs. */
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BlenderSettings } from './blender/blender-settings';
import type { LocalFiles } from './painter/protocol';
import type { JobOptions, PainterSettings } from './painter-process';

export interface RenderSettings extends PainterSettings {
  readonly workDir: string;
  readonly ffmpegPath: string;
  readonly processes: number;
  readonly encoderThreads: number;
  /** Models that find people and faces. */
  readonly modelFolder: string;
  readonly fetchMedia: (src: string, signal?: AbortSignal) => Promise<string>;
  /** Absent: scenes of Blender are refused. */
  readonly blender?: BlenderSettings | undefined;
  readonly onPainterStart?: (painter: { job: string; processId: number }) => void;
}

/** Runs `act` with an empty folder of its own, which is gone afterwards, whatever happens. */
export async function withJobFolder<Result>(
  workDir: string,
  act: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(workDir, { recursive: true });
  const folder = await mkdtemp(path.join(workDir, 'job-'));
  try {
    return await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** `act` writes to a temporary name beside `outFile`, which appears only when that has gone well. */
export async function completing(outFile: string, act: (partialFile: string) => Promise<void>): Promise<void> {
  const partialFile = `${outFile}.part`;
  try {
    await act(partialFile);
    await rename(partialFile, outFile);
  } catch (thrown) {
    await rm(partialFile, { force: true });
    throw thrown;
  }
}

/** Fetches every `src`, side by side. */
export function fetchAll(
  { fetchMedia }: RenderSettings,
  sources: readonly string[],
  signal?: AbortSignal,
): Promise<LocalFiles> {
  return Promise.all(sources.map(async (src) => [src, await fetchMedia(src, signal)] as const));
}

export function jobOptions(
  { onPainterStart }: RenderSettings,
  job: string,
  { signal, onProgress }: Pick<JobOptions, 'signal' | 'onProgress'>,
): JobOptions {
  return { signal, onProgress, onStart: (processId) => onPainterStart?.({ job, processId }) };
}
