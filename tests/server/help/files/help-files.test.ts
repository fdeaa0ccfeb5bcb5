import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHelpFiles } from '../../../../server/help/files/help-files';
import type { Log } from '../../../../server/platform/log/log';
import { silentLog } from '../../../../server/platform/log/log';

const root = mkdtempSync(path.join(tmpdir(), 'spotreel-help-files-'));
const folder = path.join(root, 'tutorials');
const MP4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(100, 7)]);

beforeAll(async () => {
  mkdirSync(folder);
  writeFileSync(path.join(root, 'secret.mp4'), MP4);
  writeFileSync(path.join(folder, 'film.mp4'), MP4);
  writeFileSync(path.join(folder, 'text.mp4'), 'this is a text and no video');
  writeFileSync(path.join(folder, 'film.vtt'), 'WEBVTT\n\n00:00.000 --> 00:01.000\nHi\n');
  writeFileSync(path.join(folder, 'wrong.vtt'), '<script>alert(1)</script>');
  writeFileSync(path.join(folder, 'wrong.webp'), 'no picture at all');
  writeFileSync(path.join(folder, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  symlinkSync(path.join(root, 'secret.mp4'), path.join(folder, 'link.mp4'));
  mkdirSync(path.join(folder, 'folder.mp4'));
  const picture = sharp({ create: { width: 64, height: 36, channels: 3, background: 'navy' } });
  await picture.webp().toFile(path.join(folder, 'poster.webp'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function open() {
  const problems: unknown[] = [];
  const log = { ...silentLog, warn: (facts: unknown) => problems.push(facts) } as unknown as Log;
  const files = createHelpFiles(log);
  return { files, problems, of: files.folder({ path: folder, language: 'en' }) };
}

describe('a file beside the Markdown', () => {
  test('has an address that changes with its content, and is found by it alone', async () => {
    const { files, of } = open();
    const address = (await of.video('film.mp4'))?.path ?? '';
    expect(address).toMatch(/^\/help-files\/[\da-f]{16}\/film\.mp4$/);
    expect(files.find(address)).toBe(path.join(folder, 'film.mp4'));
    expect(files.find(address.replace('film', 'text'))).toBeUndefined();
    expect(files.find('/help-files/../secret.mp4')).toBeUndefined();
    writeFileSync(path.join(folder, 'film.mp4'), Buffer.concat([MP4, Buffer.from('more')]));
    expect((await of.video('film.mp4'))?.path).not.toBe(address);
  });

  test('that is a picture says how large it is', async () => {
    const { of } = open();
    expect(await of.picture('poster.webp')).toMatchObject({ widthPx: 64, heightPx: 36 });
    expect(await of.captions('film.vtt')).toMatch(/film\.vtt$/);
  });

  test.each([
    ['video', '../secret.mp4'],
    ['video', '/etc/passwd'],
    ['video', 'link.mp4'],
    ['video', 'folder.mp4'],
    ['video', 'missing.mp4'],
    ['video', 'text.mp4'],
    ['video', 'poster.webp'],
    ['video', 'https://example.com/film.mp4'],
    ['captions', 'wrong.vtt'],
    ['picture', 'wrong.webp'],
    ['picture', 'drawing.svg'],
    ['picture', 'Poster.webp'],
  ] as const)('as a %s is not %s, and the log says why', async (kind, name) => {
    const { of, problems } = open();
    expect(await of[kind](name)).toBeUndefined();
    expect(problems).toEqual([{ file: name, problem: expect.stringMatching(/\S/) }]);
  });
});
