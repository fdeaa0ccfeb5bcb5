import { projectCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';
import { lockProject } from '../project-row';
import { deleteFiles, removeProject } from '../remove-project';

export const deleteProject = implement(projectCalls.deleteProject, async ({ params, user }, services) => {
  const { db, jobs, renders, storage } = services;
  const removed = await db.transaction(async (tx) =>
    removeProject(tx, jobs, await lockProject(tx, user, params.projectId)),
  );
  for (const id of removed.renderIds) await renders.stop(id);
  await deleteFiles({ storage }, removed);
  return { id: params.projectId };
});
