/** From the data folder of a server that was stopped into PostgreSQL and a bucket, as its settings name them. */
import path from 'node:path';
import type { Config } from '../config/config';
import type { DatabaseConnection } from '../data/database';
import { openEmbedded } from '../data/embedded/open-embedded';
import { lockFolder } from '../data/folder-lock';
import { migrationNames } from '../data/migrate';
import { readMigrationRecord } from '../data/migration-record';
import { openPostgres } from '../data/postgres';
import type { Log } from '../log/log';
import { createFolderStorage } from '../storage/folder-storage';
import { openStorage } from '../storage/open-storage';
import { withSnapshot } from './database-source';
import { loadDatabase } from './load-database';
import { prepareTarget, requireEmptyStorage } from './prepare-target';
import { copyFiles } from './stored-files';
import { migrationsOf, queueVersionOf } from './table-shapes';
import type { ReportStep } from './write-backup';

export type MoveSettings = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;

/**
 * Each row and each file is compared with what was read. The data folder stays as it is.
 * @throws Error in plain words; the new database is empty then
 */
export async function move(settings: MoveSettings, log: Log, report: ReportStep): Promise<void> {
  const { dataDir, databaseUrl, s3 } = settings;
  if (!databaseUrl && !s3)
    throw new Error('Set DATABASE_URL, the S3_* variables, or both: they say where the data folder is moved to.');
  const lock = await lockFolder(dataDir);
  try {
    if (s3) await moveFiles(settings, report);
    if (!databaseUrl) return;
    const from = await openEmbedded(path.join(dataDir, 'database'));
    const to = openPostgres(databaseUrl, (error) => log.error({ err: error }, 'database connection lost'));
    try {
      await moveRows(from, to, log, report);
    } finally {
      await to.close();
      await from.close();
    }
  } finally {
    await lock.release();
  }
}

/** Copies all rows of a database that no server has open into an empty one. */
export async function moveRows(
  from: DatabaseConnection,
  to: DatabaseConnection,
  log: Log,
  report: ReportStep,
): Promise<void> {
  const recorded = await migrationsOf(from.db);
  readMigrationRecord(recorded, migrationNames);
  const version = { holder: 'database', migrations: recorded, queueVersion: await queueVersionOf(from.db) } as const;
  const isCurrent = recorded.length === migrationNames.length && (await prepareTarget(to, version, log));
  if (!isCurrent)
    throw new Error('The data folder is of another version. Start and stop this version on it once, then move it.');
  let rows = 0;
  let tables = 0;
  await withSnapshot(from.db, (source) =>
    loadDatabase(to.db, source, (_table, count) => {
      rows += count;
      tables += 1;
    }),
  );
  report(`${rows} rows of ${tables} tables are in the new database, each compared with the old one`);
}

async function moveFiles(settings: MoveSettings, report: ReportStep): Promise<void> {
  const folder = createFolderStorage(path.join(settings.dataDir, 'files'));
  const bucket = await openStorage(settings);
  await requireEmptyStorage(bucket, new Set(await folder.keys()));
  let count = 0;
  let bytes = 0;
  for await (const { sizeBytes } of copyFiles(folder, bucket, path.join(settings.dataDir, 'tmp'))) {
    count += 1;
    bytes += sizeBytes;
  }
  report(`${count} files (${(bytes / 1e6).toFixed(1)} MB) are in the bucket, each compared with the old one`);
}
