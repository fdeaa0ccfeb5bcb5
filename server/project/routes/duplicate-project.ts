import { projectCalls } from '@spotreel/sdk/contract';
import { once, repeatableRequest } from '../../platform/data/idempotency';
import { implement } from '../implement';
import { requireTier, tierOf } from '../premium';
import { lockProject, ownProject } from '../project-row';
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
  renders.posterSoon(id);
  return toProjectSummary(await ownProject(db, user, id), false, [], addresses.at(context.baseUrl));
});
