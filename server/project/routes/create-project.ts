import { type AccountLimits, projectCalls } from '@spotreel/sdk/contract';
import { limitsOf } from '../../account/plans/entitlements';
import { once, repeatableRequest } from '../../platform/data/idempotency';
import { type InitialProject, newProject, sceneSeconds } from '../creating/new-project';
import { implement } from '../implement';
import { requireTier } from '../premium';
import { ownProject } from '../project-row';
import { enqueueRender } from '../renders/enqueue-render';
import { checkSave } from '../saving/check-save';
import { project } from '../tables';
import { toProject } from '../to-project';

export const createProject = implement(projectCalls.createProject, async ({ body, user, context }, services) => {
  const { db, catalogue, clock, renders } = services;
  const repeatable = repeatableRequest(context.raw.headers, 'createProject', body);
  const view = { db, catalogue, addresses: services.addresses.at(context.baseUrl) };
  const limits = await limitsOf(db, user.row, clock.now());
  const created = withinTracks(await newProject(db, user, view, body), limits);
  await requireTier(db, user, created.tier, clock.now());
  await checkSave(db, user, { catalogue, limits: async () => limits }, created.state);
  const { content, ...state } = created.state;
  const id = await db.transaction((tx) =>
    once(tx, user, repeatable, async () => {
      const values = {
        ...state,
        content,
        kept: body.keep !== false || body.render === true,
        name: created.name,
        recipeName: created.recipeName,
        tenantId: user.tenantId,
        ownerId: user.id,
        durationSeconds: sceneSeconds(catalogue, content.customisations).reduce((sum, seconds) => sum + seconds, 0),
      };
      const [row] = await tx.insert(project).values(values).returning();
      if (!row) throw new Error('The project was not inserted');
      if (body.render) await enqueueRender(tx, user, row, services);
      return row.id;
    }),
  );
  renders.posterSoon(id);
  return toProject(await ownProject(db, user, id), user, view);
});

/** The music that a family begins with is cut where the account allows fewer tracks. */
function withinTracks(created: InitialProject, { audioLimit }: AccountLimits): InitialProject {
  const { content } = created.state;
  if (audioLimit < 0 || content.audio.length <= audioLimit) return created;
  return {
    ...created,
    state: { ...created.state, content: { ...content, audio: content.audio.slice(0, audioLimit) } },
  };
}
