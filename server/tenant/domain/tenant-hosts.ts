/** Tenants of host names. Kept for seconds: each request asks, and another process may have changed it. */

import type { Clock } from '@spotreel/sdk/internal/base';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { tenantLine } from '../../account/rules/tenant-tree';
import { tenant } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import { createKeptValues } from '../../platform/data/kept-values';
import { tenantDomain } from '../tables';

export interface TenantHosts {
  /** Undefined: no open tenant has proved this host name. Rejects where that cannot be found out. */
  tenantOf(hostname: string): Promise<number | undefined>;
  /** After a change in this process. */
  forget(): void;
}

const KEPT_MS = 10_000;
/** Host names that are kept; strangers can send any. */
const MOST_KEPT = 2000;

export function createTenantHosts(db: Database, clock: Clock): TenantHosts {
  const kept = createKeptValues({ clock, keptMs: KEPT_MS, most: MOST_KEPT }, (hostname: string) =>
    findTenant(db, hostname),
  );
  return { tenantOf: kept.get, forget: kept.forget };
}

async function findTenant(db: Database, hostname: string): Promise<number | undefined> {
  // no domain that can be proved is longer
  if (hostname.length > 253) return undefined;
  const proved = and(eq(tenantDomain.domain, hostname.toLowerCase()), eq(tenantDomain.state, 'proved'));
  const [row] = await db
    .select({ id: tenant.id })
    .from(tenantDomain)
    .innerJoin(tenant, eq(tenant.id, tenantDomain.tenantId))
    .where(and(proved, isNull(tenant.archivedAt)));
  return row?.id;
}

/** Proved domains of the tenant and of those above it, the nearest first. */
export async function provedDomainsOf(db: Database, tenantId: number): Promise<readonly string[]> {
  const ids = (await tenantLine(db, tenantId)).map(({ id }) => id);
  const proved = and(inArray(tenantDomain.tenantId, ids), eq(tenantDomain.state, 'proved'));
  const rows = await db
    .select({ id: tenantDomain.tenantId, domain: tenantDomain.domain })
    .from(tenantDomain)
    .where(proved);
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(({ domain }) => domain));
}
