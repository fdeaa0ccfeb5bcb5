import { eq } from 'drizzle-orm';
import type { Database } from '../platform/data/database';
import { project } from './tables';

/** Projects of a deleted brand go on without one. */
export async function leaveBrand(tx: Database, brandId: number): Promise<void> {
  await tx.update(project).set({ brandId: null }).where(eq(project.brandId, brandId));
}
