import { eq } from 'drizzle-orm';
import { appUser, tenant } from '../account/tables';
import type { Database } from '../platform/data/database';
import { ApiError } from '../platform/http/api-error';
import { supportThread } from './tables';
import type { DeskRecord } from './to-thread';

/** Threads with their people, for operators. */
export function deskRecords(db: Database) {
  return db
    .select({ thread: supportThread, person: appUser, tenantName: tenant.name })
    .from(supportThread)
    .innerJoin(appUser, eq(appUser.id, supportThread.ownerId))
    .innerJoin(tenant, eq(tenant.id, supportThread.tenantId))
    .$dynamic();
}

/** Throws `not_found`. */
export async function deskRecord(db: Database, threadId: number): Promise<DeskRecord> {
  const [record] = await deskRecords(db).where(eq(supportThread.id, threadId));
  if (!record) throw new ApiError('not_found');
  return record;
}
