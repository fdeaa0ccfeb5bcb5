/**
 * PGlite as a database of several connections: `pg` speaks to its one session, so statements are prepared, read and
 * run as on PostgreSQL. What each of these files does and what it brings is in docs/decisions/embedded-database.md.
 */
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, DatabaseConnection } from '../database';
import { NamingClient } from '../named-statements';
import { embeddedBoss } from './embedded-boss';
import { createListeners } from './listeners';
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
  return connect(
    threadEntry ? await linkToThread(threadEntry, folder) : linkInThread(await openFolder(folder, onSync)),
  );
}

/** The default of 128 MB takes a third of the time that a start takes. */
const smallParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

/** Nothing is kept: for tests. `cluster`: a dump to start from, which takes a sixth of the time that a new one does. */
export async function openInMemory(cluster?: Blob): Promise<DatabaseConnection> {
  return connect(
    linkInThread(await openClient({ startParams: smallParams, ...(cluster && { loadDataDir: cluster }) })),
  );
}

/** A new database once `prepare` has run, for {@link openInMemory}. Without PostgreSQL's template databases it loads in half the time. */
export async function dumpCluster(prepare: (connection: DatabaseConnection) => Promise<void>): Promise<Blob> {
  const client = new PGlite({ extensions });
  await client.waitReady;
  await prepare(connect(linkInThread(client)));
  await client.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

function connect(link: ClosableLink): DatabaseConnection {
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
