/** A Blender may start and still render nothing: an engine or a library is missing. So one small frame is rendered. */
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderError } from '../errors';
import { withJobFolder } from '../job-folder';
import { runBlender } from './run-blender';

/** Its first start reads a few hundred megabytes. */
const STALL_SECONDS = 90;
const MEMORY_LIMIT_MEGABYTES = 2048;

export interface ProbeOptions {
  /** `driver.py`; `probe.py` is beside it. */
  readonly driver: string;
  /** Folder of temporary files. */
  readonly workDir: string;
}

/** @throws SpotreelError as `runBlender`, with the last words of Blender as its cause */
export async function probeBlender(
  blender: { readonly path: string },
  { driver, workDir }: ProbeOptions,
): Promise<void> {
  await withJobFolder(workDir, async (folder) => {
    const jobFile = path.join(folder, 'job.json');
    const size = { width: 16, height: 16, samples: 1, framesPerSecond: 30, durationFrames: 1, frames: [0] };
    const script = path.join(path.dirname(driver), 'probe.py');
    await writeFile(jobFile, JSON.stringify({ script, folder, ...size, texts: {}, colors: {}, images: {} }));
    const limits = { stallSeconds: STALL_SECONDS, memoryLimitMegabytes: MEMORY_LIMIT_MEGABYTES };
    await runBlender({ path: blender.path, driver, jobFile, folder, threads: 1, ...limits });
    await stat(path.join(folder, '0.png')).catch((cause: unknown) => {
      throw renderError('painter_crashed', 'Blender rendered no picture.', { cause });
    });
  });
}
