import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removeOlder } from './remove-older';
import { type ByteRange, checkKey, type Storage, type StoredFile } from './storage';

/**
 * Files below `folder`. A file is never changed in place, so its entity tag is its inode's change time and size: a
 * strong one, without reading the file.
 */
export function createFolderStorage(folder: string): Storage {
  const incoming = path.join(folder, '.incoming');
  const pathOf = (key: string) => path.join(folder, ...checkKey(key).split('/'));
  return {
    putFile: async (key, file) => arrive(incoming, pathOf(key), (temporary) => moveAcross(file, temporary)),
    put: async (key, content) => arrive(incoming, pathOf(key), (temporary) => writeFile(temporary, content)),
    head: (key) => headOf(pathOf(key)),
    read: async (key, range) => openRange(pathOf(key), range),
    async localFile(key) {
      const file = pathOf(key);
      await stat(file);
      return file;
    },
    async copy(from, to) {
      const source = pathOf(from);
      if (!(await headOf(source))) return false;
      await arrive(incoming, pathOf(to), (temporary) => linkOrCopy(source, temporary));
      return true;
    },
    async move(from, to) {
      const source = pathOf(from);
      const target = pathOf(to);
      if (!(await headOf(source))) return false;
      await mkdir(path.dirname(target), { recursive: true });
      await rename(source, target);
      return true;
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    list: async (prefix) => namesIn(pathOf(prefix)),
    keys: () => keysIn(folder),
    sweepIncoming: (beforeMs) => removeOlder(incoming, beforeMs),
    deleteAll: (prefix) => rm(pathOf(prefix), { force: true, recursive: true }),
  };
}

/** Writes a temporary file and renames it to `target`. A file that could not be written whole is removed. */
async function arrive(incoming: string, target: string, write: (temporary: string) => Promise<void>): Promise<void> {
  await mkdir(incoming, { recursive: true });
  const temporary = path.join(incoming, randomUUID());
  try {
    await write(temporary);
    await mkdir(path.dirname(target), { recursive: true });
    await flush(temporary);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** None for a folder that does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Keys of the files in a folder. A file that still arrives is not listed. */
async function keysIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((key) => !key.startsWith('.incoming/'));
}

async function headOf(file: string): Promise<StoredFile | undefined> {
  const found = await stat(file, { bigint: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!found?.isFile()) return undefined;
  const etag = `"${found.size.toString(36)}-${found.ctimeNs.toString(36)}-${found.ino.toString(36)}"`;
  return { sizeBytes: Number(found.size), etag, modifiedAt: new Date(Number(found.mtimeMs)) };
}

/** Opens before it answers: a missing file is an error here, not in the middle of a stream. */
async function openRange(file: string, range: ByteRange | undefined) {
  const handle = await open(file, 'r');
  return createReadStream(file, { fd: handle, ...(range && { start: range.start, end: range.end }) });
}

/** Files are never changed in place, so two names may lead to one file. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
}

async function moveAcross(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(from, to);
    await unlink(from);
  }
}

/** The database must never know a file that a power cut took. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.datasync();
  } finally {
    await handle.close();
  }
}
