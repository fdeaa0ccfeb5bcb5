/** The measured server as a child of the benchmark. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { buildProgram } from '../../../build/program.mjs';
import type { Editor, HostReady, HostUse, HostWish } from './host';

export interface Host extends HostReady {
  use(): Promise<HostUse>;
  /** The editors with new tokens. */
  signIn(): Promise<readonly Editor[]>;
  close(): Promise<void>;
}

const BUNDLE = 'dist/programs/server-load-host.mjs';
const THREAD = path.resolve('dist/programs/server-load-database.mjs');

/** `address`: of a PostgreSQL whose role may create databases. Undefined: PGlite in a folder. `flags`: of Node. */
export async function openHost(editors: number, address: string | undefined, flags: readonly string[]): Promise<Host> {
  await buildProgram({ entryPoints: ['benchmarks/server/load/host.ts'], outfile: BUNDLE });
  await buildProgram({ entryPoints: ['server/platform/data/embedded/thread.ts'], outfile: THREAD });
  const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-load-'));
  const database = address && (await createDatabase(address));
  const args = [folder, String(editors), THREAD, ...(database ? [database.url] : [])];
  const child = fork(BUNDLE, args, { execArgv: [...flags], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ready = await reply<HostReady>(child);
  return {
    ...ready,
    use: () => {
      child.send('use' satisfies HostWish);
      return reply<HostUse>(child);
    },
    signIn: () => {
      child.send('sign in' satisfies HostWish);
      return reply<readonly Editor[]>(child);
    },
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
      if (database) await database.drop();
    },
  };
}

function reply<Reply>(child: ChildProcess): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const failed = (code: number | null) => reject(new Error(`The server ended with ${code}`));
    child.once('exit', failed);
    child.once('message', (message) => {
      child.off('exit', failed);
      resolve(message as Reply);
    });
  });
}

async function createDatabase(address: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `spotreel_load_${process.pid}_${Date.now()}`;
  await onServer(address, `create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(address, `drop database ${name} with (force)`) };
}

async function onServer(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
}
