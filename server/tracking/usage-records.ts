import { eq } from 'drizzle-orm';
import type { Database } from '../platform/data/database';
import { usageEvent } from './tables';

/** Events of use of a person, as the export of an account has them. */
export async function usageRecords(db: Database, userId: number) {
  return db.select().from(usageEvent).where(eq(usageEvent.userId, userId));
}
