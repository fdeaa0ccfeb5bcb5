/** Converts uploaded videos and music, and finds the focus points of images. Each has its own workers, so that a long video delays no render and no picture. */
import path from 'node:path';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { JobQueue } from '../../platform/jobs/queue';
import { createWorkers } from '../../platform/jobs/workers';
import { focusHandler } from '../focus/find-focus-job';
import type { MediaRow } from '../media-row';
import { media } from '../tables';
import { type ConversionParts, conversionHandler } from './conversion-job';
import { convertAudio } from './convert-audio';
import { convertVideo } from './convert-video';

export interface ConversionHost {
  /** Ends the conversion and removes the file; false if it is ready. */
  cancel(row: MediaRow): Promise<boolean>;
  /** Only after `renders.start`, which puts back the jobs that a process has left. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export interface ConversionHostParts extends ConversionParts {
  readonly jobs: JobQueue;
  /** Files that are converted at a time, and pictures whose focus point is looked for. */
  readonly slots: number;
  readonly pollMs?: number;
}

export function createConversionHost(parts: ConversionHostParts): ConversionHost {
  const { db, jobs, log, storage, slots, pollMs } = parts;
  const shared = { db, jobs, log, slots, ...(pollMs !== undefined && { pollMs }) };
  const handlers = {
    'convert-video': conversionHandler(parts, convertVideo),
    'convert-audio': conversionHandler(parts, convertAudio),
    'find-focus': focusHandler(parts),
  };
  const workers = createWorkers({ ...shared, queue: 'convert', handlers });
  const focusWorkers = createWorkers({ ...shared, queue: 'focus', handlers });
  return {
    async cancel({ id, fileKey }) {
      if (!(await db.transaction((tx) => remove(tx, jobs, id)))) return false;
      await workers.abort(({ subjectId }) => subjectId === id);
      await storage.deleteAll(path.posix.dirname(fileKey));
      return true;
    },
    async start() {
      workers.start();
      focusWorkers.start();
    },
    async close() {
      await Promise.all([workers.stop(), focusWorkers.stop()]);
    },
  };
}

async function remove(tx: Database, jobs: JobQueue, id: number): Promise<boolean> {
  const removed = await tx
    .delete(media)
    .where(and(eq(media.id, id), ne(media.state, 'ready')))
    .returning({ id: media.id });
  if (removed.length === 0) return false;
  await jobs.remove(tx, ['convert-video', 'convert-audio'], id);
  return true;
}
