import { projectCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';
import { ownProject } from '../project-row';
import { queuePosition } from '../renders/queue-position';
import { rendersOf } from '../renders/renders-of';
import { toRender } from '../renders/to-render';

export const projectRenders = implement(projectCalls.projectRenders, async ({ params, user, context }, services) => {
  const { db, addresses } = services;
  const project = await ownProject(db, user, params.projectId);
  const rows = (await rendersOf(db, [project.id])).get(project.id) ?? [];
  const at = addresses.at(context.baseUrl);
  return Promise.all(rows.map(async (row) => toRender(row, await queuePosition(db, row), project, at)));
});
