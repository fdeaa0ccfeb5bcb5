/** The pictures that a build has left out, painted by a child that writes the name of each file into it. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LibraryPainter, openLibraryPainter } from '../../../../server/library/painting/library-painter';
import { silentLog } from '../../../../server/platform/log/log';

/** Dies at the first try of `fatal`, fails with each `broken`, and finds the folder unwritable at `readonly`. */
const PROGRAM = `
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
const folder = import.meta.dirname;
process.on('disconnect', () => process.exit(0));
process.on('message', ({ file }) => {
  appendFileSync(path.join(folder, 'order'), file + '\\n');
  if (file.includes('fatal') && !existsSync(path.join(folder, 'died'))) {
    writeFileSync(path.join(folder, 'died'), '');
    process.kill(process.pid, 'SIGKILL');
  }
  if (file.includes('broken')) return process.send({ file, error: 'no such document' });
  if (file.includes('readonly')) return process.send({ file, error: 'read-only', code: 'EROFS' });
  writeFileSync(path.join(folder, file), file);
  process.send({ file });
});`;

let folder: string;
const painters: LibraryPainter[] = [];
let isBusy: boolean;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'library-'));
  writeFileSync(path.join(folder, 'program.mjs'), PROGRAM);
  mkdirSync(path.join(folder, 'posters'));
  isBusy = false;
});
afterEach(async () => {
  for (const painter of painters.splice(0)) await painter.close();
  rmSync(folder, { recursive: true });
});

const poster = (name: string) => `posters/${name}.webp`;
const isThere = (name: string) => existsSync(path.join(folder, poster(name)));

function plan(names: readonly string[], kind = 'still'): void {
  const requests = names.map((name) => [poster(name), { kind: name.startsWith('moving') ? 'motion' : kind }]);
  writeFileSync(path.join(folder, 'pictures.json'), JSON.stringify(Object.fromEntries(requests)));
}

async function open(onPainted?: (count: number) => void, busy = () => isBusy): Promise<LibraryPainter> {
  const painter = await openLibraryPainter({
    folder,
    program: path.join(folder, 'program.mjs'),
    isBusy: busy,
    log: silentLog,
    lookMs: 20,
    ...(onPainted && { onPainted }),
  });
  painters.push(painter);
  return painter;
}

/** A child takes seconds to start on a busy machine. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

/** Opens a painter, starts it, and waits for its end. */
async function paintAll(): Promise<number> {
  let end: (painted: number) => void = () => undefined;
  const painted = new Promise<number>((resolve) => {
    end = resolve;
  });
  (await open(end)).start();
  return painted;
}

const order = () => readFileSync(path.join(folder, 'order'), 'utf8').trim().split('\n');

describe('a library with missing pictures', { timeout: 30_000 }, () => {
  test('is completed, stills first, and what is there is left alone', async () => {
    plan(['moving', 'one', 'two']);
    writeFileSync(path.join(folder, poster('one')), 'painted before');
    expect(await paintAll()).toBe(2);
    expect(order()).toEqual([poster('two'), poster('moving')]);
    expect(readFileSync(path.join(folder, poster('one')), 'utf8')).toBe('painted before');
  });

  test('begins with what a page asks for', async () => {
    plan(['one', 'two', 'three', 'four']);
    const painter = await open();
    expect(painter.ask(poster('three'))).toBe(true);
    expect(painter.ask(poster('four'))).toBe(true);
    expect(painter.ask('manifest.json')).toBe(false);
    painter.start();
    await until(() => expect(isThere('two')).toBe(true));
    expect(order().slice(0, 2)).toEqual([poster('three'), poster('four')]);
    expect(painter.ask(poster('four'))).toBe(false);
  });

  test('waits while the server is busy', async () => {
    plan(['one']);
    isBusy = true;
    const painter = await open();
    painter.start();
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(isThere('one')).toBe(false);
    expect(painter.ask(poster('one'))).toBe(true);
    isBusy = false;
    await until(() => expect(isThere('one')).toBe(true));
  });

  test('goes on at the next start after a kill', async () => {
    const names = Array.from({ length: availableParallelism() + 2 }, (_, index) => `number${index}`);
    plan(names);
    // no more than those that are handed out at once
    const first = await open(undefined, () => existsSync(path.join(folder, 'order')));
    first.start();
    await until(() => expect(names.some(isThere)).toBe(true));
    await first.close();
    expect(names.every(isThere)).toBe(false);
    await paintAll();
    expect(names.every(isThere)).toBe(true);
  });

  test('is painted by one of two servers, and by the other one when that is gone', async () => {
    plan(['one', 'two']);
    isBusy = true;
    const first = await open();
    first.start();
    await new Promise((resolve) => setTimeout(resolve, 60));
    const second = await open(undefined, () => false);
    second.start();
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(isThere('one')).toBe(false);
    await first.close();
    await until(() => expect(isThere('one') && isThere('two')).toBe(true));
  });
});

describe('a picture', { timeout: 30_000 }, () => {
  test('that kills its painter is tried again, behind the others', async () => {
    plan(['fatal', 'one', 'two', 'three']);
    await paintAll();
    expect(['fatal', 'one', 'two', 'three'].every(isThere)).toBe(true);
  });

  test('that cannot be painted is given up alone', async () => {
    plan(['broken', 'one']);
    const painter = await open();
    painter.start();
    await until(() => expect(isThere('one')).toBe(true));
    await until(() => expect(painter.ask(poster('broken'))).toBe(false));
    expect(order().filter((file) => file === poster('broken'))).toHaveLength(2);
  });
});

test('a folder that cannot be written is left as it is', { timeout: 30_000 }, async () => {
  const names = Array.from({ length: 100 }, (_, index) => `readonly-${index}`);
  plan(names);
  const painter = await open();
  painter.start();
  await until(() => expect(painter.ask(poster('readonly-99'))).toBe(false));
  expect(order().length).toBeLessThan(names.length);
});

test('a library without a plan of its pictures misses none', async () => {
  const painter = await open();
  painter.start();
  expect(painter.ask(poster('one'))).toBe(false);
});
