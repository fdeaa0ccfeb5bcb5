/**
 * The allowed origins of all tenants, in memory: preflights carry no token, so each request of a browser asks. A change in
 * this process counts at once, one in another process after `KEPT_MS`.
 */
import type { Clock } from '@spotreel/sdk/internal/base';
import type { Database } from '../../platform/data/database';
import { createKeptValues } from '../../platform/data/kept-values';
import type { SiteOrigins } from '../rules/site-origins';
import { allowedOrigin } from './tables';

const KEPT_MS = 15_000;

export interface TenantOrigins extends SiteOrigins {
  /** True if any tenant lets a site show pages in a frame. */
  hasFrames(): Promise<boolean>;
  /** Sites that may show pages of the server in a frame, for this tenant. */
  framesOf(tenantId: number): Promise<readonly string[]>;
  /** True if a site may show pages in a frame, for any tenant or for this one. */
  mayFrame(origin: string, tenantId?: number): Promise<boolean>;
  /** True if a browser may call from there at all. */
  isAllowed(origin: string): Promise<boolean>;
  /** Reads the list again when it is asked next. */
  forget(): void;
}

interface Allowed {
  readonly tenantsByOrigin: ReadonlyMap<string, ReadonlySet<number>>;
  readonly framesByTenant: ReadonlyMap<number, readonly string[]>;
}

/** `forAll`: CORS_ORIGINS. */
export function createTenantOrigins(db: Database, clock: Clock, forAll: readonly string[]): TenantOrigins {
  const isForAll = (origin: string) => forAll.includes('*') || forAll.includes(origin);
  const kept = createKeptValues({ clock, keptMs: KEPT_MS, most: 1 }, () => readAllowed(db));
  const current = () => kept.get('all');
  const tenantsOf = async (origin: string) => (await current()).tenantsByOrigin.get(origin) ?? new Set<number>();
  return {
    isForAll,
    tenantsOf,
    isAllowed: async (origin) => isForAll(origin) || (await tenantsOf(origin)).size > 0,
    hasFrames: async () => (await current()).framesByTenant.size > 0,
    framesOf: async (tenantId) => (await current()).framesByTenant.get(tenantId) ?? [],
    mayFrame: async (origin, tenantId) => {
      const { framesByTenant } = await current();
      const lists = tenantId === undefined ? [...framesByTenant.values()] : [framesByTenant.get(tenantId) ?? []];
      return lists.some((origins) => origins.includes(origin));
    },
    forget: kept.forget,
  };
}

async function readAllowed(db: Database): Promise<Allowed> {
  const { tenantId, origin, mayFrame } = allowedOrigin;
  const rows = await db.select({ tenantId, origin, mayFrame }).from(allowedOrigin);
  const tenantsByOrigin = new Map<string, Set<number>>();
  const framesByTenant = new Map<number, string[]>();
  for (const row of rows) {
    tenantsByOrigin.set(row.origin, (tenantsByOrigin.get(row.origin) ?? new Set()).add(row.tenantId));
    if (row.mayFrame) framesByTenant.set(row.tenantId, [...(framesByTenant.get(row.tenantId) ?? []), row.origin]);
  }
  return { tenantsByOrigin, framesByTenant };
}
