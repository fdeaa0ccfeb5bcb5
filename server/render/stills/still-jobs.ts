/**
 * Posters of projects and keyframes of their scenes: stills of the saved state. The poster of a 3D template is painted of its
 * reel at once, and by Blender later.
 */
import { eq } from 'drizzle-orm';
import type { Commit, JobHandler } from '../../platform/jobs/job-handler';
import type { JobKind } from '../../platform/jobs/job-kind';
import type { ClaimedJob, JobQueue, NewJob } from '../../platform/jobs/queue';
import { blenderKeyframesKind, blenderPosterKind, keyframesKind, posterKind } from '../../project/renders/job-kinds';
import { posterFolder } from '../../project/renders/still-folders';
import { keyframeRequest } from '../../project/renders/tables';
import { project } from '../../project/tables';
import { isWorthRedrive, isWorthRetry } from '../failure';
import { paintKeyframes } from './paint-keyframes';
import { POSTER_WIDTH, posterFrame } from './poster-frame';
import { deleteAllBut } from './replaced-stills';
import { type StillJobParts, savedPicture } from './saved-picture';

/** Milliseconds without a save before Blender renders a poster: it takes a core for half a minute. */
const BLENDER_POSTER_DELAY_MS = 60_000;

export interface StillHandlerParts extends StillJobParts {
  readonly jobs: JobQueue;
}

export function stillHandlers(parts: StillHandlerParts): Readonly<Record<string, JobHandler>> {
  return {
    [posterKind.name]: posterHandler(parts, posterKind),
    [keyframesKind.name]: keyframesHandler(parts, keyframesKind),
  };
}

export function blenderStillHandlers(parts: StillHandlerParts): Readonly<Record<string, JobHandler>> {
  return {
    [blenderPosterKind.name]: posterHandler(parts, blenderPosterKind),
    [blenderKeyframesKind.name]: keyframesHandler(parts, blenderKeyframesKind),
  };
}

function posterHandler(parts: StillHandlerParts, kind: JobKind): JobHandler {
  return {
    lock,
    run: (job, signal) => paintPoster(parts, job, signal),
    isWorthRetry,
    async failed(tx, { subjectId, payload }, error) {
      // It was tried: a list does not ask for it again.
      await tx.update(project).set({ posterVersion: project.version }).where(eq(project.id, subjectId));
      return isWorthRedrive(error) ? { kind, subjectId, payload } : undefined;
    },
  };
}

function keyframesHandler(parts: StillHandlerParts, kind: JobKind): JobHandler {
  return {
    lock,
    run: (job, signal) => paintKeyframes(parts, job, signal),
    isWorthRetry,
    async failed(tx, { subjectId }, error) {
      await tx.update(keyframeRequest).set({ status: 'error' }).where(eq(keyframeRequest.projectId, subjectId));
      return isWorthRedrive(error) ? { kind, subjectId } : undefined;
    },
  };
}

function blenderPoster(subjectId: number): NewJob {
  return { kind: blenderPosterKind, subjectId, delayMs: BLENDER_POSTER_DELAY_MS };
}

const lock: JobHandler['lock'] = async (tx, { subjectId }) => {
  await tx.select({ id: project.id }).from(project).where(eq(project.id, subjectId)).for('update');
};

async function paintPoster(parts: StillHandlerParts, job: ClaimedJob, signal: AbortSignal): Promise<Commit> {
  const { storage, engine, jobs } = parts;
  const { subjectId } = job;
  const isForBlender = job.name === blenderPosterKind.name;
  const { row, composition } = await savedPicture(parts, subjectId, { sceneCount: 1, isForBlender });
  const { version: posterVersion } = row;
  if (composition.scenes.length === 0) {
    return async (tx) => {
      await tx.update(project).set({ posterVersion }).where(eq(project.id, subjectId));
      return undefined;
    };
  }
  const frame = posterFrame(composition);
  const folder = posterFolder(subjectId);
  const key = `${folder}/${row.version}${isForBlender ? '-3d' : ''}.webp`;
  const isFirst = !isForBlender && row.renderer === 'blender' && job.payload.hasBlender === true;
  await storage.put(key, await engine.still({ composition, frame, widthPx: POSTER_WIDTH, format: 'webp', signal }));
  return async (tx) => {
    await tx.update(project).set({ posterKey: key, posterVersion }).where(eq(project.id, subjectId));
    if (isFirst) await jobs.enqueue(tx, [blenderPoster(subjectId)]);
    const { posterKey: old } = row;
    return () => deleteAllBut(storage, folder, old ? [key, old] : [key]);
  };
}
