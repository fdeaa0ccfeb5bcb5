// @ts-check
/**
 * `npm test`: every check in the order in which a failure is cheapest to find, then one line that sums them up and
 * the name of each failed test. `--full` adds what is too slow for each change.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { RESULTS } from './reporters/write-result.mjs';

const full = process.argv.includes('--full');
const VITEST_REPORTER = path.resolve('tests/reporters/vitest.mjs');
const SIMILARITY_REPORTER = path.resolve('tests/reporters/similarities.mjs');
const bin = (/** @type {string} */ name) => `node_modules/.bin/${name}`;

/** @typedef {import('./reporters/write-result.mjs').Result} Result */
/** `hasResult`: it runs tests and leaves a result; other steps succeed or fail as a whole. */
/** @typedef {{ name: string, command: string[], hasResult?: boolean, env?: Record<string, string> }} Step */

/** @type {Step[]} */
const steps = [
  { name: 'types', command: ['node', 'node_modules/typescript7/bin/tsc', '-b'] },
  { name: 'lint', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  {
    name: 'imports',
    command: [bin('depcruise'), '--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...folders()],
  },
  { name: 'unused code', command: [bin('knip'), '--no-progress'] },
  { name: 'build', command: ['npm', 'run', 'build', '--silent'] },
  vitest('unit', 'tests/vitest.config.ts', '--project=isolated*', '--project=node', '--project=dom'),
  vitest('faults', 'tests/vitest.config.ts', '--project=faults', '--maxWorkers=1'),
  vitest('sources', 'tests/vitest.config.ts', '--project=sources', '--maxWorkers=1'),
  { name: 'elements', command: [bin('wtr'), '--config', 'tests/wtr.config.mjs'], hasResult: true },
  vitest('stories', 'stories/.storybook/vitest.config.ts'),
  { name: 'storybook', command: ['node', 'tests/storybook.mjs'], hasResult: true },
  {
    name: 'packages',
    command: ['npm', 'run', 'test:packages', '--silent', '--', `--reporter=${VITEST_REPORTER}`],
    hasResult: true,
  },
  { name: 'journeys', command: [bin('playwright'), 'test', '-c', 'tests/playwright.config.ts'], hasResult: true },
  {
    // in Chromium; with --full in Firefox and WebKit too, where they are installed
    name: 'every browser',
    command: [bin('playwright'), 'test', '-c', 'tests/every-browser/playwright.config.ts'],
    hasResult: true,
  },
  {
    ...onPostgres(
      vitest(
        'server on many machines',
        'tests/vitest.config.ts',
        '--project=isolated*',
        '--project=node',
        'tests/server',
      ),
    ),
    // what several machines share: PostgreSQL, and a bucket
    env: { SPOTREEL_TEST_STORAGE: 'bucket' },
  },
  onPostgres(
    vitest('faults of workers', 'tests/vitest.config.ts', '--project=faults', '--maxWorkers=1', 'worker-kills'),
  ),
  onPostgres({
    name: 'many machines',
    command: [bin('playwright'), 'test', '-c', 'tests/playwright.config.ts', 'workers', 'many-machines'],
    hasResult: true,
  }),
  { name: 'mutation', command: ['node', 'tests/mutation/run.mjs'], hasResult: true },
];

/**
 * Steps that leave a core idle run at the same time, in two lanes. Browsers that paint for tests share one lane: their
 * frames come late when two of them run. With the unit tests beside the browsers, the whole is two minutes shorter, but in
 * each of two runs some test met a picture that was late.
 */
const groups = [
  [['types', 'lint', 'imports', 'unused code'], ['build']],
  [['unit']],
  [['faults']],
  [
    ['elements', 'stories'],
    ['storybook', 'packages', 'sources'],
  ],
  [['journeys', 'every browser']],
  ...(full ? [[['server on many machines', 'faults of workers', 'many machines']], [['mutation']]] : []),
].map((lanes) => lanes.map((names) => names.flatMap((name) => steps.find((step) => step.name === name) ?? [])));

rmSync(RESULTS, { recursive: true, force: true });

/** As many tests of browsers may pass at their second try, in case the machine was busy. More of them are a defect. */
const LATE_AT_MOST = 2;

const total = { passed: 0, failed: /** @type {string[]} */ ([]), late: /** @type {string[]} */ ([]) };
/** @type {string[]} */
const times = [];
for (const lanes of groups) {
  const isShared = lanes.length > 1;
  if (isShared) console.log(`\n▶ ${lanes.map((lane) => lane.map(({ name }) => name).join(', ')).join(' beside ')} ...`);
  await Promise.all(lanes.map((lane) => runLane(lane, isShared)));
  if (total.failed.length > 0 && lanes.flat().some(({ name }) => name === 'build')) break; // nothing after it could tell anything
}
console.log(`\n${times.join(', ')}`);
for (const name of total.failed) console.log(`✗ ${name}`);
for (const name of total.late) console.log(`↻ passed at the second try: ${name}`);
if (total.late.length > LATE_AT_MOST)
  console.log(`${total.late.length} needed a second try: at most ${LATE_AT_MOST} may`);
console.log(`${total.passed} passed, ${total.failed.length} failed`);
process.exit(total.failed.length > 0 || total.late.length > LATE_AT_MOST ? 1 : 0);

/** @param {Step[]} lane @param {boolean} isShared what a step prints comes as a whole at its end */
async function runLane(lane, isShared) {
  for (const step of lane) {
    const started = Date.now();
    /** @type {Buffer[] | undefined} */
    const kept = isShared ? [] : undefined;
    if (!kept) console.log(`\n▶ ${step.name}`);
    const { passed, failed, late } = await run(step, kept);
    total.passed += passed;
    total.failed.push(...failed.map((name) => `${step.name}: ${name}`));
    total.late.push(...late.map((name) => `${step.name}: ${name}`));
    const seconds = `${((Date.now() - started) / 1000).toFixed(0)} s`;
    times.push(`${step.name} ${seconds}`);
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

/** Whether it succeeded. `kept` collects what it prints. @param {Step} step @param {string[]} more @param {Buffer[] | undefined} kept @returns {Promise<boolean>} */
function start({ name, command: [command = '', ...args], env }, more, kept) {
  const child = spawn(command, [...args, ...more], {
    stdio: kept ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env, TEST_STEP: name, ...(full ? { SPOTREEL_FULL_TESTS: '1' } : {}) },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => kept?.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error);
      resolve(false);
    });
    child.on('close', (status) => resolve(status === 0));
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

/** @param {string} name @param {string} config @param {string[]} options @returns {Step} */
function vitest(name, config, ...options) {
  const reporters = ['default', VITEST_REPORTER, SIMILARITY_REPORTER].map((reporter) => `--reporter=${reporter}`);
  return { name, command: [bin('vitest'), 'run', '--config', config, ...options, ...reporters], hasResult: true };
}

/** The step beside a new PostgreSQL. @param {Step} step @returns {Step} */
function onPostgres(step) {
  return { ...step, command: ['node', 'tests/postgres.mjs', ...step.command] };
}

function folders() {
  return ['sdk', 'survey-widget', 'cli', 'elements', 'host-app', 'library', 'server', 'stories'];
}
