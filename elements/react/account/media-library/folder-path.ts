import type { MediaFolder } from '@spotreel/sdk/internal/contract';

/** The folders from the top down to one, itself included. */
export function pathTo(folders: readonly MediaFolder[], id: number | null): MediaFolder[] {
  const folder = folders.find((one) => one.id === id);
  return folder ? [...pathTo(folders, folder.parent), folder] : [];
}

/** All folders in the order of a tree, with how deep each lies; 0 at the top. */
export function folderTree(folders: readonly MediaFolder[], parent: number | null = null, depth = 0): FolderInTree[] {
  return folders
    .filter((folder) => folder.parent === parent)
    .flatMap((folder) => [{ ...folder, depth }, ...folderTree(folders, folder.id, depth + 1)]);
}

export type FolderInTree = MediaFolder & { readonly depth: number };
