import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPaintingPool, type PaintingPool } from '../../../library/build/painting-pool';
import type { StillRequest } from '../../../library/build/picture-request';

/** Answers with the moment that it is asked for, the longer the sooner; fails at 99 and dies at 100. */
const WORKER = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, request: { seconds } }) => {
  if (seconds === 100) throw new Error('gone');
  setTimeout(() => parentPort.postMessage(seconds === 99 ? { id, error: 'no picture' } : { id, bytes: new Uint8Array([seconds]) }), 20 - seconds);
});`;

let folder: string;
let pool: PaintingPool;
const still = (seconds: number) => pool.paint({ kind: 'still', seconds } as StillRequest);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pool-'));
  const script = path.join(folder, 'worker.mjs');
  writeFileSync(script, WORKER);
  pool = openPaintingPool(script, folder, 2);
});
afterEach(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});

test('everybody gets their own picture, more than there are threads', async () => {
  const painted = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(still));
  expect(painted.map(([first]) => first)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a picture that cannot be painted fails alone', async () => {
  const [failed, painted] = await Promise.allSettled([still(99), still(5)]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'no picture' } });
  expect(painted.status).toBe('fulfilled');
  await expect(still(6)).resolves.toEqual(new Uint8Array([6]));
});

test('a thread that dies is told', async () => {
  await expect(still(100)).rejects.toThrow('gone');
});
