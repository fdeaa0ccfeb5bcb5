/** A backup of an installation, whether its server runs or not; and the way back. */
import path from 'node:path';
import type { Config } from '../config/config';
import { readSecretFile } from '../config/secret-files';
import type { DatabaseConnection } from '../data/database';
import { openEmbedded } from '../data/embedded/open-embedded';
import { FolderLockedError, lockFolder } from '../data/folder-lock';
import { openPostgres } from '../data/postgres';
import type { Log } from '../log/log';
import { createFolderStorage } from '../storage/folder-storage';
import { openStorage } from '../storage/open-storage';
import type { Storage } from '../storage/storage';
import { askForBackup } from './backup-socket';
import { restoreInto } from './read-backup';
import { type ReportStep, writeBackup } from './write-backup';

export type InstallationSettings = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'> &
  Partial<Pick<Config, 'backupKeyFile'>>;

/** @throws Error in plain words; nothing has the folder's name then */
export async function backUp(
  settings: InstallationSettings,
  folder: string,
  log: Log,
  report: ReportStep,
): Promise<void> {
  const { dataDir, databaseUrl, backupKeyFile } = settings;
  if (databaseUrl) return writeFrom(openShared(databaseUrl, log), settings, folder, report);
  const lock = await lockFolder(dataDir).catch((error: unknown) => {
    if (error instanceof FolderLockedError) return undefined;
    throw error;
  });
  if (!lock) return askForBackup(dataDir, { folder, isSealed: backupKeyFile !== undefined }, report);
  try {
    await writeFrom(await openEmbedded(path.join(dataDir, 'database')), settings, folder, report);
  } finally {
    await lock.release();
  }
}

/**
 * Into the database and the storage that the settings name, which must be empty.
 * @throws Error in plain words; it can be tried again
 */
export async function restore(
  settings: InstallationSettings,
  folder: string,
  log: Log,
  report: ReportStep,
): Promise<void> {
  const { dataDir, databaseUrl, backupKeyFile } = settings;
  const key = await readSecretFile('BACKUP_KEY_FILE', backupKeyFile);
  const lock = await lockFolder(dataDir);
  try {
    const storage = await openStorage(settings);
    const connection = databaseUrl ? openShared(databaseUrl, log) : await openEmbedded(path.join(dataDir, 'database'));
    try {
      await restoreInto({ connection, storage, dataDir, log, key }, folder, report);
    } finally {
      await connection.close();
    }
  } finally {
    await lock.release();
  }
}

async function writeFrom(
  connection: DatabaseConnection,
  settings: InstallationSettings,
  folder: string,
  report: ReportStep,
): Promise<void> {
  try {
    const { dataDir, backupKeyFile } = settings;
    const key = await readSecretFile('BACKUP_KEY_FILE', backupKeyFile);
    await writeBackup({ db: connection.db, storage: await storageToRead(settings), dataDir, key }, folder, report);
  } finally {
    await connection.close();
  }
}

/** `openStorage` would sweep what a running server still receives. */
async function storageToRead(settings: InstallationSettings): Promise<Storage> {
  return settings.s3 ? openStorage(settings) : createFolderStorage(path.join(settings.dataDir, 'files'));
}

function openShared(databaseUrl: string, log: Log): DatabaseConnection {
  return openPostgres(databaseUrl, (error) => log.error({ err: error }, 'database connection lost'));
}
