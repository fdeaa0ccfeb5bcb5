/** Stills of all scenes of the saved state. Each can be seen as soon as it is painted, in the place of its older one. */

import type { CompiledScene, Composition } from '@spotreel/sdk/internal/scene';
import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { Commit } from '../../platform/jobs/job-handler';
import type { ClaimedJob } from '../../platform/jobs/queue';
import { blenderKeyframesKind } from '../../project/renders/job-kinds';
import { keyframeFolder } from '../../project/renders/still-folders';
import { keyframeRequest, type StoredStill } from '../../project/renders/tables';
import { deleteAllBut } from './replaced-stills';
import { type StillJobParts, savedPicture } from './saved-picture';

/** Pixels of the longer side: enough to judge a scene on a whole screen. */
const KEYFRAME_SIDE = 1280;

export async function paintKeyframes(
  parts: StillJobParts,
  { subjectId, name }: ClaimedJob,
  signal: AbortSignal,
): Promise<Commit> {
  const { storage, engine, db } = parts;
  const { row, composition } = await savedPicture(parts, subjectId, {
    isForBlender: name === blenderKeyframesKind.name,
  });
  const { version } = row;
  const mine = and(eq(keyframeRequest.projectId, subjectId), lte(keyframeRequest.projectVersion, version));
  const older = await storedStills(db, mine);
  const widthPx = keyframeWidth(composition);
  const folder = keyframeFolder(subjectId);
  const stills: StoredStill[] = [];
  for (const scene of composition.scenes) {
    const key = `${folder}/${version}-${scene.ingredientId}.webp`;
    const frame = keyframeOf(scene);
    await storage.put(key, await engine.still({ composition, frame, widthPx, format: 'webp', signal }));
    stills.push({ ingredient: scene.ingredientId, key, version });
    await db
      .update(keyframeRequest)
      .set({ stills: inOrder(composition, [...older, ...stills]) })
      .where(mine);
  }
  return async (tx) => {
    await tx.update(keyframeRequest).set({ status: 'ready', stills, projectVersion: version }).where(mine);
    const kept = [...older, ...stills].map(({ key }) => key);
    return () => deleteAllBut(storage, folder, kept);
  };
}

async function storedStills(db: Database, mine: ReturnType<typeof and>): Promise<readonly StoredStill[]> {
  const [row] = await db.select({ stills: keyframeRequest.stills }).from(keyframeRequest).where(mine);
  return row?.stills ?? [];
}

function keyframeOf({ startFrame, keyframe, durationFrames }: CompiledScene): number {
  return startFrame + Math.min(keyframe, durationFrames - 1);
}

function keyframeWidth({ width, height }: Composition): number {
  return Math.round(width * Math.min(1, KEYFRAME_SIDE / Math.max(width, height)));
}

/** The newest still of each scene, in the order of the scenes. */
function inOrder({ scenes }: Composition, stills: readonly StoredStill[]): StoredStill[] {
  const newest = new Map(stills.map((still) => [still.ingredient, still]));
  return scenes.flatMap(({ ingredientId }) => newest.get(ingredientId) ?? []);
}
