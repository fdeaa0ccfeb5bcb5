/** Files in the browser's own file system (OPFS): on disk, seen by this origin alone. */
import type { FileSink } from './file-sink';

/** Only workers have it, and the DOM's types describe a page. */
interface SyncAccessHandle {
  write(data: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  flush(): void;
  close(): void;
}

const PREFIX = 'spotreel-export-';
/** A file of a tab that was closed stays until then. */
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000;

/** Undefined where a browser has no such file system for workers. */
export async function openStoredSink(mimeType: string): Promise<FileSink | undefined> {
  const folder = await navigator.storage?.getDirectory?.();
  if (!folder) return undefined;
  await removeLeftBehind(folder);
  const name = `${PREFIX}${crypto.randomUUID()}`;
  const entry = (await folder.getFileHandle(name, { create: true })) as FileSystemFileHandle & {
    createSyncAccessHandle?: () => Promise<SyncAccessHandle>;
  };
  const handle = await entry.createSyncAccessHandle?.();
  if (!handle) {
    await folder.removeEntry(name);
    return undefined;
  }
  let bytes = 0;
  return {
    get bytes() {
      return bytes;
    },
    write(data, position) {
      const written = handle.write(data, { at: position });
      if (written < data.byteLength) throw new DOMException('The disk is full.', 'QuotaExceededError');
      bytes = Math.max(bytes, position + data.byteLength);
    },
    async finish() {
      handle.flush();
      handle.close();
      const file = await entry.getFile();
      return { file: file.slice(0, file.size, mimeType), storedName: name };
    },
    async abort() {
      handle.close();
      await folder.removeEntry(name);
    },
  };
}

/** Never rejects: what cannot be removed now is removed by a later export. */
export async function removeStored(name: string): Promise<void> {
  const folder = await navigator.storage?.getDirectory?.().catch(() => undefined);
  await folder?.removeEntry(name).catch(() => undefined);
}

async function removeLeftBehind(folder: FileSystemDirectoryHandle): Promise<void> {
  const entries = folder as unknown as { values(): AsyncIterable<FileSystemHandle> };
  for await (const entry of entries.values()) {
    if (entry.kind !== 'file' || !entry.name.startsWith(PREFIX)) continue;
    const { lastModified } = await (entry as FileSystemFileHandle).getFile();
    if (Date.now() - lastModified > LEFT_BEHIND_MS) await removeStored(entry.name);
  }
}
