/** Posters of projects and keyframes of their scenes: stills of the saved state. */
import { and, eq, lte } from 'drizzle-orm';
import type { Composition } from '../../sdk/scene/composition';
import { project } from '../data/schema/projects';
import { keyframeRequest, type StoredStill } from '../data/schema/renders';
import { ApiError } from '../http/api-error';
import type { ClaimedJob } from '../jobs/queue';
import type { Commit, JobHandler } from '../jobs/workers';
import type { Catalogue } from '../library/catalogue';
import { orderedScenes } from '../projects/content';
import { takeSnapshot } from '../projects/take-snapshot';
import { isWorthRetry } from './failure';
import { POSTER_WIDTH, posterFrame } from './poster-frame';
import type { RenderJobParts } from './render-jobs';

export type StillJobParts = Pick<RenderJobParts, 'db' | 'storage' | 'compiler' | 'engine'> & {
  readonly catalogue: Catalogue;
};

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
  const { row, composition } = await compiled(parts, subjectId, 1);
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

async function paintKeyframes(parts: StillJobParts, { subjectId }: ClaimedJob, signal: AbortSignal): Promise<Commit> {
  const { storage, engine } = parts;
  const { row, composition } = await compiled(parts, subjectId, Number.POSITIVE_INFINITY);
  const stills: StoredStill[] = [];
  for (const { ingredientId, startFrame, keyframe, durationFrames } of composition.scenes) {
    const frame = startFrame + Math.min(keyframe, durationFrames - 1);
    const key = `keyframes/${subjectId}/${row.version}-${ingredientId}.webp`;
    await storage.put(key, await engine.still({ composition, frame, widthPx: POSTER_WIDTH, format: 'webp', signal }));
    stills.push({ ingredient: ingredientId, key });
  }
  return async (tx) => {
    const mine = and(eq(keyframeRequest.projectId, subjectId), lte(keyframeRequest.projectVersion, row.version));
    const [before] = await tx.select().from(keyframeRequest).where(mine);
    await tx.update(keyframeRequest).set({ status: 'ready', stills, projectVersion: row.version }).where(mine);
    const kept = new Set(stills.map(({ key }) => key));
    const old = (before?.stills ?? []).filter(({ key }) => !kept.has(key));
    return async () => {
      for (const { key } of old) await storage.delete(key);
    };
  };
}

/** The saved state, compiled: its first `sceneCount` scenes. */
async function compiled({ db, catalogue, compiler }: StillJobParts, projectId: number, sceneCount: number) {
  const [row] = await db.select().from(project).where(eq(project.id, projectId));
  if (!row) throw new ApiError('not_found');
  const customisations = orderedScenes(row.content).slice(0, sceneCount);
  const part = { ...row, content: { ...row.content, customisations, audio: [] } };
  const owner = { id: row.ownerId, tenantId: row.tenantId };
  const composition: Composition = await compiler.composition(await takeSnapshot(db, owner, part, catalogue));
  return { row, composition };
}
