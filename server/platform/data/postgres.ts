import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, DatabaseConnection } from './database';
import { WatchedClient } from './watched-client';
import { WatchedPool } from './watched-pool';

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
