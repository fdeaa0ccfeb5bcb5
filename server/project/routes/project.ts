import { projectCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';
import { ownProject } from '../project-row';
import { toProject } from '../to-project';

export const project = implement(projectCalls.project, async ({ params, user, context }, services) => {
  const { db, catalogue, addresses } = services;
  const row = await ownProject(db, user, params.projectId);
  return toProject(row, user, { db, catalogue, addresses: addresses.at(context.baseUrl) });
});
