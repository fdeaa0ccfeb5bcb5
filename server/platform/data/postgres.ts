import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, DatabaseConnection } from './database';
import { WatchedClient } from './watched-client';

/** A pool of watched connections. A connection that breaks leaves the pool, even where the one who took it forgets it. */
class WatchedPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, Client: WatchedClient });
  }

  /** drizzle does not give a connection back that breaks at the `begin` of a transaction: each would take a place of the pool for good. */
  // biome-ignore lint/suspicious/noExplicitAny: `connect` has two overloads
  override connect(callback?: any): any {
    if (callback) return super.connect(callback);
    return super.connect().then((client) => {
      const release = client.release.bind(client);
      const giveBack = (error?: Error | boolean) => {
        client.off('end', lose);
        client.release = () => {};
        release(error);
      };
      const lose = () => giveBack(true);
      client.once('end', lose);
      client.release = giveBack;
      return client;
    });
  }
}

/** Connections of one process, and those of its queue. */
const POOL_SIZE = 10;
const BOSS_POOL_SIZE = 3;

/** Milliseconds of silence after which the system asks whether the other end is there. */
const KEEP_ALIVE_MS = 10_000;

/**
 * `onError` hears of connections that broke between two statements; the pool replaces them. The pool itself listens to idle ones
 * alone: one that breaks within a transaction would end the process.
 */
export function openPostgres(url: string, onError: (error: Error) => void): DatabaseConnection {
  const alive = { keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS };
  const limits = { connectionString: url, connectionTimeoutMillis: 10_000, ...alive };
  const pool = new WatchedPool({ ...limits, max: POOL_SIZE });
  pool.on('connect', (client) => client.on('error', onError));
  // heard already
  pool.on('error', () => {});
  const boss = { ...limits, Client: WatchedClient, max: BOSS_POOL_SIZE };
  return {
    db: drizzle({ client: pool }) as unknown as Database,
    embedded: false,
    boss,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}
