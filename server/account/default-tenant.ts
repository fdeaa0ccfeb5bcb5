import { eq } from 'drizzle-orm';
import type { Database } from '../platform/data/database';
import { tenant } from './tables';

/** Id of the tenant that runs the server; it is made when it is missing. */
export async function defaultTenantId(tx: Database): Promise<number> {
  await tx.insert(tenant).values({ slug: 'default', name: 'Spotreel' }).onConflictDoNothing();
  const [row] = await tx.select({ id: tenant.id }).from(tenant).where(eq(tenant.slug, 'default'));
  if (!row) throw new Error('There is no default tenant');
  return row.id;
}
