import { projectCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../implement';
import { lockProject } from '../project-row';
import { project } from '../tables';

/** A version of its own: an editor that is open elsewhere merges the name instead of overwriting it. */
export const renameProject = implement(projectCalls.renameProject, ({ params, body, user }, { db, clock }) =>
  db.transaction(async (tx) => {
    const row = await lockProject(tx, user, params.projectId);
    const [renamed] = await tx
      .update(project)
      .set({ name: body.name, nameGiven: true, kept: true, version: row.version + 1, updatedAt: new Date(clock.now()) })
      .where(eq(project.id, row.id))
      .returning({ id: project.id, version: project.version, updatedAt: project.updatedAt });
    if (!renamed) throw new ApiError('not_found');
    return { ...renamed, updatedAt: renamed.updatedAt.toISOString() };
  }),
);
