import { projectCalls } from '@spotreel/sdk/internal/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { once, repeatableRequest } from '../../platform/data/idempotency';
import { implement, type ProjectServices } from '../domain';
import { requireTier, tierOf } from '../premium';
import { lockProject, ownProject } from '../project-row';
import { posterFolder } from '../renders/still-folders';
import { project } from '../tables';
import { toProjectSummary } from '../to-project-summary';

export const duplicateProject = implement(projectCalls.duplicateProject, async (input, services) => {
  const { params, body, user, context } = input;
  const { db, catalogue, clock, renders, addresses } = services;
  const repeatable = repeatableRequest(context.raw.headers, 'duplicateProject', { ...params, ...body });
  const id = await db.transaction((tx) =>
    once(tx, user, repeatable, async () => {
      const original = await lockProject(tx, user, params.projectId);
      await requireTier(tx, user, tierOf(catalogue, original), clock.now());
      const { id: _id, version, contentVersion, posterKey, posterVersion, createdAt, updatedAt, ...state } = original;
      const values = { ...state, name: body.name ?? original.name, ...(body.name && { nameGiven: true }), kept: true };
      const [copy] = await tx.insert(project).values(values).returning({ id: project.id });
      if (!copy) throw new Error('The copy was not inserted');
      return copy.id;
    }),
  );
  await copyPoster(services, params.projectId, id);
  renders.posterSoon(id);
  return toProjectSummary(await ownProject(db, user, id), false, [], addresses.at(context.baseUrl));
});

/** Until its own is painted, the copy shows the picture of its original, in a file of its own. */
async function copyPoster(
  { db, storage }: Pick<ProjectServices, 'db' | 'storage'>,
  originalId: number,
  copyId: number,
): Promise<void> {
  const [original] = await db.select({ key: project.posterKey }).from(project).where(eq(project.id, originalId));
  if (!original?.key) return;
  const key = `${posterFolder(copyId)}/original.webp`;
  if (!(await storage.copy(original.key, key))) return;
  await db
    .update(project)
    .set({ posterKey: key })
    .where(and(eq(project.id, copyId), isNull(project.posterKey)));
}
