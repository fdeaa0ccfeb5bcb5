/** Forms that are no forms. Each gets an answer, and no error is without a listener: such an error ends a server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MultipartBody } from '@spotreel/sdk/internal/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { withForm, withNamedFiles } from '../../../../../server/platform/http/form/form-body';
import { type Chance, createChance } from '../../../../security/fuzz/chance';

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-forms-'));
afterAll(() => rmSync(folder, { recursive: true }));

const unheard: unknown[] = [];
const note = (error: unknown) => void unheard.push(error);
const others = process.listeners('uncaughtException');
beforeAll(() => {
  process.removeAllListeners('uncaughtException').on('uncaughtException', note);
});
afterAll(() => {
  process.off('uncaughtException', note);
  for (const other of others) process.on('uncaughtException', other);
});
afterEach(() => {
  expect(unheard.splice(0)).toEqual([]);
});

const form: MultipartBody = { file: 'photo', accept: 'image' };
const LINE = '\r\n';
const head = (name: string, file = '') =>
  `Content-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}`;
const part = (name: string, file: string, content: string) =>
  `--cut${LINE}${head(name, file)}${LINE}${LINE}${content}${LINE}`;

function requestOf(chunks: readonly string[]): Request {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(Buffer.from(chunk));
      controller.close();
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=cut' };
  return new Request('http://spotreel.test/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

/** The code with which a form is refused, as one of each kind; `taken` for one that is not. */
async function answersTo(...chunks: string[]): Promise<string[]> {
  const codeOf = (work: Promise<unknown>) => work.then(() => 'taken').catch(({ code }: { code: string }) => code);
  return Promise.all([
    codeOf(withForm(requestOf(chunks), form, folder, async () => undefined)),
    codeOf(withNamedFiles(requestOf(chunks), form, folder, async () => undefined)),
  ]);
}
const REFUSED = ['body_unreadable', 'body_unreadable'];

describe('a form', () => {
  test('with two heads that are none is refused', async () => {
    expect(await answersTo(`--cut${LINE}none${LINE}${LINE}--cut${LINE}none${LINE}${LINE}--cut--${LINE}`)).toEqual(
      REFUSED,
    );
  });

  test('that breaks off in a file that nobody asked for is refused', async () => {
    expect(
      await answersTo(part('other', 'a.png', 'x'), `--cut${LINE}${head('other', 'b.png')}${LINE}${LINE}half`),
    ).toEqual(REFUSED);
  });

  test('with a file after a head that is none is refused, and the file does not stay', async () => {
    const broken = `--cut${LINE}none${LINE}${LINE}${part('photo', 'a.png', 'x')}${part('photo.1', 'a.png', 'x')}`;
    expect(await answersTo(broken)).toEqual(REFUSED);
    expect(await readdir(folder)).toEqual([]);
  });

  test('with a file after its end is refused', async () => {
    expect(await answersTo(`--cut--${LINE}${part('photo', 'a.png', 'x')}${part('photo.1', 'a.png', 'x')}`)).toEqual(
      REFUSED,
    );
  });

  test('of any kind is answered', async () => {
    const chance = createChance('broken forms');
    for (let count = 0; count < 600; count++) await answersTo(...brokenForm(chance));
    expect(await readdir(folder)).toEqual([]);
  }, 120_000);
});

function brokenForm(chance: Chance): string[] {
  const pieces = Array.from({ length: 1 + chance.below(4) }, () => brokenPart(chance));
  const text = pieces.join('') + chance.of([`--cut--${LINE}`, '--cut--', '', '--cut', '--cut-']);
  const middle = chance.below(text.length + 1);
  return chance.of([[text], [text.slice(0, middle), text.slice(middle)]]);
}

function brokenPart(chance: Chance): string {
  const name = chance.of(['photo', 'photo.1', 'photo.2', 'other', '']);
  const heads = [head(name), head(name, 'a.png'), head(name, 'a.png'), 'none', ': x', 'Content-Disposition: form-data'];
  const content = chance.of(['', 'x', 'y'.repeat(70_000), LINE, `${LINE}--cu`, '--cut\r']);
  const start = chance.of([LINE, LINE, LINE, '\n', '-', '--', '\rx']);
  return `--cut${start}${chance.of(heads)}${chance.of([LINE + LINE, LINE + LINE, LINE, ''])}${content}${chance.of([LINE, LINE, ''])}`;
}
