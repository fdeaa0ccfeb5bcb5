import type { Ratio, RenderChoices } from '@spotreel/sdk/internal/contract';
import { entitlementsOf } from '../../account/plans/entitlements';
import type { CurrentUser } from '../../account/session/authenticate';
import type { Catalogue } from '../../library/catalogue/catalogue';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { inRatio, requireLayouts } from '../composition/in-ratio';
import { takeSnapshot } from '../composition/take-snapshot';
import type { ProjectServices } from '../domain';
import type { ProjectRow } from '../project-row';
import { projectSeconds } from '../scene-seconds';
import { renderPrepareKind } from './job-kinds';
import { outputOf } from './output-of';
import { requireRenderRoom } from './render-room';
import { render } from './tables';

interface RequestedRender {
  readonly user: CurrentUser;
  readonly project: ProjectRow;
  readonly choices?: RenderChoices | undefined;
  /** Id of the HTTP request that it is for. Default: none. */
  readonly requestId?: string | null;
}

/**
 * Asks for a render of the saved state, in the transaction `tx`; answers its id. The account's limits are counted under
 * a lock, so that of many requests at once no more are accepted than the account allows.
 * Throws as `outputOf` and `requireLayouts`. Throws `render_without_customisation`, `recipe_duration_limit`, `concurrent_render_limit`, `render_limit`,
 * `render_unavailable`, `blender_unavailable`, and `template_invalid`, `media_not_found`, `music_not_found` when a part is gone by now.
 */
export async function enqueueRender(
  tx: Database,
  { catalogue, jobs, renders, clock }: Pick<ProjectServices, 'catalogue' | 'jobs' | 'renders' | 'clock'>,
  { user, project, choices = {}, requestId = null }: RequestedRender,
): Promise<number> {
  if (choices.ratio) requireLayouts(project.content, choices.ratio, catalogue);
  const durationSeconds = secondsIn(choices.ratio ?? project.ratio, project, catalogue);
  const output = outputOf({ ...project, durationSeconds }, choices);
  if (renders.unavailable) throw new ApiError('render_unavailable', { message: renders.unavailable });
  if (project.renderer === 'blender' && !renders.hasBlender) throw new ApiError('blender_unavailable');
  if (project.content.customisations.length === 0) throw new ApiError('render_without_customisation');
  const entitlements = await entitlementsOf(tx, user.row, clock.now());
  const { recipeDurationLimit } = entitlements.limits;
  if (recipeDurationLimit >= 0 && durationSeconds > recipeDurationLimit) {
    throw new ApiError('recipe_duration_limit');
  }
  const snapshot = await takeSnapshot(tx, user, project, catalogue);
  await requireRenderRoom(tx, user, entitlements, clock.now());
  const owner = { tenantId: user.tenantId, ownerId: user.id, projectId: project.id, projectVersion: project.version };
  const [row] = await tx
    .insert(render)
    .values({ ...owner, ...output, durationSeconds, snapshot, requestId })
    .returning({ id: render.id });
  if (!row) throw new Error('The render was not inserted');
  await jobs.enqueue(tx, [{ kind: renderPrepareKind, subjectId: row.id, owner: user, workSeconds: durationSeconds }]);
  return row.id;
}

/** Templates of a group may differ in length. */
function secondsIn(ratio: Ratio, project: ProjectRow, catalogue: Catalogue): number {
  if (ratio === project.ratio) return project.durationSeconds;
  const { customisations } = inRatio(project, ratio, catalogue).content;
  return projectSeconds(catalogue, customisations);
}
