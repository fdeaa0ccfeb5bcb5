import { lt, sql } from 'drizzle-orm';
import type { TrackingServices } from './domain';
import { usageEvent } from './tables';

/** Milliseconds: the longest period that can be asked for is 366 days. */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000;
/** Events of one tenant, the newest. */
const MOST_EVENTS = 1_000_000;

/** Drops events of use that no summary counts any more. */
export async function sweepUsage(
  { db, clock }: Pick<TrackingServices, 'db' | 'clock'>,
  mostEvents = MOST_EVENTS,
): Promise<void> {
  await db.delete(usageEvent).where(lt(usageEvent.createdAt, new Date(clock.now() - KEPT_MS)));
  await db.execute(sql`delete from usage_event where id in (
    select id from (
      select id, row_number() over (partition by tenant_id order by id desc) as place from usage_event
    ) ranked where place > ${mostEvents})`);
}
