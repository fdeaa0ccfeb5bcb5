/** The server itself finds out what a file is. Hostile files cost its thread little, and never much in one go. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileKind } from '../../../../server/media/inspection/file-kind';

/** Milliseconds of the thread. */
const MOST_IN_ONE_GO = 200;
const MOST_IN_ALL = 1500;
const EVERY_MS = 20;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'spotreel-kinds-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const many = (count: number, part: (index: number) => Buffer) =>
  Buffer.concat(Array.from({ length: count }, (_, index) => part(index)));

/** The head of an entry of a ZIP; `isStreamed`: its length follows behind it. */
function zipEntry(name: string, data: Buffer, { isStreamed = false, isDeflated = false } = {}): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(isStreamed ? 8 : 0, 6);
  head.writeUInt16LE(isDeflated ? 8 : 0, 8);
  if (!isStreamed) head.writeUInt32LE(data.length, 18);
  if (!isStreamed) head.writeUInt32LE(data.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), data]);
}

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(17)]);
const asf = Buffer.concat([Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'), Buffer.alloc(14)]);
const ebml = Buffer.from('1a45dfa301ffffffffffff00', 'hex');

function tiff(): Buffer {
  const bytes = Buffer.alloc(5_000_000, 1);
  bytes.write('II*\0', 0, 'latin1');
  bytes.writeUInt32LE(8, 4);
  bytes.writeUInt16LE(65_535, 8);
  return bytes;
}

const files: readonly (readonly [string, () => Buffer])[] = [
  ['a stream that inflates to 64 MB', () => gzipSync(Buffer.alloc(64_000_000))],
  ['an archive of 50,000 files', () => many(50_000, (at) => zipEntry(`f${at}`, Buffer.alloc(20)))],
  ['files of unknown length', () => many(500, (at) => zipEntry(`f${at}`, Buffer.alloc(50_000), { isStreamed: true }))],
  [
    'a list of types that inflates to 50 MB',
    () => zipEntry('[Content_Types].xml', deflateRawSync(Buffer.alloc(50_000_000, 0x20)), { isDeflated: true }),
  ],
  [
    'a picture of 100,000 empty parts',
    () => Buffer.concat([png, many(100_000, () => Buffer.from('\0\0\0\0tEXt\0\0\0\0'))]),
  ],
  ['a picture of 65,535 tags', tiff],
  ['sound behind 200,000 tags', () => many(200_000, () => Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'))],
  ['a film of 300,000 elements', () => Buffer.concat([ebml, many(300_000, () => Buffer.from('ec80', 'hex'))])],
  [
    'a film of 100,000 objects',
    () =>
      Buffer.concat([
        asf,
        many(100_000, () => Buffer.concat([Buffer.alloc(16, 7), Buffer.from([24, 0, 0, 0, 0, 0, 0, 0])])),
      ]),
  ],
  ['nothing but the start of frames', () => Buffer.alloc(10_000_000, 0xff)],
  ['nothing but spaces', () => Buffer.alloc(10_000_000, 0x20)],
];

test.each(files)('%s', async (name, bytes) => {
  const file = path.join(folder, name);
  writeFileSync(file, bytes());
  let isDone = false;
  let longest = 0;
  const start = process.threadCpuUsage();
  const watch = (async () => {
    while (!isDone) {
      const before = process.threadCpuUsage();
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
      longest = Math.max(longest, milliseconds(process.threadCpuUsage(before)));
    }
  })();
  await fileKind(file, 'media').catch(({ code }) => expect(code).toBe('media_type_unsupported'));
  const whole = milliseconds(process.threadCpuUsage(start));
  isDone = true;
  await watch;
  rmSync(file);
  expect(longest).toBeLessThan(MOST_IN_ONE_GO);
  expect(whole).toBeLessThan(MOST_IN_ALL);
});

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}
