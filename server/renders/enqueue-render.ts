import { sql } from 'drizzle-orm';
import { CANVAS } from '../../library/template';
import type { CurrentUser } from '../auth/authenticate';
import type { Database } from '../data/database';
import { render } from '../data/schema/renders';
import { ApiError } from '../http/api-error';
import { enqueue } from '../jobs/queue';
import type { ProjectRow } from '../projects/project-row';
import { takeSnapshot } from '../projects/take-snapshot';
import type { Services } from '../services';
import { limitsOf } from '../users/limits';
import { usagesOf } from '../users/usages';

/** Any number: the first half of the lock that makes renders of one user wait for each other. */
const RENDER_LOCK = 7_316;

/**
 * Asks for a render of the saved state, in the transaction `tx`; answers its id. The account's limits are counted under
 * a lock, so that of many requests at once no more are accepted than the account allows.
 * Throws `render_without_customisation`, `recipe_duration_limit`, `concurrent_render_limit`, `render_limit`,
 * `render_unavailable`, `blender_unavailable`, and `template_invalid`, `media_not_found`, `music_not_found` when a part is gone by now.
 */
export async function enqueueRender(
  tx: Database,
  user: CurrentUser,
  project: ProjectRow,
  { catalogue, renders }: Pick<Services, 'catalogue' | 'renders'>,
): Promise<number> {
  if (renders.unavailable) throw new ApiError('render_unavailable', { message: renders.unavailable });
  if (project.renderer === 'blender') throw new ApiError('blender_unavailable');
  if (project.content.customisations.length === 0) throw new ApiError('render_without_customisation');
  const limits = limitsOf(user.row);
  if (limits.recipeDurationLimit >= 0 && project.durationSeconds > limits.recipeDurationLimit) {
    throw new ApiError('recipe_duration_limit');
  }
  const snapshot = await takeSnapshot(tx, user, project, catalogue);
  await tx.execute(sql`select pg_advisory_xact_lock(${RENDER_LOCK}::int, ${user.id}::int)`);
  const usages = await usagesOf(tx, user.id);
  if (limits.concurrentRenderLimit >= 0 && usages.concurrentRenders >= limits.concurrentRenderLimit) {
    throw new ApiError('concurrent_render_limit');
  }
  if (limits.renderLimit >= 0 && usages.renders >= limits.renderLimit) throw new ApiError('render_limit');
  const { width: widthPx, height: heightPx } = CANVAS[project.ratio];
  const owner = { tenantId: user.tenantId, ownerId: user.id, projectId: project.id, projectVersion: project.version };
  const size = { widthPx, heightPx, durationSeconds: project.durationSeconds };
  const [row] = await tx
    .insert(render)
    .values({ ...owner, ...size, snapshot })
    .returning({ id: render.id });
  if (!row) throw new Error('The render was not inserted');
  await enqueue(tx, [{ kind: 'render-prepare', subjectId: row.id }]);
  return row.id;
}
