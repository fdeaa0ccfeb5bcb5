import type { Clock } from '@spotreel/sdk/internal/base';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { isTenantClosed } from '../rules/tenant-tree';
import { apiKey } from './tables';

export type KeyRow = typeof apiKey.$inferSelect;

/** Neither revoked nor expired. */
export function isLive({ revokedAt, expiresAt }: KeyRow, nowMs: number): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt.getTime() > nowMs);
}

/** True if embed tokens that the key made may still be used. */
export async function isKeyUsable(db: Database, keyId: number, clock: Clock): Promise<boolean> {
  const [row] = await db.select().from(apiKey).where(eq(apiKey.id, keyId));
  return row !== undefined && isLive(row, clock.now()) && !(await isTenantClosed(db, row.tenantId));
}
