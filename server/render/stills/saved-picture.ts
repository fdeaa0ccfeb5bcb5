import type { Composition } from '@spotreel/sdk/internal/scene';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { takeSnapshot } from '../../project/composition/take-snapshot';
import { orderedScenes } from '../../project/content';
import { project } from '../../project/tables';
import type { RenderJobParts } from '../video/render-jobs';

export type StillJobParts = Pick<RenderJobParts, 'db' | 'storage' | 'catalogues' | 'compiler' | 'engine'>;

export interface SavedPictureOptions {
  /** So many of its first scenes. Default: all. */
  readonly sceneCount?: number;
  /** As `ProjectCompiler.composition`. Default: false. */
  readonly isForBlender?: boolean;
}

/** The saved state, compiled, without music. */
export async function savedPicture(
  { db, catalogues, compiler }: StillJobParts,
  projectId: number,
  { sceneCount = Number.POSITIVE_INFINITY, isForBlender = false }: SavedPictureOptions,
) {
  const [row] = await db.select().from(project).where(eq(project.id, projectId));
  if (!row) throw new ApiError('not_found');
  const customisations = orderedScenes(row.content).slice(0, sceneCount);
  const part = { ...row, content: { ...row.content, customisations, audio: [] } };
  const owner = { id: row.ownerId, tenantId: row.tenantId };
  const catalogue = await catalogues.of(row.tenantId);
  const snapshot = await takeSnapshot(db, owner, part, catalogue);
  const composition: Composition = await compiler.composition(snapshot, catalogue, isForBlender);
  return { row, composition };
}
