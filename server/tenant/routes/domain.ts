import { randomBytes } from 'node:crypto';
import { tenantBrandCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { spendAttempt } from '../../platform/data/attempt-limits';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { isLoopback, type RequestContext } from '../../platform/http/request-context';
import { storeBrand } from '../brand/branding';
import { implement } from '../domain';
import { checkDomain, type DomainRow, isProvedByOther, planCheck } from '../domain/check-domain';
import { readDomainName } from '../domain/domain-name';
import { toTenantDomain } from '../domain/to-domain';
import { findManagedTenant } from '../rules/find-tenant';
import { tenantDomain as table } from '../tables';

/** The first look of the server itself; people can look sooner. */
const FIRST_CHECK_MS = 60_000;
/** Looks that people ask for. */
const CHECKS = { points: 20, seconds: 600 };

export const tenantDomain = implement(tenantBrandCalls.tenantDomain, async ({ params, user, context }, { db }) => {
  const { id } = await findManagedTenant(db, user, params.tenantId);
  const row = await domainOf(db, id);
  return row ? toTenantDomain(row, serverHost(context)) : null;
});

export const setTenantDomain = implement(
  tenantBrandCalls.setTenantDomain,
  async ({ params, body, user, context }, { db, jobs, clock, tenantHosts }) => {
    const { id: tenantId } = await findManagedTenant(db, user, params.tenantId);
    const host = serverHost(context);
    const domain = readDomainName(body.domain, [host], isLoopback(host));
    if (await isProvedByOther(db, { domain, tenantId })) throw new ApiError('domain_taken');
    const row = await db.transaction(async (tx) => {
      const before = await domainOf(tx, tenantId);
      if (before?.domain === domain) return before;
      if (before) await removeDomain(tx, before);
      const token = `site-verification=${randomBytes(24).toString('base64url')}`;
      const nextCheckAt = new Date(clock.now() + FIRST_CHECK_MS);
      const [made] = await tx.insert(table).values({ tenantId, domain, token, nextCheckAt }).returning();
      if (!made) throw new Error('The domain was not stored');
      await planCheck(tx, jobs, made.id, FIRST_CHECK_MS);
      return made;
    });
    tenantHosts.forget();
    return toTenantDomain(row, host);
  },
);

export const checkTenantDomain = implement(
  tenantBrandCalls.checkTenantDomain,
  async ({ params, user, context }, services) => {
    const { db, clock, tenantHosts } = services;
    const { id } = await findManagedTenant(db, user, params.tenantId);
    const row = await domainOf(db, id);
    if (!row) throw new ApiError('not_found');
    await spendAttempt(db, clock, { scope: 'domain-check', key: String(id), ...CHECKS });
    const checked = await checkDomain(services, row.id, true);
    if (!checked) throw new ApiError('not_found');
    tenantHosts.forget();
    return toTenantDomain(checked, serverHost(context));
  },
);

export const deleteTenantDomain = implement(
  tenantBrandCalls.deleteTenantDomain,
  async ({ params, user }, { db, tenantHosts }) => {
    const { id } = await findManagedTenant(db, user, params.tenantId);
    const row = await domainOf(db, id);
    if (!row) throw new ApiError('not_found');
    await db.transaction((tx) => removeDomain(tx, row));
    tenantHosts.forget();
    return { deleted: true };
  },
);

async function domainOf(db: Database, tenantId: number): Promise<DomainRow | undefined> {
  const [row] = await db.select().from(table).where(eq(table.tenantId, tenantId));
  return row;
}

/** An address of a sender was good for this domain only. */
async function removeDomain(tx: Database, { id, tenantId }: DomainRow): Promise<void> {
  await tx.delete(table).where(eq(table.id, id));
  await storeBrand(tx, tenantId, { senderAddress: null });
}

/** Target of domains: the server's own host name. */
function serverHost({ mailBaseUrl, url }: RequestContext): string {
  return new URL(mailBaseUrl ?? url.origin).hostname;
}
