/** Posters of projects and keyframes of their scenes: stills of the saved state. */
import { eq } from 'drizzle-orm';
import type { ClaimedJob } from '../platform/jobs/queue';
import type { Commit, JobHandler } from '../platform/jobs/workers';
import { keyframeRequest } from '../project/renders/tables';
import { project } from '../project/tables';
import { isWorthRetry } from './failure';
import { paintKeyframes } from './paint-keyframes';
import { POSTER_WIDTH, posterFrame } from './poster-frame';
import { type StillJobParts, savedPicture } from './saved-picture';

export function stillHandlers(parts: StillJobParts): Record<'poster' | 'keyframes', JobHandler> {
  return {
    poster: { lock, run: (job, signal) => paintPoster(parts, job, signal), isWorthRetry, failed: async () => {} },
    keyframes: {
      lock,
      run: (job, signal) => paintKeyframes(parts, job, signal),
      isWorthRetry,
      async failed(tx, { subjectId }) {
        await tx.update(keyframeRequest).set({ status: 'error' }).where(eq(keyframeRequest.projectId, subjectId));
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
  if (composition.scenes.length === 0) return async () => undefined;
  const frame = posterFrame(composition);
  const key = `posters/${subjectId}/${row.version}.webp`;
  await storage.put(key, await engine.still({ composition, frame, widthPx: POSTER_WIDTH, format: 'webp', signal }));
  return async (tx) => {
    await tx.update(project).set({ posterKey: key, posterVersion: row.version }).where(eq(project.id, subjectId));
    const { posterKey: old } = row;
    return old && old !== key ? () => storage.delete(old) : undefined;
  };
}
