import { eq } from 'drizzle-orm';
import { inRatio } from '../../project/composition/in-ratio';
import { render } from '../../project/renders/tables';
import type { SharingServices } from '../domain';
import { captionsOf, type ExportCaption } from './captions-of';

/** Captions of an export, from the project as it was then. */
export async function captionsOfRender(
  { db, catalogues }: Pick<SharingServices, 'db' | 'catalogues'>,
  renderId: number,
): Promise<ExportCaption[]> {
  const columns = { snapshot: render.snapshot, ratio: render.ratio, tenantId: render.tenantId };
  const [row] = await db.select(columns).from(render).where(eq(render.id, renderId));
  if (!row) return [];
  const catalogue = await catalogues.of(row.tenantId);
  return captionsOf(inRatio(row.snapshot, row.ratio, catalogue), catalogue);
}
