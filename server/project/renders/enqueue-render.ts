import { CANVAS, type RenderFormat } from '@spotreel/sdk/contract';
import { entitlementsOf } from '../../account/plans/entitlements';
import type { CurrentUser } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import { takeSnapshot } from '../composition/take-snapshot';
import type { ProjectRow } from '../project-row';
import type { ProjectServices } from '../services';
import { requireRenderRoom } from './render-room';
import { render } from './tables';

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
  { catalogue, jobs, renders, clock }: Pick<ProjectServices, 'catalogue' | 'jobs' | 'renders' | 'clock'>,
  asked?: RenderFormat,
): Promise<number> {
  const format = formatOf(project, asked);
  if (renders.unavailable) throw new ApiError('render_unavailable', { message: renders.unavailable });
  if (project.renderer === 'blender') throw new ApiError('blender_unavailable');
  if (project.content.customisations.length === 0) throw new ApiError('render_without_customisation');
  const entitlements = await entitlementsOf(tx, user.row, clock.now());
  const { recipeDurationLimit } = entitlements.limits;
  if (recipeDurationLimit >= 0 && project.durationSeconds > recipeDurationLimit) {
    throw new ApiError('recipe_duration_limit');
  }
  const snapshot = await takeSnapshot(tx, user, project, catalogue);
  await requireRenderRoom(tx, user, entitlements, clock.now());
  const { width: widthPx, height: heightPx } = CANVAS[project.ratio];
  const owner = { tenantId: user.tenantId, ownerId: user.id, projectId: project.id, projectVersion: project.version };
  const size = { widthPx, heightPx, durationSeconds: project.durationSeconds };
  const [row] = await tx
    .insert(render)
    .values({ ...owner, ...size, format, snapshot })
    .returning({ id: render.id });
  if (!row) throw new Error('The render was not inserted');
  const { durationSeconds: workSeconds } = project;
  await jobs.enqueue(tx, [{ kind: 'render-prepare', subjectId: row.id, owner: user, workSeconds }]);
  return row.id;
}

/** Throws `validation_failed` for a format that the kind of project does not have. */
function formatOf({ kind }: ProjectRow, asked: RenderFormat = kind === 'image' ? 'png' : 'mp4'): RenderFormat {
  if ((kind === 'image') === (asked !== 'mp4')) return asked;
  throw invalidFields({ format: [kind === 'image' ? 'A picture is png, jpeg or webp' : 'A video is mp4'] });
}
