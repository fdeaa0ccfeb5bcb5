import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { createFolderStorage } from '../../../server/storage/folder-storage';

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-storage-'));
const storage = createFolderStorage(path.join(folder, 'files'));
afterAll(() => rmSync(folder, { recursive: true }));

const put = (key: string, content: string) => storage.put(key, Buffer.from(content));

describe('a storage in a folder', () => {
  test('keeps, reads and deletes', async () => {
    await put('a/b.txt', 'hello world');
    expect(await storage.head('a/b.txt')).toMatchObject({ sizeBytes: 11 });
    expect(await text(await storage.read('a/b.txt'))).toBe('hello world');
    expect(await text(await storage.read('a/b.txt', { start: 6, end: 8 }))).toBe('wor');
    await storage.delete('a/b.txt');
    await storage.delete('a/b.txt');
    expect(await storage.head('a/b.txt')).toBeUndefined();
    await expect(storage.read('a/b.txt')).rejects.toThrow();
    await expect(storage.localFile('a/b.txt')).rejects.toThrow();
  });

  test('moves a file in', async () => {
    const file = path.join(folder, 'made');
    writeFileSync(file, 'made');
    await storage.putFile('c/d.mp4', file);
    expect(existsSync(file)).toBe(false);
    expect(await text(await storage.read('c/d.mp4'))).toBe('made');
    expect(await storage.localFile('c/d.mp4')).toBe(path.join(folder, 'files/c/d.mp4'));
  });

  test('has another tag for another content of the same length', async () => {
    await put('tag', 'one');
    const before = await storage.head('tag');
    await put('tag', 'two');
    expect((await storage.head('tag'))?.etag).not.toBe(before?.etag);
  });

  test('lists and deletes folders', async () => {
    await put('work/x/1', '1');
    await put('work/y/2', '2');
    expect((await storage.list('work')).toSorted()).toEqual(['x', 'y']);
    await storage.deleteAll('work/x');
    expect(await storage.list('work')).toEqual(['y']);
    expect(await storage.list('nothing')).toEqual([]);
  });

  test.each(['../a', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', 'a/.b', 'a\\b', 'a\0', '', 'a b'])(
    'refuses the key %j',
    async (key) => {
      await expect(put(key, 'x')).rejects.toThrow(RangeError);
      expect(() => storage.head(key)).toThrow(RangeError);
    },
  );
});
