import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { shareView } from '../tables';

/** A number for each day is all that is kept of visits. */
export async function countView(db: Database, linkId: number, day: string): Promise<void> {
  await db
    .insert(shareView)
    .values({ linkId, day, views: 1 })
    .onConflictDoUpdate({
      target: [shareView.linkId, shareView.day],
      set: { views: sql`${shareView.views} + 1` },
    });
}
