import { assistantCalls } from '@spotreel/sdk/internal/contract';
import { pageOf } from '../../platform/http/paging';
import { briefsOf, projectsOfBriefs } from '../briefs';
import { implement } from '../implement';
import { toBriefSummary } from '../to-brief-summary';

export const projectBriefs = implement(assistantCalls.projectBriefs, async ({ query, user, context }, services) => {
  const { db, catalogue } = services;
  const { rows, totalCount } = await briefsOf(db, user, query);
  const projects = await projectsOfBriefs(
    db,
    user,
    rows.map(({ id }) => id),
  );
  const view = { catalogue, addresses: services.addresses.at(context.baseUrl) };
  const briefs = rows.map((row) => toBriefSummary(row, projects.get(row.id), view));
  return pageOf(briefs, totalCount, query);
});
