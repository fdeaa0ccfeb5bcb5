import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { render } from '../../project/renders/tables';
import { PREPARED_PERCENT } from './progress';

/** The condition that it is the render, and neither done nor failed nor cancelled. */
export function isOpenRender(renderId: number) {
  return and(eq(render.id, renderId), inArray(render.status, ['queued', 'rendering']));
}

export async function isOpen(db: Database, renderId: number): Promise<boolean> {
  const rows = await db.select({ id: render.id }).from(render).where(isOpenRender(renderId));
  return rows.length > 0;
}

/** Queues a failed render again, unless its project is deleted. Only a job that an operator tries again meets one. */
export async function reopen(db: Database, renderId: number): Promise<void> {
  await db
    .update(render)
    .set({ status: 'queued', error: null, finishedAt: null, percentage: 0 })
    .where(and(eq(render.id, renderId), eq(render.status, 'failed'), isNotNull(render.projectId)));
}

/** A render waits until its first segment is painted: compiling ahead does not delay others. */
export async function begin(db: Database, renderId: number): Promise<void> {
  const percentage = sql`greatest(${render.percentage}, ${PREPARED_PERCENT})`;
  await db
    .update(render)
    .set({ status: 'rendering', startedAt: new Date(), percentage })
    .where(and(eq(render.id, renderId), eq(render.status, 'queued')));
}
