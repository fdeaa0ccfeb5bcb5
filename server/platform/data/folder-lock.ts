/**
 * One process a data folder: two PGlite processes on one folder would lose data without an error. The lock is a listening socket
 * whose address is derived from the folder: the system frees it when the process dies, however it dies. One container does not
 * know the addresses of another. So a second socket lies in the folder, for containers of one machine that share a volume. Two
 * machines that share a volume of the network do not see each other.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { chmod, mkdir, open, readdir, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export class FolderLockedError extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Spotreel server. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

/** Makes the folder when it is not there. Throws {@link FolderLockedError}. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const real = realpathSync(folder);
  const releaseAddress = await lockByAddress(folder, lockAddress(real));
  try {
    const releaseInside = await lockInside(folder, path.join(real, 'locks'));
    return {
      async release() {
        await releaseInside();
        await releaseAddress();
      },
    };
  } catch (error) {
    await releaseAddress();
    throw error;
  }
}

type Release = () => Promise<void>;

/** Error codes of systems for a volume without sockets. */
const NO_SOCKETS: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL']);

async function lockByAddress(folder: string, address: string): Promise<Release> {
  const server = createLockServer();
  try {
    await listen(server, address);
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    if (!isFile(address) || (await answers(address))) throw new FolderLockedError(folder);
    // The file of a process that died: no process listens on it any more.
    rmSync(address, { force: true });
    await listen(server, address);
  }
  return () => close(server);
}

/**
 * Listens first and looks for others then: of two processes that start at once, at least one sees the other. On Linux only: other
 * systems run containers in a Linux machine. Where a volume has no sockets, the first lock counts alone.
 */
async function lockInside(folder: string, locks: string): Promise<Release> {
  if (process.platform !== 'linux') return async () => {};
  await mkdir(locks, { recursive: true });
  const handle = await open(locks);
  // addresses have 107 bytes at most, and paths more
  const addressOf = (name: string) => `/proc/self/fd/${handle.fd}/${name}`;
  const own = `${randomUUID()}.sock`;
  const server = createLockServer();
  const release = async () => {
    await close(server);
    await handle.close();
  };
  try {
    await listenForAll(server, addressOf(own)).catch((error: unknown) => {
      if (!NO_SOCKETS.has(codeOf(error) ?? '')) throw new Error(`${locks} cannot be written: ${String(error)}`);
    });
    for (const name of await readdir(locks)) {
      if (name === own || !name.endsWith('.sock')) continue;
      if (await answers(addressOf(name))) throw new FolderLockedError(folder);
      await rm(path.join(locks, name), { force: true });
    }
    return release;
  } catch (error) {
    await release();
    throw error;
  }
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

function createLockServer(): Server {
  return createServer((socket) => socket.destroy()).unref();
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

/** Every user may ask whether it listens: to one that may not, the socket of a dead process looks alive. */
async function listenForAll(server: Server, address: string): Promise<void> {
  await listen(server, address);
  await chmod(address, 0o666);
}

/** One that does not listen is closed already. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/** A process that is too busy to answer is there: only a refusal, or no such file, says that there is none. */
function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error) => resolve(!['ECONNREFUSED', 'ENOENT'].includes(codeOf(error) ?? '')));
  });
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
