import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, DatabaseConnection } from './database';
import { NamingClient } from './named-statements';

/** Connections of one process, and those of its queue. */
const POOL_SIZE = 10;
const BOSS_POOL_SIZE = 3;

/** `onError` hears of connections that broke while idle; the pool replaces them. */
export function openPostgres(url: string, onError: (error: Error) => void): DatabaseConnection {
  const limits = { connectionString: url, connectionTimeoutMillis: 10_000 };
  const pool = new pg.Pool({ ...limits, Client: NamingClient, max: POOL_SIZE });
  pool.on('error', onError);
  const boss = { ...limits, max: BOSS_POOL_SIZE };
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
