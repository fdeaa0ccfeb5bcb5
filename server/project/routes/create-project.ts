import { projectCalls } from '@spotreel/sdk/internal/contract';
import { limitsOf } from '../../account/plans/entitlements';
import { requireScope } from '../../account/session/key-rights';
import { once, repeatableRequest } from '../../platform/data/idempotency';
import { ApiError } from '../../platform/http/api-error';
import { insertProject } from '../creating/insert-project';
import { newProject } from '../creating/new-project';
import { withinTracks } from '../creating/within-tracks';
import { implement } from '../domain';
import { requireTier } from '../premium';
import { ownProject } from '../project-row';
import { enqueueRender } from '../renders/enqueue-render';
import { checkSave } from '../saving/check-save';
import { toProject } from '../to-project';

export const createProject = implement(projectCalls.createProject, async ({ body, user, context }, services) => {
  const { db, catalogue, clock, renders } = services;
  if (body.render) requireScope(user.key, 'renders:write');
  const repeatable = repeatableRequest(context.raw.headers, 'createProject', body);
  const view = { db, catalogue, addresses: services.addresses.at(context.baseUrl) };
  const limits = await limitsOf(db, user.row, clock.now());
  const created = withinTracks(await newProject(db, user, view, body), limits);
  if (created.state.renderer === 'blender' && !renders.hasBlender) throw new ApiError('blender_unavailable');
  await requireTier(db, user, created.tier, clock.now());
  await checkSave(db, user, { catalogue, limits: async () => limits }, created.state);
  const kept = body.keep !== false || body.render === true;
  const id = await db.transaction((tx) =>
    once(tx, user, repeatable, async () => {
      const row = await insertProject(tx, user, catalogue, { ...created, kept });
      if (body.render) {
        await enqueueRender(tx, services, { user, project: row, choices: body.output, requestId: context.id });
      }
      return row.id;
    }),
  );
  renders.posterSoon(id);
  return toProject(await ownProject(db, user, id), user, view);
});
