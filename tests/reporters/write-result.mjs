// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where each step of `npm test` leaves its result: `<step>.json`. */
export const RESULTS = fileURLToPath(new URL('../../dist/test-results', import.meta.url));

/**
 * What a step leaves for tests/run.mjs.
 * `failed`: names of tests, with their files. `lost`: files of which the browser, not a test, went down.
 * @typedef {{ passed: number, failed: string[], lost: string[] }} Result
 */

/**
 * Writes the result of the step that TEST_STEP names. A runner that was started by hand leaves none.
 * @param {Partial<Result>} result
 */
export function writeResult({ passed = 0, failed = [], lost = [] }) {
  const step = process.env.TEST_STEP;
  if (!step) return;
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(path.join(RESULTS, `${step}.json`), JSON.stringify({ passed, failed, lost }));
}
