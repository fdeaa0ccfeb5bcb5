import { projectCalls } from '@spotreel/sdk/internal/contract';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { implementWith } from '../../account/implement';
import { favourite } from '../../library/tables';
import { offsetOf, pageOf } from '../../platform/http/paging';
import type { ProjectServices } from '../domain';
import { rendersOf } from '../renders/renders-of';
import { project } from '../tables';
import { summaryColumns, toProjectSummary } from '../to-project-summary';
import { withCompleteness } from '../with-completeness';

/** The list shows nothing of the library. */
const implement = implementWith<ProjectServices>();

const isMarked = (userId: number) =>
  sql<boolean>`exists (select 1 from ${favourite} where ${favourite.userId} = ${userId}
    and ${favourite.kind} = 'project' and ${favourite.objectId} = ${project.id})`;

export const projects = implement(projectCalls.projects, async ({ query, user, context }, services) => {
  const { db, addresses, renders: queue } = services;
  const marked = isMarked(user.id);
  const conditions: (SQL | undefined)[] = [
    eq(project.ownerId, user.id),
    eq(project.tenantId, user.tenantId),
    eq(project.kept, true),
  ];
  if (query.favourite !== undefined) conditions.push(query.favourite ? marked : sql`not ${marked}`);
  if (query.draft !== undefined) conditions.push(eq(project.draft, query.draft));
  if (query.search) conditions.push(sql`strpos(lower(${project.name}), lower(${query.search})) > 0`);
  const where = and(...conditions);
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(project).where(where);
  const listed = await db
    .select({ ...summaryColumns, marked })
    .from(project)
    .where(where)
    .orderBy(...orderOf(query.sort))
    .limit(query.perPage)
    .offset(offsetOf(query));
  const rows = await withCompleteness(services, user.tenantId, listed);
  const renders = await rendersOf(
    db,
    rows.map(({ id }) => id),
  );
  const at = addresses.at(context.baseUrl);
  const summaries = rows.map(({ marked: isFavourite, ...row }) => {
    if (row.posterKey === null && row.posterVersion === null) queue.posterOnce(row.id);
    return toProjectSummary(row, isFavourite, renders.get(row.id) ?? [], at);
  });
  return pageOf(summaries, count?.total ?? 0, query);
});

function orderOf(sort: 'newest' | 'oldest' | 'edited' | undefined): SQL[] {
  if (sort === 'oldest') return [asc(project.id)];
  return sort === 'edited' ? [desc(project.updatedAt), desc(project.id)] : [desc(project.id)];
}
