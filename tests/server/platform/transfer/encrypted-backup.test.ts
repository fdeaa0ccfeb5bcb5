/** A backup that only its key opens. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSecretFile } from '../../../../server/platform/config/secret-files';
import { type DatabaseConnection, rowsOf } from '../../../../server/platform/data/database';
import { silentLog } from '../../../../server/platform/log/log';
import { createFolderStorage } from '../../../../server/platform/storage/folder-storage';
import { newCipher } from '../../../../server/platform/transfer/backup-cipher';
import { restoreInto } from '../../../../server/platform/transfer/read-backup';
import { writeBackup } from '../../../../server/platform/transfer/write-backup';
import { openMigratedDatabase, openTestDatabase } from '../../fixtures/database';

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-encrypted-'));
const inFolder = (name: string) => path.join(folder, name);
const KEY = 'correct horse battery staple';
const open: DatabaseConnection[] = [];
const MARKS = ['ada@spotreel.test', 'a picture of Ada', 'Ask Kim'];

const partsOf = (name: string) => ({
  dataDir: inFolder(name),
  storage: createFolderStorage(path.join(inFolder(name), 'files')),
});

beforeAll(async () => {
  const connection = await openMigratedDatabase();
  open.push(connection);
  const { db } = connection;
  await db.execute(sql`insert into tenant (id, slug, name) values (1, 'team', 'Team')`);
  await db.execute(
    sql`insert into app_user (id, tenant_id, email, password_hash) values (7, 1, 'ada@spotreel.test', 'hash')`,
  );
  const one = partsOf('one');
  mkdirSync(path.join(one.dataDir, 'help/de'), { recursive: true });
  writeFileSync(path.join(one.dataDir, 'help/de/team.md'), 'Ask Kim');
  await one.storage.put('media/1/picture.png', Buffer.from('a picture of Ada'));
  await one.storage.put('renders/2.mp4', Buffer.alloc(300_000, 7));
  await one.storage.put('renders/empty.mp4', Buffer.alloc(0));
  await writeBackup({ ...one, db, key: KEY }, inFolder('monday'), () => {});
});
afterAll(async () => {
  for (const connection of open) await connection.close();
  rmSync(folder, { recursive: true });
});

async function restored(name: string, key: string | undefined) {
  const connection = await openTestDatabase();
  open.push(connection);
  const parts = partsOf(name);
  await restoreInto({ ...parts, connection, log: silentLog, key }, inFolder('monday'), () => {});
  return { ...parts, db: connection.db };
}

test('has nothing that can be read', () => {
  const files = readdirSync(inFolder('monday'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(files.length).toBeGreaterThan(10);
  for (const { parentPath, name } of files) {
    const bytes = readFileSync(path.join(parentPath, name));
    for (const mark of MARKS) expect([name, bytes.includes(mark)]).toEqual([name, false]);
    expect(bytes.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b])), `${name} is no open archive`).toBe(false);
  }
});

test('opens with its key', async () => {
  const { db, storage, dataDir } = await restored('two', KEY);
  expect(await rowsOf(db, sql`select email from app_user`)).toEqual([{ email: 'ada@spotreel.test' }]);
  expect(await text(await storage.read('media/1/picture.png'))).toBe('a picture of Ada');
  expect((await storage.head('renders/2.mp4'))?.sizeBytes).toBe(300_000);
  expect((await storage.head('renders/empty.mp4'))?.sizeBytes).toBe(0);
  expect(readFileSync(path.join(dataDir, 'help/de/team.md'), 'utf8')).toBe('Ask Kim');
});

test('is refused by name with another key and without one', async () => {
  await expect(restored('three', `${KEY}s`)).rejects.toThrow('is not the one that the backup was encrypted with');
  await expect(restored('four', undefined)).rejects.toThrow('The backup is encrypted');
});

test('with a changed file is refused', async () => {
  const file = inFolder('monday/files/renders/2.mp4');
  const kept = readFileSync(file);
  const changed = Buffer.from(kept);
  changed.writeUInt8(changed.readUInt8(100_000) ^ 1, 100_000);
  writeFileSync(file, changed);
  const refusal = 'The file files/renders/2.mp4 of the backup was changed or is not whole.';
  await expect(restored('five', KEY)).rejects.toThrow(refusal);
  writeFileSync(file, kept);
});

async function* inSteps(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 10_007) yield bytes.subarray(at, at + 10_007);
}

async function whole(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of chunks) parts.push(part);
  return Buffer.concat(parts);
}

test('every length comes back', async () => {
  const cipher = newCipher(KEY);
  for (const length of [0, 1, 65_535, 65_536, 65_537, 131_072, 200_001]) {
    const bytes = Buffer.alloc(length, length % 251);
    const sealed = await whole(cipher.seal('x')(inSteps(bytes)));
    expect((await whole(cipher.open('x')(inSteps(sealed)))).equals(bytes)).toBe(true);
  }
});

test('what was cut, moved or renamed does not open', async () => {
  const cipher = newCipher(KEY);
  const sealed = await whole(cipher.seal('x')(inSteps(Buffer.alloc(200_000, 7))));
  const opened = (bytes: Buffer, name = 'x') => whole(cipher.open(name)(inSteps(bytes)));
  const segment = 64 * 1024 + 16;
  const parts = [0, 1].map((index) => sealed.subarray(16 + index * segment, 16 + (index + 1) * segment));
  const moved = Buffer.concat([sealed.subarray(0, 16), parts[1]!, parts[0]!, sealed.subarray(16 + 2 * segment)]);
  // a whole number of segments
  for (const bytes of [sealed.subarray(0, 16 + 2 * segment), sealed.subarray(0, 16), sealed.subarray(0, 5), moved])
    await expect(opened(bytes)).rejects.toThrow('was changed or is not whole');
  await expect(opened(sealed, 'y')).rejects.toThrow('was changed or is not whole');
});

test('a key has to be there and long enough', async () => {
  writeFileSync(inFolder('short'), 'too short');
  await expect(readSecretFile('BACKUP_KEY_FILE', inFolder('short'))).rejects.toThrow('less than 20 characters');
  await expect(readSecretFile('BACKUP_KEY_FILE', inFolder('none'))).rejects.toThrow('no file that can be read');
});
