import type { KeyframeState } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import type { Addresses } from '../../media/files/addresses';
import type { Database } from '../../platform/data/database';
import type { ProjectRow } from '../../project/project-row';
import { fileName } from '../../project/renders/file-name';
import { keyframeRequest } from '../../project/renders/tables';

/** Stills of an older version are `outdated`; they are shown until newer ones are there. */
export async function keyframeStateOf(
  db: Database,
  { id, version, name }: Pick<ProjectRow, 'id' | 'version' | 'name'>,
  addresses: Addresses,
): Promise<KeyframeState> {
  const [row] = await db.select().from(keyframeRequest).where(eq(keyframeRequest.projectId, id));
  if (!row) return { status: 'not_requested', projectRenderMedia: [] };
  const projectRenderMedia = row.stills.map(({ ingredient, key, version: shown }, index) => ({
    ingredient,
    path: addresses.of(key),
    downloadPath: addresses.of(key, `${fileName(name)} ${index + 1}.webp`),
    isCurrent: shown === version,
  }));
  const isOutdated = row.status === 'ready' && row.projectVersion !== version;
  return { status: isOutdated ? 'outdated' : row.status, projectRenderMedia };
}
