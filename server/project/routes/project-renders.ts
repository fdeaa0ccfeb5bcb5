import { projectCalls } from '@spotreel/sdk/contract';
import { implement } from '../../platform/http/implement';
import { queuePosition } from '../../render/queue-position';
import { toRender } from '../../render/to-render';
import { ownProject } from '../project-row';
import { rendersOf } from '../renders-of';

export const projectRenders = implement(projectCalls.projectRenders, async ({ params, user, context }, services) => {
  const { db, addresses } = services;
  const project = await ownProject(db, user, params.projectId);
  const rows = (await rendersOf(db, [project.id])).get(project.id) ?? [];
  const at = addresses.at(context.baseUrl);
  return Promise.all(rows.map(async (row) => toRender(row, await queuePosition(db, row), project, at)));
});
