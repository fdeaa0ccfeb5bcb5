import type { ProjectCompleteness } from '@spotreel/sdk/internal/project';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { completenessOfContent } from './completeness-of';
import type { ProjectServices } from './domain';
import { project } from './tables';

interface Listed {
  readonly id: number;
  readonly completeness: ProjectCompleteness | null;
}

/** Adds the completeness of projects that were last saved before it was stored. It is computed once, and then kept. */
export async function withCompleteness<Row extends Listed>(
  { db, catalogues }: Pick<ProjectServices, 'db' | 'catalogues'>,
  tenantId: number,
  rows: readonly Row[],
): Promise<Row[]> {
  const lacking = rows.filter(({ completeness }) => completeness === null).map(({ id }) => id);
  if (lacking.length === 0) return [...rows];
  const catalogue = await catalogues.of(tenantId);
  const { id, content, confirmedTexts } = project;
  const found = await db.select({ id, content, confirmedTexts }).from(project).where(inArray(id, lacking));
  const worked = new Map<number, ProjectCompleteness>();
  for (const row of found) {
    const completeness = completenessOfContent(row.content, row.confirmedTexts, catalogue);
    worked.set(row.id, completeness);
    // a save that ends meanwhile knows better
    const isUnknown = and(eq(project.id, row.id), isNull(project.completeness));
    await db.update(project).set({ completeness }).where(isUnknown);
  }
  return rows.map((row) => ({ ...row, completeness: row.completeness ?? worked.get(row.id) ?? null }));
}
