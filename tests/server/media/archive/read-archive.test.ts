import { createReadStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PACKAGE_LIMITS, type PackageLimits } from '../../../../server/media/archive/limits';
import { readArchive } from '../../../../server/media/archive/read-archive';
import { writeArchive } from '../../../../server/media/archive/write-archive';
import { PackageFindings } from '../../../../server/media/findings/findings';
import { type RawEntry, rawZip } from '../../fixtures/raw-zip';

let folder: string;
let count = 0;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'spotreel-archive-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(bytes: Buffer, limits: Partial<PackageLimits> = {}) {
  const file = path.join(folder, `${++count}.zip`);
  const target = path.join(folder, `out-${count}`);
  mkdirSync(target);
  writeFileSync(file, bytes);
  const findings = new PackageFindings();
  const files = await readArchive(file, target, findings, { ...PACKAGE_LIMITS, ...limits });
  return { files, codes: findings.list.map(({ code }) => code), list: findings.list };
}

const sound: RawEntry = { name: 'template.json', data: '{"a":1}' };

describe('a good archive', () => {
  test('its files are there by their names, whatever they are stored under', async () => {
    const { files, codes } = await read(rawZip([sound, { name: 'assets/photo.png', data: 'bytes', stored: true }]));
    expect(codes).toEqual([]);
    expect([...(files?.keys() ?? [])]).toEqual(['template.json', 'assets/photo.png']);
    expect(readFileSync(files?.get('assets/photo.png')?.path ?? '', 'utf8')).toBe('bytes');
  });

  test('one folder around everything and what desktops add are looked through', async () => {
    const zipped = rawZip([
      { name: 'my template/', data: '', mode: 0o040755 },
      { name: 'my template/template.json', data: '{}' },
      { name: 'my template/lottie/landscape.json', data: '{}' },
      { name: '__MACOSX/my template/._template.json', data: 'x' },
      { name: 'my template/.DS_Store', data: 'x' },
    ]);
    expect([...((await read(zipped)).files?.keys() ?? [])]).toEqual(['template.json', 'lottie/landscape.json']);
  });

  test('what is written can be read, and is written alike every time', async () => {
    const parts = [
      { name: 'template.json', content: { bytes: Buffer.from('{"n":"Ä"}') } },
      { name: 'assets/ä.png', content: { bytes: Buffer.from([1, 2, 3]) } },
    ];
    const one = path.join(folder, 'one.zip');
    const two = path.join(folder, 'two.zip');
    await writeArchive(parts, one);
    await writeArchive(parts, two);
    expect(readFileSync(one).equals(readFileSync(two))).toBe(true);
    expect([...((await read(readFileSync(one))).files?.keys() ?? [])]).toEqual(['template.json', 'assets/ä.png']);
  });

  test('one with a file that is gone meanwhile is an error of the call alone', async () => {
    const part = (name: string) => ({ name, content: { open: async () => createReadStream(path.join(folder, name)) } });
    writeFileSync(path.join(folder, 'there.txt'), 'words');
    const archive = writeArchive([part('there.txt'), part('gone.txt'), part('there.txt')], path.join(folder, 'x.zip'));
    await expect(archive).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('a hostile archive is refused', () => {
  test.each<[string, string, RawEntry[]]>([
    ['a path upwards', 'unsafe_path', [{ name: '../../etc/passwd', data: 'x' }]],
    ['a path upwards in the middle', 'unsafe_path', [{ name: 'assets/../../x.png', data: 'x' }]],
    ['an absolute path', 'unsafe_path', [{ name: '/etc/passwd', data: 'x' }]],
    ['a drive', 'unsafe_path', [{ name: 'C:/x.png', data: 'x' }]],
    ['a backslash', 'unsafe_path', [{ name: 'assets\\x.png', data: 'x' }]],
    ['a NUL', 'unsafe_path', [{ name: 'assets/x.png\0.json', data: 'x' }]],
    ['a name that is not UTF-8', 'unsafe_path', [{ name: Buffer.from([0x61, 0xff, 0xfe]), data: 'x' }]],
    ['a name without end', 'unsafe_path', [{ name: `assets/${'x'.repeat(400)}`, data: 'x' }]],
    ['a link', 'special_file', [{ name: 'assets/x.png', data: '/etc/passwd', mode: 0o120777 }]],
    ['a device', 'special_file', [{ name: 'assets/x.png', data: '', mode: 0o060644 }]],
    ['a file twice', 'duplicate_entry', [sound, { name: 'template.json', data: '{"a":2}' }]],
    ['names that differ in case', 'duplicate_entry', [sound, { name: 'Template.JSON', data: '{}' }]],
    [
      'names that differ in accents',
      'duplicate_entry',
      [
        { name: 'assets/caf\u00e9.png', data: 'x' },
        { name: 'assets/cafe\u0301.png', data: 'x' },
      ],
    ],
    ['an encrypted file', 'encrypted_entry', [{ ...sound, flags: 0x0801 }]],
    ['an archive in it', 'nested_archive', [sound, { name: 'assets/more.zip', data: 'x' }]],
    ['another compression', 'compression_unsupported', [{ ...sound, method: 14 }]],
    ['a wrong checksum', 'archive_damaged', [{ ...sound, crc: 1 }]],
    ['a size that lies low', 'archive_damaged', [{ name: 'a.json', data: 'x'.repeat(5000), declaredBytes: 10 }]],
    ['a size that lies high', 'entry_too_large', [{ name: 'a.png', data: 'x', declaredBytes: 0x7fffffff }]],
  ])('%s', async (_case, code, entries) => {
    const { files, codes } = await read(rawZip(entries));
    expect([files, codes]).toEqual([undefined, [code]]);
  });

  test('a bomb, before it has unpacked', async () => {
    const zeros = Buffer.alloc(40 * 1024 * 1024);
    const { codes, list } = await read(rawZip([{ name: 'assets/zeros.png', data: zeros }]));
    expect(codes).toEqual(['compression_bomb']);
    expect(list[0]?.file).toBe('assets/zeros.png');
  });

  test.each<[string, Partial<PackageLimits>, string]>([
    ['too many files', { entries: 2 }, 'too_many_entries'],
    ['a large file', { entryBytes: 1000, documentBytes: 1000 }, 'entry_too_large'],
    ['large files together', { totalBytes: 2500 }, 'package_too_large'],
  ])('%s', async (_case, limits, code) => {
    const entries = ['a', 'b', 'c'].map((name) => ({
      name: `${name}.json`,
      data: `"${'x'.repeat(998)}"`,
      declaredBytes: 1000,
    }));
    const big = [{ name: 'a.json', data: 'x'.repeat(1200), declaredBytes: 999 }];
    const bytes = code === 'entry_too_large' ? rawZip([{ ...big[0]!, declaredBytes: 1200 }]) : rawZip(entries);
    expect((await read(bytes, limits)).codes).toEqual([code]);
  });

  test('one whose directory counts low', async () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ name: `${index}.json`, data: '1' }));
    expect((await read(rawZip(many))).codes).toEqual(['too_many_entries']);
    expect((await read(rawZip(many, 3))).files?.size ?? 0).toBeLessThanOrEqual(3);
  });

  test.each([
    ['text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['half of an archive', rawZip([sound, { name: 'b.json', data: 'y'.repeat(3000), stored: true }]).subarray(0, 1500)],
  ])('%s', async (_case, bytes) => {
    expect((await read(bytes)).codes).toEqual(['archive_damaged']);
  });
});
