/** What a server and a worker share, and the worker: a new database of TEST_DATABASE_URL, a bucket, and a folder for its work. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type S3Server, startS3 } from '../../server/fixtures/s3/s3-server';
import { type RunningProgram, startProgram } from './running-program';

export interface WorkerPlace {
  readonly bucket: S3Server;
  /** Folder of the worker. */
  readonly dataDir: string;
  /** Environment of both. */
  readonly shared: Readonly<Record<string, string>>;
  /** The process that runs now. */
  worker(): RunningProgram;
  /** Starts the worker where it does not run. A server must have made the database. */
  start(entry: string): Promise<void>;
  close(): Promise<void>;
}

export async function openWorkerPlace(databaseUrl: string): Promise<WorkerPlace> {
  const name = `spotreel_${randomUUID().replaceAll('-', '')}`;
  await statement(databaseUrl, `create database ${name}`);
  const own = new URL(databaseUrl);
  own.pathname = `/${name}`;
  const bucket = await startS3();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'spotreel-faults-worker-'));
  const shared = { DATABASE_URL: own.href, ...bucket.variables };
  let worker: RunningProgram | undefined;
  return {
    bucket,
    dataDir,
    shared,
    worker() {
      if (!worker) throw new Error('No worker was started');
      return worker;
    },
    async start(entry) {
      if (worker && !worker.hasEnded()) return;
      worker = await startProgram({ entry, variables: { ...shared, DATA_DIR: dataDir, RENDER_PROCESSES: '2' } });
    },
    async close() {
      if (worker && !worker.hasEnded()) await worker.kill();
      await bucket.close();
      rmSync(dataDir, { recursive: true, force: true });
      await statement(databaseUrl, `drop database ${name} with (force)`);
    },
  };
}

async function statement(databaseUrl: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(text);
  await client.end();
}
