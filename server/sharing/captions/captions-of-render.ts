import { eq } from 'drizzle-orm';
import { render } from '../../project/renders/tables';
import type { SharingServices } from '../services';
import { captionsOf, type ExportCaption } from './captions-of';

/** Captions of an export, from the project as it was then. */
export async function captionsOfRender(
  { db, catalogues }: Pick<SharingServices, 'db' | 'catalogues'>,
  renderId: number,
): Promise<ExportCaption[]> {
  const columns = { snapshot: render.snapshot, tenantId: render.tenantId };
  const [row] = await db.select(columns).from(render).where(eq(render.id, renderId));
  return row ? captionsOf(row.snapshot, await catalogues.of(row.tenantId)) : [];
}
