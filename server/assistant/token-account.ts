/** Tokens that each tenant has used in a month. */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/data/database';
import { assistantUsage } from './tables';

/** `now`: milliseconds since 1970. */
export async function usedTokens(db: Database, tenantId: number, now: number): Promise<number> {
  const [row] = await db
    .select({ tokens: assistantUsage.tokens })
    .from(assistantUsage)
    .where(and(eq(assistantUsage.tenantId, tenantId), eq(assistantUsage.month, monthOf(now))));
  return row?.tokens ?? 0;
}

export async function addTokens(db: Database, tenantId: number, count: number, now: number): Promise<void> {
  await db
    .insert(assistantUsage)
    .values({ tenantId, month: monthOf(now), tokens: count })
    .onConflictDoUpdate({
      target: [assistantUsage.tenantId, assistantUsage.month],
      set: { tokens: sql`${assistantUsage.tokens} + ${count}` },
    });
}

/** UTC, as `2026-11`. */
function monthOf(now: number): string {
  return new Date(now).toISOString().slice(0, 7);
}
