import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Address of a new database on the PostgreSQL of TEST_DATABASE_URL. */
export async function createDatabase(): Promise<string> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
