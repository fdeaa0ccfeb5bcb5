/**
 * PGlite as a database of several connections: `pg` speaks to its one session, so statements are prepared, read and
 * run as on PostgreSQL. What each of these files does and what it brings is in docs/decisions/embedded-database.md.
 */
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { ConstructorOptions, Db } from 'pg-boss';
import type { Database, DatabaseConnection } from '../database';
import { NamingClient } from '../named-statements';
import { extensions, openClient, openFolder } from './open-client';
import { type ClosableLink, linkInThread, linkToThread } from './session-links';
import { SessionStream } from './session-stream';

/** Statements that are under way at a time; those that write are flushed together. */
const CONNECTIONS = 32;

export interface EmbeddedOptions {
  /** File of the built thread. Default: the database runs in the thread of its caller. */
  readonly threadEntry?: string | undefined;
  /** Called after each flush to the disk, where the database runs in the caller's thread. */
  readonly onSync?: () => void;
}

/** The folder must be locked by the caller (`folder-lock.ts`). */
export async function openEmbedded(
  folder: string,
  { threadEntry, onSync }: EmbeddedOptions = {},
): Promise<DatabaseConnection> {
  return connectThrough(
    threadEntry ? await linkToThread(threadEntry, folder) : linkInThread(await openFolder(folder, onSync)),
  );
}

/** The default of 128 MB takes a third of the time that a start takes. */
const smallParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

/** See {@link openInMemory}. */
export function openClientInMemory(cluster?: Blob): Promise<PGlite> {
  return openClient({ startParams: smallParams, ...(cluster && { loadDataDir: cluster }) });
}

/** Nothing is kept: for tests. `cluster`: a dump to start from, which takes a sixth of the time that a new one does. */
export async function openInMemory(cluster?: Blob): Promise<DatabaseConnection> {
  return connectThrough(linkInThread(await openClientInMemory(cluster)));
}

/** A new database once `prepare` has run, for {@link openInMemory}. Without PostgreSQL's template databases it loads in half the time. */
export async function dumpCluster(prepare: (connection: DatabaseConnection) => Promise<void>): Promise<Blob> {
  const client = new PGlite({ extensions });
  await client.waitReady;
  await prepare(connectThrough(linkInThread(client)));
  await client.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

/** Closing the connection closes the link. */
export function connectThrough(link: ClosableLink): DatabaseConnection {
  const pool = new pg.Pool({
    Client: NamingClient,
    max: CONNECTIONS,
    // a connection costs nothing
    idleTimeoutMillis: 0,
    stream: () => new SessionStream(link) as never,
  });
  const listeners = createListeners((statement) => pool.query(statement));
  pool.on('connect', listeners.watch);
  const close = async () => {
    await pool.end();
    await link.close();
  };
  return {
    db: drizzle({ client: pool }) as unknown as Database,
    embedded: true,
    boss: embeddedBoss(pool, listeners),
    close,
  };
}

/** pg-boss on the embedded database, through the server's own connections. */
interface Rows {
  readonly rows: unknown[];
}

function embeddedBoss(pool: pg.Pool, listeners: Listeners): Pick<ConstructorOptions, 'db' | 'backend'> {
  const db: Db = {
    executeSql: (text, values) => (values?.length ? pool.query(text, values) : runScript(pool, text)),
    async listen(channel, onNotification, onReconnect) {
      const unlisten = await listeners.listen(channel, (payload) => onNotification(payload));
      onReconnect();
      return { close: async () => unlisten() };
    },
  };
  return { db, backend: 'pglite' };
}

/** Statements of one text. One that fails ends the transaction that the text has begun. */
async function runScript(pool: pg.Pool, text: string): Promise<Rows> {
  const client = await pool.connect();
  try {
    const results: unknown = await client.query(text);
    const all = (Array.isArray(results) ? results : [results]) as Rows[];
    return { rows: all.flatMap(({ rows }) => rows) };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Listeners of the embedded database, whose one session all connections share. */
interface Listeners {
  /** Answers the function that ends it. */
  listen(channel: string, hear: (payload: string) => void): Promise<() => void>;
  /** Every connection needs it: the session notifies the one that runs a statement. */
  readonly watch: (client: pg.ClientBase) => void;
}

function createListeners(run: (statement: string) => Promise<unknown>): Listeners {
  const hearing = new Map<(payload: string) => void, string>();
  return {
    async listen(channel, hear) {
      const heard = (payload: string) => hear(payload);
      hearing.set(heard, channel);
      await run(`listen "${channel.replaceAll('"', '""')}"`);
      return () => hearing.delete(heard);
    },
    watch: (client) => {
      client.on('notification', ({ channel, payload }) => {
        for (const [heard, its] of hearing) if (its === channel) heard(payload ?? '');
      });
    },
  };
}
