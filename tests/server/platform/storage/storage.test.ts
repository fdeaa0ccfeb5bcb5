/** What every storage promises, asked of each. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readServerConfig } from '../../../../server/platform/config/config';
import { openStorage } from '../../../../server/platform/storage/open-storage';
import type { Storage } from '../../../../server/platform/storage/storage';
import { type S3Server, startS3 } from '../../fixtures/s3/s3-server';

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-storages-'));
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

const variables = { 'a folder': () => ({}), 'a bucket': () => s3.variables };

describe.each(Object.entries(variables))('a storage in %s', (name, given) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openStorage(readServerConfig({ DATA_DIR: path.join(folder, name), ...given() }));
  });
  const put = async (key: string, content: string) => storage.put(key, Buffer.from(content));
  const read = async (key: string) => text(await storage.read(key));

  test('keeps, reads and deletes', async () => {
    const before = Date.now();
    await put('a/b.txt', 'hello world');
    const found = await storage.head('a/b.txt');
    expect(found).toMatchObject({ sizeBytes: 11, etag: expect.stringMatching(/^"[^"]+"$/) });
    expect(Math.abs(Number(found?.modifiedAt) - before)).toBeLessThan(10_000);
    expect(await read('a/b.txt')).toBe('hello world');
    expect(await text(await storage.read('a/b.txt', { start: 6, end: 8 }))).toBe('wor');
    expect(await text(await storage.read('a/b.txt', { start: 0, end: 0 }))).toBe('h');
    await storage.delete('a/b.txt');
    await storage.delete('a/b.txt');
    expect(await storage.head('a/b.txt')).toBeUndefined();
    await expect(storage.read('a/b.txt')).rejects.toThrow();
    await expect(storage.localFile('a/b.txt')).rejects.toThrow();
  });

  test('moves a file of the disk in', async () => {
    const file = path.join(folder, 'made');
    const content = Buffer.alloc(3_000_000, 'made');
    writeFileSync(file, content);
    await storage.putFile('c/d.mp4', file);
    expect(existsSync(file)).toBe(false);
    expect((await storage.head('c/d.mp4'))?.sizeBytes).toBe(content.length);
    // plain equality: a comparison of two such lists byte by byte takes seconds
    expect((await readFile(await storage.localFile('c/d.mp4'))).equals(content)).toBe(true);
    expect((await read('c/d.mp4')).length).toBe(content.length);
  });

  test('rejects a file that is not on the disk and leaves nothing', async () => {
    await expect(storage.putFile('c/none.mp4', path.join(folder, 'none'))).rejects.toThrow();
    expect(await storage.head('c/none.mp4')).toBeUndefined();
  });

  test('keeps an empty file', async () => {
    await put('empty', '');
    expect((await storage.head('empty'))?.sizeBytes).toBe(0);
    expect(await read('empty')).toBe('');
  });

  test('brings what was put to the disk, each time as it is now', async () => {
    await put('e/f.json', 'one');
    expect(await readFile(await storage.localFile('e/f.json'), 'utf8')).toBe('one');
    await put('e/f.json', 'two');
    const files = await Promise.all(Array.from({ length: 4 }, () => storage.localFile('e/f.json')));
    for (const file of files) {
      expect(file).toMatch(/\.json$/);
      expect(await readFile(file, 'utf8')).toBe('two');
    }
  });

  test('has another tag for another content of the same length', async () => {
    await put('tag', 'one');
    const before = await storage.head('tag');
    await put('tag', 'two');
    expect((await storage.head('tag'))?.etag).not.toBe(before?.etag);
  });

  test('moves from key to key', async () => {
    await put('from/x.txt', 'moved');
    await put('to/x.txt', 'was there');
    expect(await storage.move('from/x.txt', 'to/x.txt')).toBe(true);
    expect(await read('to/x.txt')).toBe('moved');
    expect(await storage.head('from/x.txt')).toBeUndefined();
    expect(await storage.move('from/x.txt', 'to/x.txt')).toBe(false);
    expect(await read('to/x.txt')).toBe('moved');
  });

  test('copies from key to key; each file goes by itself', async () => {
    await put('copied/x.txt', 'content');
    await put('copies/x.txt', 'was there');
    expect(await storage.copy('copied/x.txt', 'copies/x.txt')).toBe(true);
    expect([await read('copied/x.txt'), await read('copies/x.txt')]).toEqual(['content', 'content']);
    await put('copied/x.txt', 'another');
    expect(await read('copies/x.txt')).toBe('content');
    await storage.delete('copied/x.txt');
    expect(await read('copies/x.txt')).toBe('content');
    expect(await storage.copy('copied/x.txt', 'copies/x.txt')).toBe(false);
  });

  test('lists and deletes folders', async () => {
    await put('work/x/1', '1');
    await put('work/x/2/3', '3');
    await put('work/y/2', '2');
    await put('work/file', 'f');
    await put('workshop/z', 'z');
    expect((await storage.list('work')).toSorted()).toEqual(['file', 'x', 'y']);
    await storage.localFile('work/x/1');
    await storage.deleteAll('work/x');
    await storage.deleteAll('work/x');
    expect((await storage.list('work')).toSorted()).toEqual(['file', 'y']);
    await expect(storage.localFile('work/x/1')).rejects.toThrow();
    expect(await storage.list('nothing')).toEqual([]);
    expect(await read('workshop/z')).toBe('z');
  });

  test('lists and deletes many', async () => {
    const names = Array.from({ length: 11 }, (_, index) => `part-${index}`);
    await Promise.all(names.map((one) => put(`many/${one}`, one)));
    expect((await storage.list('many')).toSorted()).toEqual(names.toSorted());
    await storage.deleteAll('many');
    expect(await storage.list('many')).toEqual([]);
  });

  test.each(['../a', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', 'a/.b', 'a\\b', 'a\0', '', 'a b'])(
    'refuses the key %j',
    async (key) => {
      const calls: (() => unknown)[] = [
        () => put(key, 'x'),
        () => storage.head(key),
        () => storage.read(key),
        () => storage.localFile(key),
        () => storage.copy('tag', key),
        () => storage.move('tag', key),
        () => storage.delete(key),
        () => storage.deleteAll(key),
        () => storage.list(key),
      ];
      for (const call of calls) await expect((async () => call())()).rejects.toThrow(RangeError);
    },
  );
});
