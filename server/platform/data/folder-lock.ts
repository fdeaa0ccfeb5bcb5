/**
 * One process a data folder. The lock is a listening socket whose address is derived from the folder: the system frees
 * it when the process dies, however it dies. Two PGlite processes on one folder would lose data without an error.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export class FolderLockedError extends Error {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another Spotreel server. Stop that one, or set DATA_DIR to another folder.`);
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

/** Makes the folder when it is not there. Throws {@link FolderLockedError}. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const address = lockAddress(realpathSync(folder));
  const server = createServer((socket) => socket.destroy());
  server.unref();
  try {
    await listen(server, address);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (!isFile(address) || (await answers(address))) throw new FolderLockedError(folder);
    // The file of a process that died: no process listens on it any more.
    rmSync(address, { force: true });
    await listen(server, address);
  }
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Linux: an abstract socket, which needs no file. Windows: a named pipe. Elsewhere: a socket file, checked for life. */
function lockAddress(folder: string): string {
  const name = `spotreel-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return path.join(tmpdir(), `${name}.sock`);
}

function isFile(address: string): boolean {
  return address.startsWith('/');
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
