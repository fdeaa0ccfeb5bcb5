/**
 * The built server on a data folder of its own, with a demo account that may make long videos of every recipe. With
 * TEST_DATABASE_URL it has that database, which is empty, in place of the embedded one.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/platform/data/database';
import { openEmbedded } from '../../server/platform/data/embedded/open-embedded';
import { openPostgres } from '../../server/platform/data/postgres';

export const EMAIL = 'demo@spotreel.test';
export const PASSWORD = 'benchmark-password';

const { TEST_DATABASE_URL: databaseUrl } = process.env;

/** A machine with much else to do takes this long to start a server. */
const START_MS = 180_000;
/** Between two questions whether the server is ready. */
const LOOK_MS = 20;

export interface LocalServer {
  readonly address: string;
  /** Its `DATA_DIR`. */
  readonly folder: string;
  readonly processId: number;
  /** Ends the server and starts it anew; `prepare` as at the first start. Milliseconds from its start until it is ready. */
  restart(prepare?: (db: Database) => Promise<void>): Promise<number>;
  /** As `restart`, after `kill -9`. */
  restartKilled(): Promise<number>;
  /** Also removes its data. */
  stop(): Promise<void>;
}

/** `prepare` writes what the server shall find. Rejects when the build is missing or does not come up within three minutes. */
export async function startLocalServer(prepare?: (db: Database) => Promise<void>): Promise<LocalServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spotreel-bench-'));
  const port = await freePort();
  await end(await start(folder, port)); // makes the tables and the account
  await inDatabase(folder, async (db) => {
    await db.execute(sql`update app_user set limits = '{"additionalIngredientLimit": -1, "recipeDurationLimit": -1}'`);
    await db.execute(sql`
      insert into product (tenant_id, user_id, product_type, status, group_name, group_type)
      select tenant_id, id, 'single', 'active', 'Benchmark', 'benchmark' from app_user`);
    await prepare?.(db);
  });
  let server = await start(folder, port);
  const startAgain = async () => {
    const startedAt = performance.now();
    server = await start(folder, port);
    return performance.now() - startedAt;
  };
  return {
    address: addressOf(port),
    folder,
    get processId() {
      return server.pid ?? 0;
    },
    restart: async (prepareAgain) => {
      await end(server);
      if (prepareAgain) await inDatabase(folder, prepareAgain);
      return startAgain();
    },
    restartKilled: async () => {
      await end(server, 'SIGKILL');
      return startAgain();
    },
    stop: async () => {
      await end(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** No server may run. */
async function inDatabase(folder: string, act: (db: Database) => Promise<void>): Promise<void> {
  const { db, close } = databaseUrl
    ? openPostgres(databaseUrl, () => {})
    : await openEmbedded(path.join(folder, 'database'));
  await act(db);
  await close();
}

async function start(folder: string, port: number): Promise<ChildProcess> {
  const own = { DATA_DIR: folder, PORT: String(port), SPOTREEL_DEMO_PASSWORD: PASSWORD };
  const env = { ...process.env, ...own, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const server = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const giveUp = Date.now() + START_MS; Date.now() < giveUp && server.exitCode === null; await wait(LOOK_MS)) {
    const answer = await fetch(`${addressOf(port)}/readyz`).catch(() => undefined);
    if (answer?.ok) return server;
  }
  server.kill('SIGKILL');
  throw new Error('The server did not start; is dist/ built?');
}

async function end(server: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill(signal);
  await once(server, 'exit');
}

async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  socket.close();
  return typeof address === 'object' && address ? address.port : 0;
}

function addressOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}
