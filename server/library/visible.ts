import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../account/session/authenticate';
import type { template, templateGroup } from './templates/tables';

/** Of the library or of the user's tenant, and not retired. */
export function isVisible(table: typeof template | typeof templateGroup, { tenantId }: CurrentUser): SQL | undefined {
  return and(eq(table.retired, false), or(isNull(table.tenantId), eq(table.tenantId, tenantId)));
}
