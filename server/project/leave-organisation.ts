import { eq } from 'drizzle-orm';
import type { Database } from '../platform/data/database';
import { project } from './tables';

/** Projects of a deleted organisation go on without one. */
export async function leaveOrganisation(tx: Database, organisationId: number): Promise<void> {
  await tx.update(project).set({ organisationId: null }).where(eq(project.organisationId, organisationId));
}
