// @ts-check
/** Runs groups of steps, and sums up what they leave. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { RESULTS } from '../reporters/write-result.mjs';

/** @typedef {import('../reporters/write-result.mjs').Result} Result */
/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./steps.mjs').Group} Group */
/** `times`: a text for each step. @typedef {{ passed: number, failed: string[], late: string[], times: string[] }} Total */

/** As many tests of browsers may pass at their second try, in case the machine was busy. More of them are a defect. */
const LATE_AT_MOST = 2;

/** No step takes that long, however busy the machine is: one that does hangs, and the others still run. */
const STEP_LIMIT_MS = 40 * 60_000;

/**
 * A failed step ends nothing but a run whose build failed: no step after it could tell anything.
 * @param {readonly Group[]} groups @param {NodeJS.ProcessEnv} [env] @returns {Promise<Total>}
 */
export async function runGroups(groups, env = {}) {
  /** @type {Total} */
  const total = { passed: 0, failed: [], late: [], times: [] };
  rmSync(RESULTS, { recursive: true, force: true });
  for (const lanes of groups) {
    const isShared = lanes.length > 1;
    if (isShared)
      console.log(`\n▶ ${lanes.map((lane) => lane.map(({ name }) => name).join(', ')).join(' beside ')} ...`);
    await Promise.all(lanes.map((lane) => runLane(lane, total, isShared, env)));
    if (total.failed.some((name) => name.startsWith('build:'))) break;
  }
  return total;
}

/** Prints the whole, one line at its end. Answers the exit code. @param {Total} total */
export function sumUp({ passed, failed, late, times }) {
  console.log(`\n${times.join(', ')}`);
  for (const name of failed) console.log(`✗ ${name}`);
  for (const name of late) console.log(`↻ passed at the second try: ${name}`);
  if (late.length > LATE_AT_MOST) console.log(`${late.length} needed a second try: at most ${LATE_AT_MOST} may`);
  console.log(`${passed} passed, ${failed.length} failed`);
  return failed.length > 0 || late.length > LATE_AT_MOST ? 1 : 0;
}

/** `isShared`: what a step prints comes as a whole at its end. @param {Step[]} lane @param {Total} total @param {boolean} isShared @param {NodeJS.ProcessEnv} env */
async function runLane(lane, total, isShared, env) {
  for (const step of lane) {
    const started = Date.now();
    /** @type {Buffer[] | undefined} */
    const kept = isShared ? [] : undefined;
    if (!kept) console.log(`\n▶ ${step.name}`);
    const { passed, failed, late } = await run({ ...step, env: { ...env, ...step.env } }, kept);
    total.passed += passed;
    total.failed.push(...failed.map((name) => `${step.name}: ${name}`));
    total.late.push(...late.map((name) => `${step.name}: ${name}`));
    const seconds = `${((Date.now() - started) / 1000).toFixed(0)} s`;
    total.times.push(`${step.name} ${seconds}`);
    if (kept) console.log(`\n▶ ${step.name}\n${Buffer.concat(kept)}`);
    console.log(`■ ${step.name}: ${passed} passed, ${failed.length} failed, ${seconds}`);
  }
}

/** @param {Step} step @param {Buffer[] | undefined} kept @returns {Promise<Result>} */
async function run(step, kept) {
  const first = resultOf(step, await start(step, [], kept));
  if (first.lost.length === 0) return first;
  console.log(`The browser went down in ${first.lost.join(', ')}: once more`);
  const again = resultOf(step, await start(step, ['--files', ...first.lost], kept));
  const lost = again.lost.map((file) => `${file} (the browser went down)`);
  return {
    passed: first.passed + again.passed,
    failed: [...first.failed, ...again.failed, ...lost],
    late: [...first.late, ...again.late],
    lost: [],
  };
}

/** Answers true where the step succeeded. `kept` collects what it prints. @param {Step} step @param {string[]} more @param {Buffer[] | undefined} kept @returns {Promise<boolean>} */
function start({ name, command: [command = '', ...args], env }, more, kept) {
  const child = spawn(command, [...args, ...more], {
    stdio: kept ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    timeout: STEP_LIMIT_MS,
    env: { ...process.env, ...env, TEST_STEP: name },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => kept?.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error);
      resolve(false);
    });
    child.on('close', (status, signal) => {
      if (child.killed)
        console.error(`${name} took longer than ${STEP_LIMIT_MS / 60_000} minutes and was ended (${signal})`);
      resolve(status === 0);
    });
  });
}

/** A runner that failed without a failed test (a crash, a missing file) counts as one. @param {Step} step @param {boolean} ok @returns {Result} */
function resultOf({ name, hasResult }, ok) {
  if (!hasResult) return { passed: ok ? 1 : 0, failed: ok ? [] : ['it failed'], late: [], lost: [] };
  const file = path.join(RESULTS, `${name}.json`);
  if (!existsSync(file)) return { passed: 0, failed: ['it left no result'], late: [], lost: [] };
  /** @type {Result} */
  const result = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  const isExplained = ok || result.failed.length > 0 || result.lost.length > 0;
  return isExplained ? result : { ...result, failed: ['it failed, but none of its tests did'] };
}
