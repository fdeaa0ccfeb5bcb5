/** Pictures and videos that a tenant lets its people, and those of tenants below it, use. */
import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import { aboveOrAt } from '../account/rules/tenant-tree';
import type { Owner } from '../account/session/authenticate';
import { media } from './tables';

/** What lists show. */
export function isListedFor({ tenantId }: Owner): SQL | undefined {
  return and(eq(media.sharing, 'listed'), aboveOrAt(tenantId, media.tenantId));
}

/** What videos may show: also what was withdrawn, since videos that have it keep it. */
export function isSharedWith({ tenantId }: Owner): SQL | undefined {
  return and(isNotNull(media.sharing), aboveOrAt(tenantId, media.tenantId));
}
