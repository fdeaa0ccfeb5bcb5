import type { FileInFolders } from '@spotreel/sdk/internal/stores';

/** Files that systems write into folders, and that are nothing to upload. */
const SYSTEM_FILES = new Set(['thumbs.db', 'desktop.ini']);

/** Files of a folder that was chosen in the system's dialog; files that were chosen alone lie in no folder. */
export function chosenFiles(files: readonly File[]): FileInFolders[] {
  return files
    .map((file) => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1) }))
    .filter(({ file, folders }) => isWanted(file.name) && folders.every(isWanted));
}

/** Dropped files and folders, with all that lies in these. Rejects when a file cannot be read. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<FileInFolders[]> {
  // The items are gone once the event is over.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return chosenFiles([...files]);
  const found = await Promise.all(entries.map((entry) => filesIn(entry, [])));
  return found.flat();
}

async function filesIn(entry: FileSystemEntry, folders: readonly string[]): Promise<FileInFolders[]> {
  if (!isWanted(entry.name)) return [];
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ file, folders }];
  }
  if (!isFolder(entry)) return [];
  const inside = await entriesOf(entry);
  const found = await Promise.all(inside.map((one) => filesIn(one, [...folders, entry.name])));
  return found.flat();
}

/** A reader answers at most 100 entries at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

function isWanted(name: string): boolean {
  return !name.startsWith('.') && !SYSTEM_FILES.has(name.toLowerCase());
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
