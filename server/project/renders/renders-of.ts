import { desc, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { render } from './tables';

export type RenderRow = typeof render.$inferSelect;

/** All columns but the snapshot, which can be large. */
export const renderColumns = {
  id: render.id,
  projectId: render.projectId,
  projectVersion: render.projectVersion,
  status: render.status,
  format: render.format,
  output: render.output,
  percentage: render.percentage,
  widthPx: render.widthPx,
  heightPx: render.heightPx,
  ratio: render.ratio,
  durationSeconds: render.durationSeconds,
  sizeBytes: render.sizeBytes,
  videoKey: render.videoKey,
  posterKey: render.posterKey,
  error: render.error,
  createdAt: render.createdAt,
  finishedAt: render.finishedAt,
};
export type RenderSummary = Pick<RenderRow, keyof typeof renderColumns>;

/** Renders of the projects, newest first, by project id. */
export async function rendersOf(db: Database, projectIds: readonly number[]): Promise<Map<number, RenderSummary[]>> {
  const byProject = new Map<number, RenderSummary[]>(projectIds.map((id) => [id, []]));
  if (projectIds.length === 0) return byProject;
  const rows = await db
    .select(renderColumns)
    .from(render)
    .where(inArray(render.projectId, [...projectIds]))
    .orderBy(desc(render.id));
  for (const row of rows) byProject.get(row.projectId ?? 0)?.push(row);
  return byProject;
}
