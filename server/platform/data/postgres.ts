import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, DatabaseConnection } from './database';

/** Connections of one process, and those of its queue. */
const POOL_SIZE = 10;
const BOSS_POOL_SIZE = 3;

/** `onError` hears of connections that broke while idle; the pool replaces them. */
export function openPostgres(url: string, onError: (error: Error) => void): DatabaseConnection {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: 10_000 });
  pool.on('error', onError);
  const boss = { connectionString: url, max: BOSS_POOL_SIZE, connectionTimeoutMillis: 10_000 };
  return { db: drizzle({ client: pool }) as unknown as Database, embedded: false, boss, close: () => pool.end() };
}
