import type { Clock } from '@spotreel/sdk/internal/base';
import type { Database } from '../../platform/data/database';
import { createKeptValues, type KeptValues } from '../../platform/data/kept-values';
import { tenantLine } from './tenant-tree';

/** Ids of a tenant and of those above it, the nearest first. */
export type TenantLines = KeptValues<number, readonly number[]>;

/** A tenant never gets another parent. */
const KEPT_MS = 60 * 60 * 1000;
const MOST_KEPT = 10_000;

export function createTenantLines(db: Database, clock: Clock): TenantLines {
  return createKeptValues({ clock, keptMs: KEPT_MS, most: MOST_KEPT }, async (tenantId: number) =>
    (await tenantLine(db, tenantId)).map(({ id }) => id),
  );
}
