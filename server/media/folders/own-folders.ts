import type { MediaFolder } from '@spotreel/sdk/internal/contract';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { media, mediaFolder } from '../tables';

export type FolderRow = typeof mediaFolder.$inferSelect;

/** All folders of the account: at most `MOST_FOLDERS`. */
export function ownFolders(db: Database, user: Owner): Promise<FolderRow[]> {
  const own = and(eq(mediaFolder.ownerId, user.id), eq(mediaFolder.tenantId, user.tenantId));
  return db.select().from(mediaFolder).where(own).orderBy(mediaFolder.name, mediaFolder.id);
}

/** The folder with this id. Throws `not_found` if the account has none. */
export function folderOf(folders: readonly FolderRow[], id: number): FolderRow {
  const found = folders.find((folder) => folder.id === id);
  if (!found) throw new ApiError('not_found');
  return found;
}

/** Ids of a folder and of all that lie in it, to any depth. */
export function withFoldersIn(folders: readonly FolderRow[], id: number): number[] {
  const below = folders.filter(({ parentId }) => parentId === id);
  return [id, ...below.flatMap((folder) => withFoldersIn(folders, folder.id))];
}

/** Folders as the API sends them. `all`: those of the account. */
export async function toFolders(
  db: Database,
  all: readonly FolderRow[],
  shown: readonly FolderRow[] = all,
): Promise<MediaFolder[]> {
  const ids = shown.map(({ id }) => id);
  const counted = await db
    .select({ folderId: media.folderId, files: count() })
    .from(media)
    .where(and(inArray(media.folderId, ids), eq(media.retired, false)))
    .groupBy(media.folderId);
  const files = new Map(counted.map((row) => [row.folderId, row.files]));
  return shown.map(({ id, name, parentId, createdAt }) => ({
    id,
    name,
    parent: parentId,
    files: files.get(id) ?? 0,
    folders: all.filter((folder) => folder.parentId === id).length,
    createdAt: createdAt.toISOString(),
  }));
}
