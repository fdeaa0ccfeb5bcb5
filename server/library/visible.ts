import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { aboveOrAt } from '../account/rules/tenant-tree';
import type { CurrentUser } from '../account/session/authenticate';
import type { template, templateGroup } from './templates/tables';

/** Belongs to the library, to the user's tenant or to one above it, and is not retired. */
export function isVisible(table: typeof template | typeof templateGroup, { tenantId }: CurrentUser): SQL | undefined {
  return and(eq(table.retired, false), or(isNull(table.tenantId), aboveOrAt(tenantId, table.tenantId)));
}
