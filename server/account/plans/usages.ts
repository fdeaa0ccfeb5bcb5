import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/data/database';
import type { RenderPeriod } from './render-period';

export interface Usages {
  /** Renders, and counted exports on the device, since the period began that neither failed nor were cancelled. */
  readonly renders: number;
  readonly concurrentRenders: number;
  readonly organisations: number;
  /** Since the period began; those that are under way count. */
  readonly backgroundRemovals: number;
  /** Connected channels of publishing platforms. */
  readonly publishingPlatforms: number;
  /** Size of the files, with the reservations of unfinished uploads. */
  readonly storageBytes: number;
}

export async function usagesOf(
  db: Database,
  userId: number,
  { startsAt }: Pick<RenderPeriod, 'startsAt'>,
): Promise<Usages> {
  const [usages] = await rowsOf<Usages>(
    db,
    sql`select
      (select count(*)::int from render where owner_id = ${userId} and status not in ('failed', 'cancelled')
        and created_at >= ${startsAt.toISOString()}::timestamptz)
      + (select count(*)::int from device_export where owner_id = ${userId} and taken_back_at is null
        and created_at >= ${startsAt.toISOString()}::timestamptz) as renders,
      (select count(*)::int from render where owner_id = ${userId} and status in ('queued', 'rendering')) as "concurrentRenders",
      (select count(*)::int from organisation where owner_id = ${userId} and deleted_at is null) as organisations,
      (select count(*)::int from background_removal where owner_id = ${userId} and created_at >= ${startsAt.toISOString()}::timestamptz
        and (finished_at is not null or created_at > now() - interval '15 minutes')) as "backgroundRemovals",
      (select count(*)::int from publishing_connection where owner_id = ${userId}) as "publishingPlatforms",
      (select coalesce(max(used + reserved), 0)::float8 from quota_use
        where measure = 'account_storage' and subject = ${`account:${userId}`}) as "storageBytes"`,
  );
  return usages ?? NONE;
}

const NONE: Usages = {
  renders: 0,
  concurrentRenders: 0,
  organisations: 0,
  backgroundRemovals: 0,
  publishingPlatforms: 0,
  storageBytes: 0,
};
