// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where each step of `npm test` leaves its result: `<step>.json`. */
export const RESULTS = fileURLToPath(new URL('../../dist/test-results', import.meta.url));

/**
 * What a step leaves for tests/run.mjs.
 * `failed`: names of tests with their files, and what they said. `late`: the same of tests that passed at their second try.
 * `lost`: files of which the browser, not a test, went down.
 * @typedef {{ passed: number, failed: string[], late: string[], lost: string[] }} Result
 */

/**
 * Writes the result of the step that TEST_STEP names. A runner that was started by hand leaves none.
 * @param {Partial<Result>} result
 */
export function writeResult({ passed = 0, failed = [], late = [], lost = [] }) {
  const step = process.env.TEST_STEP;
  if (!step) return;
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(path.join(RESULTS, `${step}.json`), JSON.stringify({ passed, failed, late, lost }));
}

const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** The name of a test, and below it the first lines of what went wrong. @param {string} name @param {string | undefined} message */
export function withReason(name, message) {
  const lines = (message ?? '')
    .replace(COLORS, '')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('Click to debug'));
  return [name, ...lines.slice(0, 3).map((line) => `    ${line.trim().slice(0, 240)}`)].join('\n');
}
