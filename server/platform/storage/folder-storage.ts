import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removeOlder } from './remove-older';
import { type ByteRange, checkKey, type Storage, type StoredFile } from './storage';

/**
 * Files below `folder`. A file is never changed in place, so its entity tag is made of its inode's change time and size:
 * a strong one without reading it.
 */
export function createFolderStorage(folder: string): Storage {
  const incoming = path.join(folder, '.incoming');
  const pathOf = (key: string) => path.join(folder, ...checkKey(key).split('/'));
  const settle = async (temporary: string, key: string) => {
    const target = pathOf(key);
    await mkdir(path.dirname(target), { recursive: true });
    await flush(temporary);
    await rename(temporary, target);
  };
  /** Nothing of what could not be written whole stays: it would take the room of what comes next. */
  const arriving = async (write: (temporary: string) => Promise<void>) => {
    await mkdir(incoming, { recursive: true });
    const temporary = path.join(incoming, randomUUID());
    try {
      await write(temporary);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  };
  return {
    async putFile(key, file) {
      checkKey(key);
      await arriving(async (temporary) => {
        await moveAcross(file, temporary);
        await settle(temporary, key);
      });
    },
    async put(key, content) {
      checkKey(key);
      await arriving(async (temporary) => {
        await writeFile(temporary, content);
        await settle(temporary, key);
      });
    },
    head: (key) => headOf(pathOf(key)),
    read: async (key, range) => openRange(pathOf(key), range),
    async localFile(key) {
      const file = pathOf(key);
      await stat(file);
      return file;
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
    list: (prefix) =>
      readdir(pathOf(prefix)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      }),
    sweepIncoming: (beforeMs) => removeOlder(incoming, beforeMs),
    deleteAll: (prefix) => rm(pathOf(prefix), { force: true, recursive: true }),
  };
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
