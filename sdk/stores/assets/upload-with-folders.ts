/** Uploads files together with the folders that they lie in. */
import type { MediaFolder } from '../../contract/media/media-folder';

/** A file of a folder that was dropped or chosen. */
export interface FileInFolders {
  readonly file: File;
  /** Names of the folders around it, from the outermost one; empty for a file that was chosen alone. */
  readonly folders: readonly string[];
}

export interface FolderMaker {
  /** Folders of the account, those just made included. */
  folders(): readonly MediaFolder[];
  /** Makes a folder in another one, or at the top. Rejects where the server refuses it. */
  make(name: string, parent: number | null): Promise<MediaFolder>;
  /** Sends a file into a folder. */
  add(file: File, folder: number | null): void;
}

/**
 * Makes the folders that are missing, and sends each file into its folder below `parent`. A folder of the same name is used.
 * Rejects with the first folder that the server refuses: files before it are on their way then, the rest are not.
 */
export async function uploadWithFolders(
  files: readonly FileInFolders[],
  parent: number | null,
  maker: FolderMaker,
): Promise<void> {
  const known = new Map<string, number | null>([['[]', parent]]);
  for (const { file, folders } of files) maker.add(file, await folderAt(folders, known, maker));
}

async function folderAt(
  path: readonly string[],
  known: Map<string, number | null>,
  maker: FolderMaker,
): Promise<number | null> {
  const key = JSON.stringify(path);
  const found = known.get(key);
  if (found !== undefined) return found;
  const parent = await folderAt(path.slice(0, -1), known, maker);
  const name = path.at(-1) ?? '';
  const same = maker.folders().find((folder) => folder.parent === parent && isSameName(folder.name, name));
  const { id } = same ?? (await maker.make(name, parent));
  known.set(key, id);
  return id;
}

/** As the server compares names of folders. */
function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
