import { eq } from 'drizzle-orm';
import type { Owner } from '../../account/session/authenticate';
import { appUser } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import { type FolderRow, ownFolders, withFoldersIn } from './own-folders';

/** Folders of one account. */
export const MOST_FOLDERS = 1000;
/** Folders that lie in each other. */
export const DEEPEST = 8;

/** Reads the account's folders and keeps others from changing them until the transaction ends. */
export async function lockFolders(tx: Database, user: Owner): Promise<FolderRow[]> {
  await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, user.id)).for('no key update');
  return ownFolders(tx, user);
}

export interface FolderPlace {
  /** Undefined: a new folder. */
  readonly id?: number | undefined;
  readonly name: string;
  readonly parentId: number | null;
}

/** Throws `not_found` for a foreign parent, and `validation_failed` at `name` or `parent` where a folder cannot be put. */
export function requirePlace(folders: readonly FolderRow[], { id, name, parentId }: FolderPlace): void {
  if (id === undefined && folders.length >= MOST_FOLDERS)
    throw invalidFields({ name: ['You have 1,000 folders. Delete one first.'] });
  if (parentId !== null && !folders.some((folder) => folder.id === parentId)) throw new ApiError('not_found');
  const moved = id === undefined ? [] : withFoldersIn(folders, id);
  if (parentId !== null && moved.includes(parentId))
    throw invalidFields({ parent: ['A folder can’t be moved into itself.'] });
  const height = id === undefined ? 1 : heightOf(folders, id);
  if (depthOf(folders, parentId) + height > DEEPEST)
    throw invalidFields({ parent: ['Folders can be at most eight deep.'] });
  const isTaken = folders.some(
    (folder) => folder.id !== id && folder.parentId === parentId && sameName(folder.name, name),
  );
  if (isTaken) throw invalidFields({ name: ['There is a folder with this name.'] });
}

function sameName(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}

/** 0 at the top. */
function depthOf(folders: readonly FolderRow[], id: number | null): number {
  const folder = folders.find((one) => one.id === id);
  return folder ? 1 + depthOf(folders, folder.parentId) : 0;
}

function heightOf(folders: readonly FolderRow[], id: number): number {
  const below = folders.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...below.map((folder) => heightOf(folders, folder.id)));
}
