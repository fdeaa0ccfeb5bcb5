import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLocalCopies } from '../../../../../server/platform/storage/s3/local-copies';

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-copies-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HOUR_MS = 60 * 60 * 1000;
const copies = createLocalCopies(path.join(folder, 'copies'), { roomBytes: 250, sweepMs: 0 });
const get = (key: string, etag = '"1"') => copies.get({ key, etag }, (file) => writeFile(file, Buffer.alloc(100)));
const unusedFor = (file: string, ms: number) => {
  const time = new Date(Date.now() - ms);
  utimesSync(file, time, time);
};

test('old copies go; of the others the least used, when there is no room', async () => {
  const old = await get('a/old');
  const aged = await get('a/aged');
  const used = await get('a/used');
  unusedFor(old, 25 * HOUR_MS);
  unusedFor(aged, 3 * HOUR_MS);
  unusedFor(used, 2 * HOUR_MS);
  await get('a/used');
  const fresh = await get('a/new');
  expect([old, aged, used, fresh].map((file) => existsSync(file))).toEqual([false, false, true, true]);
});

test('what is in use stays, whatever room there is', async () => {
  const files = await Promise.all(['b/1', 'b/2', 'b/3', 'b/4'].map((key) => get(key)));
  await get('b/5');
  expect(files.every((file) => existsSync(file))).toBe(true);
});

test('each version has a copy, and goes with its key', async () => {
  const one = await get('c/x');
  const two = await get('c/x', '"2"');
  const other = await get('c/x-y');
  expect(new Set([one, two, other]).size).toBe(3);
  await copies.drop('c/x');
  expect([one, two, other].map((file) => existsSync(file))).toEqual([false, false, true]);
});

test('a fetch that fails leaves nothing and is tried anew', async () => {
  const failing = async (file: string) => {
    writeFileSync(file, 'half');
    throw new Error('broken');
  };
  await expect(copies.get({ key: 'd', etag: '"1"' }, failing)).rejects.toThrow('broken');
  expect(existsSync(await get('d'))).toBe(true);
});
