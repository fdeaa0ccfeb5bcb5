/** Converts uploaded videos and music, and finds the focus points of images. Each has its own workers, so that a long video delays no render and no picture. */

import { rm } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { JobQueue } from '../../platform/jobs/queue';
import { createWorkers } from '../../platform/jobs/workers';
import { COPIED_SOUND } from '../copied-sound';
import { focusHandler } from '../focus/find-focus-job';
import { convertAudioKind, convertVideoKind, findFocusKind } from '../job-kinds';
import type { MediaRow } from '../media-row';
import { storePreviews } from '../previews/store-previews';
import { media } from '../tables';
import { storeThumbnails } from '../uploads/store-thumbnails';
import { type ConversionParts, type Converter, conversionHandler } from './conversion-job';

/** A copy that browsers play, a poster and thumbnails. */
const convertVideo: Converter = async ({ storage, mediaPort }, file, prefix, options) => {
  const { preview, shownFile, thumbnails } = await mediaPort.convertVideo(file, options);
  try {
    options.signal.throwIfAborted();
    const shownKey = `${prefix}/shown${path.extname(shownFile)}`;
    await storage.putFile(shownKey, shownFile);
    const moments = thumbnails.map(({ image }) => image);
    const previews = await storePreviews({ storage, mediaPort }, prefix, preview, moments);
    return { ...previews, shownKey, thumbnails: await storeThumbnails(storage, prefix, thumbnails) };
  } finally {
    await rm(shownFile, { force: true });
  }
};

/** A copy at the loudness of the library's music, its waveform, and what was measured. */
const convertAudio: Converter = async ({ storage, mediaPort }, file, prefix, options) => {
  const { shownFile, samples, loudnessLufs, truePeakDb, peaks } = await mediaPort.convertAudio(file, options);
  try {
    options.signal.throwIfAborted();
    const shownKey = `${prefix}/shown${path.extname(shownFile)}`;
    await storage.putFile(shownKey, shownFile);
    const durationSeconds = samples / COPIED_SOUND.sampleRate;
    return { shownKey, durationSeconds, contentSamples: samples, loudnessLufs, truePeakDb, peaks: [...peaks] };
  } finally {
    await rm(shownFile, { force: true });
  }
};

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
    [convertVideoKind.name]: conversionHandler(parts, convertVideoKind, convertVideo),
    [convertAudioKind.name]: conversionHandler(parts, convertAudioKind, convertAudio),
    [findFocusKind.name]: focusHandler(parts),
  };
  const workers = createWorkers({ ...shared, queue: convertVideoKind.queue, handlers });
  const focusWorkers = createWorkers({ ...shared, queue: findFocusKind.queue, handlers });
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
  await jobs.remove(tx, [convertVideoKind, convertAudioKind], id);
  return true;
}
