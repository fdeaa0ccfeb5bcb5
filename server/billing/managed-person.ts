import { and, eq, isNull } from 'drizzle-orm';
import { managedTenants } from '../account/rules/managed-tenants';
import type { UserRow } from '../account/session/authenticate';
import { appUser } from '../account/tables';
import type { Database } from '../platform/data/database';
import { ApiError } from '../platform/http/api-error';

/** Somebody in a tenant that the admin manages. Throws `not_found`. */
export async function findManagedPerson(db: Database, admin: UserRow, userId: number): Promise<UserRow> {
  const [person] = await db
    .select()
    .from(appUser)
    .where(and(eq(appUser.id, userId), isNull(appUser.deletedAt), managedTenants(admin, appUser.tenantId)));
  if (!person) throw new ApiError('not_found');
  return person;
}

/** Only an operator gives plans to themselves. Throws `forbidden`. */
export function requireOtherPerson(admin: UserRow, { id }: UserRow): void {
  if (admin.role !== 'operator' && admin.id === id) throw new ApiError('forbidden');
}
