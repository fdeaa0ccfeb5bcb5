import { clientCalls } from '@spotreel/sdk/internal/contract';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { displayName } from '../../account/person-name';
import { appUser } from '../../account/tables';
import { offsetOf, pageOf } from '../../platform/http/paging';
import { rendersOf } from '../../project/renders/renders-of';
import { project } from '../../project/tables';
import { toProjectSummary } from '../../project/to-project-summary';
import { clientsOf } from '../clients/client-rows';
import { implement } from '../domain';

const isExported = sql`exists (select 1 from render where render.project_id = ${project.id} and render.status = 'done')`;

export const creations = implement(clientCalls.creations, async ({ query, user, context }, { db, addresses }) => {
  const conditions: (SQL | undefined)[] = [
    eq(project.kept, true),
    clientsOf(user),
    query.client === undefined ? undefined : eq(appUser.id, query.client),
    query.search ? sql`strpos(lower(${project.name}), lower(${query.search})) > 0` : undefined,
    query.status && (query.status === 'exported' ? isExported : sql`not ${isExported}`),
  ];
  const where = and(...conditions);
  const owned = eq(appUser.id, project.ownerId);
  const [total] = await db.select({ rows: count() }).from(project).innerJoin(appUser, owned).where(where);
  const found = await db
    .select({ id: project.id, owner: appUser })
    .from(project)
    .innerJoin(appUser, owned)
    .where(where)
    .orderBy(desc(project.id))
    .limit(query.perPage)
    .offset(offsetOf(query));
  const ids = found.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await db.select().from(project).where(inArray(project.id, ids));
  const renders = await rendersOf(db, ids);
  const at = addresses.at(context.baseUrl);
  const data = found.flatMap(({ id, owner }) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const summary = toProjectSummary(row, false, renders.get(id) ?? [], at);
    return { ...summary, owner: { id: owner.id, name: displayName(owner), email: owner.email } };
  });
  return pageOf(data, total?.rows ?? 0, query);
});
