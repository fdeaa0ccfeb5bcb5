import { projectCalls } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../platform/http/api-error';
import { ownProject } from '../../project/project-row';
import { markRenderCancelled } from '../../project/renders/cancel-render';
import { rendersOf } from '../../project/renders/renders-of';
import { toRender } from '../../project/renders/to-render';
import { implement } from '../domain';

export const cancelRender = implement(projectCalls.cancelRender, async ({ params, user, context }, services) => {
  const { db, jobs, renders, addresses } = services;
  const project = await ownProject(db, user, params.projectId);
  const { id } = project;
  const find = async () => (await rendersOf(db, [id])).get(id)?.find((row) => row.id === params.renderId);
  if (!(await find())) throw new ApiError('not_found');
  if (!(await db.transaction((tx) => markRenderCancelled(tx, jobs, params.renderId))))
    throw new ApiError('render_not_running');
  await renders.stop(params.renderId);
  const row = await find();
  if (!row) throw new ApiError('not_found');
  return toRender(row, null, project, addresses.at(context.baseUrl));
});
