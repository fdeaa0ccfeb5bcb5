/** Posters of projects and keyframes of their scenes: stills of the saved state. */
import { eq } from 'drizzle-orm';
import type { Commit, JobHandler } from '../platform/jobs/job-handler';
import type { ClaimedJob } from '../platform/jobs/queue';
import { posterFolder } from '../project/renders/still-folders';
import { keyframeRequest } from '../project/renders/tables';
import { project } from '../project/tables';
import { isWorthRedrive, isWorthRetry } from './failure';
import { paintKeyframes } from './paint-keyframes';
import { POSTER_WIDTH, posterFrame } from './poster-frame';
import { deleteAllBut } from './replaced-stills';
import { type StillJobParts, savedPicture } from './saved-picture';

export function stillHandlers(parts: StillJobParts): Record<'poster' | 'keyframes', JobHandler> {
  return {
    poster: {
      lock,
      run: (job, signal) => paintPoster(parts, job, signal),
      isWorthRetry,
      async failed(tx, { subjectId }, error) {
        // It was tried: a list does not ask for it again.
        await tx.update(project).set({ posterVersion: project.version }).where(eq(project.id, subjectId));
        return isWorthRedrive(error) ? { kind: 'poster', subjectId } : undefined;
      },
    },
    keyframes: {
      lock,
      run: (job, signal) => paintKeyframes(parts, job, signal),
      isWorthRetry,
      async failed(tx, { subjectId }, error) {
        await tx.update(keyframeRequest).set({ status: 'error' }).where(eq(keyframeRequest.projectId, subjectId));
        return isWorthRedrive(error) ? { kind: 'keyframes', subjectId } : undefined;
      },
    },
  };
}

const lock: JobHandler['lock'] = async (tx, { subjectId }) => {
  await tx.select({ id: project.id }).from(project).where(eq(project.id, subjectId)).for('update');
};

async function paintPoster(parts: StillJobParts, { subjectId }: ClaimedJob, signal: AbortSignal): Promise<Commit> {
  const { storage, engine } = parts;
  const { row, composition } = await savedPicture(parts, subjectId, 1);
  const { version: posterVersion } = row;
  if (composition.scenes.length === 0) {
    return async (tx) => {
      await tx.update(project).set({ posterVersion }).where(eq(project.id, subjectId));
      return undefined;
    };
  }
  const frame = posterFrame(composition);
  const folder = posterFolder(subjectId);
  const key = `${folder}/${row.version}.webp`;
  await storage.put(key, await engine.still({ composition, frame, widthPx: POSTER_WIDTH, format: 'webp', signal }));
  return async (tx) => {
    await tx.update(project).set({ posterKey: key, posterVersion }).where(eq(project.id, subjectId));
    const { posterKey: old } = row;
    return () => deleteAllBut(storage, folder, old ? [key, old] : [key]);
  };
}
