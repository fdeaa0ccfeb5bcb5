/** A backup of an installation in a folder, and the way back into an empty one. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baseline } from '../../../../server/platform/data/baseline/baseline';
import { formerMigrations } from '../../../../server/platform/data/baseline/former-migrations';
import { type DatabaseConnection, rowsOf } from '../../../../server/platform/data/database';
import { openEmbedded } from '../../../../server/platform/data/embedded/open-embedded';
import { lockFolder } from '../../../../server/platform/data/folder-lock';
import { migrate } from '../../../../server/platform/data/migrate';
import { silentLog } from '../../../../server/platform/log/log';
import { createFolderStorage } from '../../../../server/platform/storage/folder-storage';
import type { Storage } from '../../../../server/platform/storage/storage';
import { backUp, restore } from '../../../../server/platform/transfer/backup';
import { listenForBackups } from '../../../../server/platform/transfer/backup-socket';
import { restoreInto } from '../../../../server/platform/transfer/read-backup';
import { writeBackup } from '../../../../server/platform/transfer/write-backup';
import { openMigratedDatabase, openTestDatabase } from '../../fixtures/database';
import { openStoredDatabase } from '../../fixtures/stored-folder';

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-backup-'));
const inFolder = (name: string) => path.join(folder, name);
const nothing = () => {};
const open: DatabaseConnection[] = [];
const said: string[] = [];

beforeAll(async () => {
  const connection = await openMigratedDatabase();
  open.push(connection);
  await fill(connection);
  await writeBackup({ ...partsOf('one'), db: connection.db }, inFolder('monday'), (line) => said.push(line));
});
afterAll(async () => {
  for (const connection of open) await connection.close();
  rmSync(folder, { recursive: true });
});

const partsOf = (name: string) => ({
  dataDir: inFolder(name),
  storage: createFolderStorage(path.join(inFolder(name), 'files')),
});

async function fill({ db }: DatabaseConnection): Promise<void> {
  await db.execute(sql`insert into tenant (id, slug, name) values (1, 'team', 'Team')`);
  await db.execute(
    sql`insert into app_user (id, tenant_id, email, password_hash) values (7, 1, 'ada@spotreel.test', 'hash')`,
  );
  const { dataDir, storage } = partsOf('one');
  mkdirSync(path.join(dataDir, 'help'), { recursive: true });
  writeFileSync(path.join(dataDir, 'help', 'team.md'), '# Ask Kim');
  await storage.put('media/1/picture.png', Buffer.from('a picture'));
  await storage.put('renders/2.mp4', Buffer.alloc(300_000, 7));
  await storage.put('segments/7/kept.mp4', Buffer.from('painted anew where it is missing'));
}

async function emptyInstallation(name: string) {
  const connection = await openTestDatabase();
  open.push(connection);
  return { ...partsOf(name), connection, log: silentLog };
}

const peopleOf = ({ db }: DatabaseConnection) => rowsOf(db, sql`select id::int, email from app_user`);

test('goes into an empty installation as it was', async () => {
  expect(said.at(-1)).toBe(`The backup is in ${inFolder('monday')}`);
  expect(said).toContain('2 files, 0.3 MB');
  expect(statSync(inFolder('monday')).mode & 0o077, 'its owner alone reads it').toBe(0);
  const two = await emptyInstallation('two');
  await restoreInto(two, inFolder('monday'), nothing);
  expect(await peopleOf(two.connection)).toEqual([{ id: 7, email: 'ada@spotreel.test' }]);
  expect((await two.storage.keys()).toSorted()).toEqual(['media/1/picture.png', 'renders/2.mp4']);
  expect(await text(await two.storage.read('media/1/picture.png'))).toBe('a picture');
  expect(readFileSync(path.join(two.dataDir, 'help', 'team.md'), 'utf8')).toBe('# Ask Kim');
  const again = restoreInto(two, inFolder('monday'), nothing);
  await expect(again).rejects.toThrow('has people in it already');
});

test('is not written over another one', async () => {
  const [one] = open;
  const again = one && writeBackup({ ...partsOf('one'), db: one.db }, inFolder('monday'), nothing);
  await expect(again).rejects.toThrow('is there already');
});

test('of the version before the baseline comes with its record, without the jobs of another queue', async () => {
  const connection = await openStoredDatabase();
  open.push(connection);
  await connection.db.execute(sql`update spotreel_jobs.version set version = version - 1`);
  await writeBackup({ ...partsOf('old'), db: connection.db }, inFolder('old-backup'), nothing);
  const lines: string[] = [];
  const target = await emptyInstallation('of-old');
  await restoreInto(target, inFolder('old-backup'), (line) => lines.push(line));
  expect(await rowsOf(target.connection.db, sql`select from migration`)).toHaveLength(formerMigrations.length);
  expect(lines).toContain('Jobs that waited are of another version: ask again for exports that were under way');
  await migrate(target.connection.db);
  expect(await rowsOf(target.connection.db, sql`select name from migration`)).toEqual([{ name: baseline.name }]);
  expect(await peopleOf(target.connection)).toHaveLength(3);
});

test('of a version that lacks a former migration is refused by name, and nothing is written', async () => {
  const file = inFolder('old-backup/backup.json');
  const kept = readFileSync(file, 'utf8');
  writeFileSync(file, kept.replace('"0001-initial",', ''));
  const target = await emptyInstallation('of-older');
  await expect(restoreInto(target, inFolder('old-backup'), nothing)).rejects.toThrow(
    /^database_older: .*wrote this backup.* Restore it with the version of commit 00fd2a91/,
  );
  expect(await rowsOf(target.connection.db, sql`select to_regclass('migration') as name`)).toEqual([{ name: null }]);
  expect(await target.storage.keys()).toEqual([]);
  writeFileSync(file, kept);
});

test('of a newer version is refused', async () => {
  const file = inFolder('monday/backup.json');
  const kept = readFileSync(file, 'utf8');
  writeFileSync(file, kept.replace(`"${baseline.name}"`, '"9999-of-tomorrow"'));
  const three = await emptyInstallation('three');
  await expect(restoreInto(three, inFolder('monday'), nothing)).rejects.toThrow('newer version');
  writeFileSync(file, kept);
});

test('with a changed file is refused, and can be restored once it is whole', async () => {
  const file = inFolder('monday/files/media/1/picture.png');
  const four = await emptyInstallation('four');
  writeFileSync(file, 'another');
  await expect(restoreInto(four, inFolder('monday'), nothing)).rejects.toThrow(
    'The file media/1/picture.png is not the one that was backed up.',
  );
  expect(await rowsOf(four.connection.db, sql`select from app_user`)).toHaveLength(0);
  writeFileSync(file, 'a picture');
  await restoreInto(four, inFolder('monday'), nothing);
  expect(await peopleOf(four.connection)).toHaveLength(1);
});

test('that fails leaves nothing: the disk may be full', async () => {
  const { dataDir, storage } = partsOf('one');
  const broken: Storage = {
    ...storage,
    read: () => Promise.reject(new Error('no space')),
    localFile: () => Promise.reject(new Error('no space')),
  };
  const backup = writeBackup({ dataDir, storage: broken, db: open[0]!.db }, inFolder('tuesday'), nothing);
  await expect(backup).rejects.toThrow('cannot be read');
  expect(readdirSync(folder).filter((name) => name.startsWith('tuesday'))).toEqual([]);
});

test('that was not finished is none', async () => {
  mkdirSync(inFolder('half'));
  const five = await emptyInstallation('five');
  await expect(restoreInto(five, inFolder('half'), nothing)).rejects.toThrow('was not finished');
});

test('goes into a data folder; the server that has it open writes the next one', { timeout: 120_000 }, async () => {
  const settings = { dataDir: inFolder('data'), databaseUrl: undefined, s3: undefined };
  await restore(settings, inFolder('monday'), silentLog, nothing);
  const lock = await lockFolder(settings.dataDir);
  await expect(backUp(settings, inFolder('tuesday'), silentLog, nothing)).rejects.toThrow('does not answer');
  const connection = await openEmbedded(path.join(settings.dataDir, 'database'));
  expect(await peopleOf(connection)).toHaveLength(1);
  const close = await listenForBackups(settings.dataDir, (wish, report) =>
    writeBackup({ ...partsOf('data'), db: connection.db }, wish.folder, report),
  );
  const lines: string[] = [];
  await backUp(settings, inFolder('tuesday'), silentLog, (line) => lines.push(line));
  expect(lines.at(-1)).toBe(`The backup is in ${inFolder('tuesday')}`);
  await expect(backUp(settings, inFolder('tuesday'), silentLog, nothing)).rejects.toThrow('is there already');
  expect(existsSync(inFolder('tuesday/backup.json'))).toBe(true);
  expect(readdirSync(folder)).not.toContain('tuesday.partial');
  await close();
  await connection.close();
  await lock.release();
});
