// @ts-check
/**
 * `npm run test:mutation [-- ROOM [FILE ...]]` changes the sources of a room, or of all, in one place after the other, and
 * runs the tests that meet each change. It fails where they miss more than 15 % of the changes. README.md explains it.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { writeResult } from '../reporters/write-result.mjs';
import { reportOf, scoreOf } from './report.mjs';
import { roomNamed, rooms } from './rooms.mjs';

/** @typedef {import('./report.mjs').Score} Score */

const LEAST_PERCENT = 85;
const CONCURRENCY = process.env.MUTATION_CONCURRENCY ?? String(Math.max(1, Math.min(availableParallelism(), 8)));

// the full run asks property tests for thousands of values, and each would be drawn for each mutant
const { SPOTREEL_FULL_TESTS: _, ...env } = process.env;

const [name, ...files] = process.argv.slice(2);
const chosen = name ? [roomNamed(name)] : rooms;

/** @type {{ passed: number, failed: string[] }} */
const result = { passed: 0, failed: [] };
const total = { caught: 0, missed: 0 };
for (const room of chosen) {
  const started = Date.now();
  const score = (await mutate(room.name)) ? scoreOf(room.name) : undefined;
  if (!score) {
    result.failed.push(`${room.name}: Stryker failed`);
    continue;
  }
  if (name) for (const one of score.missed) console.log(missedLine(one));
  const line = scoreLine(room.name, { caught: score.caught, missed: score.missed.length });
  console.log(`${line}, ${((Date.now() - started) / 1000).toFixed(0)} s`);
  total.caught += score.caught;
  total.missed += score.missed.length;
  if (percentOf(score.caught, score.missed.length) >= LEAST_PERCENT) result.passed++;
  else result.failed.push(`${line}: at least ${LEAST_PERCENT} % have to be caught`);
}
if (chosen.length > 1) console.log(scoreLine('all rooms', total));
for (const failure of result.failed) console.log(`✗ ${failure}`);
writeResult(result);
process.exit(result.failed.length > 0 ? 1 : 0);

/** Whether Stryker ended well. @param {string} room @returns {Promise<boolean>} */
function mutate(room) {
  rmSync(reportOf(room, 'json'), { force: true });
  const only = files.length > 0 ? ['--mutate', files.join(',')] : [];
  const child = spawn(
    'node_modules/.bin/stryker',
    ['run', 'tests/mutation/stryker.config.mjs', '--logLevel', 'warn', '--concurrency', CONCURRENCY, ...only],
    { stdio: 'inherit', env: { ...env, MUTATION_ROOM: room }, shell: process.platform === 'win32' },
  );
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}

/** @param {string} what @param {{ caught: number, missed: number }} counts */
function scoreLine(what, { caught, missed }) {
  return `${what}: ${percentOf(caught, missed).toFixed(1)} %, ${caught} of ${caught + missed} mutants caught`;
}

/** @param {number} caught @param {number} missed */
function percentOf(caught, missed) {
  return caught + missed === 0 ? 100 : (100 * caught) / (caught + missed);
}

/** @param {import('./report.mjs').Mutant} mutant */
function missedLine({ file, line, original, replacement }) {
  const short = (/** @type {string} */ code) => code.replaceAll(/\s+/g, ' ').slice(0, 100);
  return `${file}:${line}  ${short(original)}  →  ${short(replacement)}`;
}
