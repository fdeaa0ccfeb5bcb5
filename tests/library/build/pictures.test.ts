import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createOutput } from '../../../library/build/output';
import type { BuildStillRequest } from '../../../library/build/paint';
import type { PaintingPool } from '../../../library/build/painting-pool';
import { createPictures, type PaintedBefore } from '../../../library/build/pictures';

const request: BuildStillRequest = {
  animation: { v: '5', fr: 30, ip: 0, op: 60, w: 100, h: 100, assets: [], layers: [] },
  background: { picture: new Uint8Array([1, 2, 3]) },
  seconds: 1,
  longSidePx: 64,
};
let folder: string;
let requests: number;
const pool: PaintingPool = {
  paint: async () => new Uint8Array([requests++]),
  close: async () => {},
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  requests = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build with one picture; says which file it is. */
async function build(before: PaintedBefore, changed: Partial<BuildStillRequest> = {}, program = 'one') {
  const output = createOutput(folder);
  const pictures = createPictures(output, pool, before, program);
  const file = await pictures.still('posters', 'title', { ...request, ...changed });
  output.removeOthers();
  return { file, painted: pictures.painted() };
}

describe('pictures of an earlier build', () => {
  test('are kept where they would come out the same', async () => {
    const first = await build({});
    const second = await build(first.painted);
    expect(requests).toBe(1);
    expect(second).toEqual(first);
    expect([...readFileSync(path.join(folder, second.file))]).toEqual([0]);
  });

  test.each([
    ['the scene', { animation: { ...request.animation, op: 61 } }, 'one'],
    ['the background', { background: { picture: new Uint8Array([1, 2, 4]) } }, 'one'],
    ['the moment', { seconds: 2 }, 'one'],
    ['the painter', {}, 'two'],
  ])('are painted anew and replaced when %s has changed', async (_what, changed, program) => {
    const first = await build({});
    const second = await build(first.painted, changed, program);
    expect(requests).toBe(2);
    expect(existsSync(path.join(folder, first.file))).toBe(false);
    expect(existsSync(path.join(folder, second.file))).toBe(true);
  });

  test('are painted anew when their file has gone', async () => {
    const first = await build({});
    rmSync(path.join(folder, first.file));
    await build(first.painted);
    expect(requests).toBe(2);
  });
});
