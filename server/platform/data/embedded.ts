/**
 * PGlite in a folder, made safe against a power cut: by default it runs without fsync, and its file system has none.
 * `durable-embedded.test.ts` proves that the hook is called; it leans on the internals of the pinned version.
 */
import { fdatasyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, DatabaseConnection } from './database';
import { bossOnPglite } from './pglite-boss';

interface OpenFile {
  readonly nfd: number;
}

interface NodeFsModule {
  readonly NODEFS: { stream_ops: { fsync?: (stream: OpenFile) => void } };
}

class SyncedNodeFs extends NodeFS {
  readonly #onSync: () => void;

  constructor(folder: string, onSync: () => void) {
    super(folder);
    this.#onSync = onSync;
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook = (module: unknown) => {
      (module as NodeFsModule).NODEFS.stream_ops.fsync = ({ nfd }) => {
        fdatasyncSync(nfd);
        this.#onSync();
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } };
  }
}

/** Those that migrations create. */
const extensions = { pg_trgm, btree_gin };

/** `-F` is "no fsync". */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c', 'fsync=on', '-c', 'wal_sync_method=fsync',
];

/** `onSync` is called after each flush to the disk. The folder must be locked by the caller (`folder-lock.ts`). */
export async function openEmbedded(folder: string, onSync: () => void = () => {}): Promise<DatabaseConnection> {
  return connect(new PGlite({ extensions, fs: new SyncedNodeFs(folder, onSync), startParams }));
}

/** The default of 128 MB takes a third of the time that a start takes. */
const smallParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

/** Nothing is kept: for tests. `cluster`: a dump to start from, which takes a sixth of the time that a new one does. */
export async function openInMemory(cluster?: Blob): Promise<DatabaseConnection> {
  return connect(new PGlite({ extensions, startParams: smallParams, ...(cluster && { loadDataDir: cluster }) }));
}

/** A new database once `prepare` has run, for {@link openInMemory}. Without PostgreSQL's template databases it loads in half the time. */
export async function dumpCluster(prepare: (connection: DatabaseConnection) => Promise<void>): Promise<Blob> {
  const client = new PGlite({ extensions });
  await prepare(await connect(client));
  await client.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

async function connect(client: PGlite): Promise<DatabaseConnection> {
  await client.waitReady;
  const db = drizzle({ client }) as unknown as Database;
  return { db, embedded: true, boss: bossOnPglite(client), close: () => client.close() };
}
