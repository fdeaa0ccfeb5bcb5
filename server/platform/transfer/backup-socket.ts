/**
 * An embedded database belongs to the process of its server: `npm run backup` asks that process. Its address lies in the data
 * folder, and is open to the user that the server runs as.
 */
import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { ReportStep } from './write-backup';

/** Longer addresses of sockets are refused by some systems. */
const LONGEST_ADDRESS = 100;

const request = z.object({ folder: z.string().max(4096), isSealed: z.boolean().default(false) });

/** Request of `npm run backup`. `isSealed`: it was given a key. */
export type BackupWish = z.infer<typeof request>;

type WriteBackup = (wish: BackupWish, report: ReportStep) => Promise<void>;
const answer = z.union([
  z.object({ line: z.string() }),
  z.object({ failure: z.string() }),
  z.object({ done: z.literal(true) }),
]);

/** `write` makes a backup in a folder, whose path is absolute. Returns what closes the address. */
export async function listenForBackups(dataDir: string, write: WriteBackup): Promise<() => Promise<void>> {
  const address = addressOf(dataDir);
  if (!isPipe(address)) rmSync(address, { force: true }); // of a process that was killed; the folder is locked for this one
  let running = Promise.resolve();
  const server = createServer((socket) => {
    socket.on('error', () => {}); // who asked has gone
    void firstLine(socket).then((line) => {
      running = running.then(() => serve(socket, line, write));
    });
  });
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  if (!isPipe(address)) chmodSync(address, 0o600);
  return async () => {
    await running;
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
}

/** Asks the server of the data folder. Rejects with an Error in plain words. */
export async function askForBackup(dataDir: string, wish: BackupWish, report: ReportStep): Promise<void> {
  const socket = connect(addressOf(dataDir));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', () =>
      reject(new Error('The server of this data folder does not answer. Is it of this version?')),
    );
  });
  socket.write(`${JSON.stringify(wish)}\n`);
  try {
    for await (const line of createInterface({ input: socket })) {
      const said = answer.parse(JSON.parse(line));
      if ('done' in said) return;
      if ('failure' in said) throw new Error(said.failure);
      report(said.line);
    }
    throw new Error('The server stopped before the backup was done.');
  } finally {
    socket.destroy();
  }
}

async function serve(socket: Socket, line: string, write: WriteBackup): Promise<void> {
  const say = (said: z.infer<typeof answer>) => socket.write(`${JSON.stringify(said)}\n`);
  try {
    const wish = request.parse(JSON.parse(line));
    if (!path.isAbsolute(wish.folder)) throw new Error('A backup needs the absolute path of a folder.');
    await write(wish, (text) => say({ line: text }));
    say({ done: true });
  } catch (error) {
    say({ failure: error instanceof Error ? error.message : 'The backup failed.' });
  }
  socket.end();
}

async function firstLine(socket: Socket): Promise<string> {
  for await (const line of createInterface({ input: socket })) return line;
  return '';
}

function addressOf(dataDir: string): string {
  const name = `spotreel-backup-${createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 32)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = path.join(path.resolve(dataDir), 'backup.sock');
  return Buffer.byteLength(inside) <= LONGEST_ADDRESS ? inside : path.join(tmpdir(), `${name}.sock`);
}

function isPipe(address: string): boolean {
  return address.startsWith('\\\\');
}
