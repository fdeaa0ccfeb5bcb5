import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/data/database';
import { project } from './tables';

/** From now on lists show the project, whatever it was made for. */
export async function keepProject(db: Database, projectId: number): Promise<void> {
  await db
    .update(project)
    .set({ kept: true })
    .where(and(eq(project.id, projectId), eq(project.kept, false)));
}
