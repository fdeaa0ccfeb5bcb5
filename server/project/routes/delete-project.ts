import { projectCalls } from '@spotreel/sdk/contract';
import { implement } from '../implement';
import { lockProject } from '../project-row';
import { removeProject } from '../remove-project';

export const deleteProject = implement(projectCalls.deleteProject, async ({ params, user }, services) => {
  const { db, jobs, renders, storage } = services;
  const { renderIds, files } = await db.transaction(async (tx) =>
    removeProject(tx, jobs, await lockProject(tx, user, params.projectId)),
  );
  for (const id of renderIds) await renders.stop(id);
  for (const key of files) await storage.delete(key);
  return { id: params.projectId };
});
