/** Pictures and videos that a tenant lets its people, and those of tenants below it, use. */
import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import { aboveOrAt } from '../account/rules/tenant-tree';
import type { Owner } from '../account/session/authenticate';
import { media } from './tables';

/** Condition: lists show the file. */
export function isListedFor({ tenantId }: Owner): SQL | undefined {
  return and(eq(media.sharing, 'listed'), aboveOrAt(tenantId, media.tenantId));
}

/** Condition: videos may show the file, also a withdrawn one, since videos that have it keep it. */
export function isSharedWith({ tenantId }: Owner): SQL | undefined {
  return and(isNotNull(media.sharing), aboveOrAt(tenantId, media.tenantId));
}
