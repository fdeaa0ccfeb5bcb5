// @ts-check
/**
 * `npm test`: every check in the order in which a failure is cheapest to find, then one line that sums them up.
 * `--full` adds what is too slow for each change. Each runner leaves its counts in dist/test-results/.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const full = process.argv.includes('--full');
const RESULTS = 'dist/test-results';
const bin = (/** @type {string} */ name) => `node_modules/.bin/${name}`;

/** @typedef {{ passed: number, failed: number }} Counts */
/** `lost`: files of which the browser, not a test, went down; they get one more run. */
/** @typedef {{ name: string, command: string[], counts?: () => Counts, lost?: () => string[] }} Step */

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
  unit('unit', ['--project=!sources']),
  unit('sources', ['--project=sources', '--maxWorkers=1']),
  {
    name: 'elements',
    command: [bin('wtr'), '--config', 'tests/wtr.config.mjs'],
    counts: () => read('elements'),
    lost: () => read('elements').lost,
  },
  {
    name: 'stories',
    command: [
      bin('vitest'),
      'run',
      '--config',
      'stories/.storybook/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path.resolve(RESULTS, 'stories.json')}`,
    ],
    counts: () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = read('stories');
      return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
    },
  },
  {
    name: 'storybook',
    command: ['node', 'tests/storybook.mjs'],
    counts: () => read('storybook'),
  },
  {
    name: 'packages',
    command: [
      'npm',
      'run',
      'test:packages',
      '--silent',
      '--',
      `--outputFile.json=${path.resolve(RESULTS, 'packages.json')}`,
    ],
    counts: () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = read('packages');
      return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
    },
  },
  {
    name: 'journeys',
    command: [bin('playwright'), 'test', '-c', 'tests/playwright.config.ts'],
    counts: () => {
      const { stats } = read('journeys');
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  },
];

/**
 * Steps that leave a core idle run at the same time, in two lanes. Browsers that paint for tests share one lane: their
 * frames come late when two of them run. With the unit tests beside the browsers, the whole is two minutes shorter, but in
 * each of two runs some test met a picture that was late.
 */
const groups = [
  [['types', 'lint', 'imports', 'unused code'], ['build']],
  [['unit']],
  [
    ['elements', 'stories'],
    ['storybook', 'packages', 'sources'],
  ],
  [['journeys']],
].map((lanes) => lanes.map((names) => names.flatMap((name) => steps.find((step) => step.name === name) ?? [])));

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const times = [];
for (const lanes of groups) {
  const isShared = lanes.length > 1;
  if (isShared) console.log(`\n▶ ${lanes.map((lane) => lane.map(({ name }) => name).join(', ')).join(' beside ')} ...`);
  await Promise.all(lanes.map((lane) => runLane(lane, isShared)));
  if (total.failed > 0 && lanes.flat().some(({ name }) => name === 'build')) break; // nothing after it could tell anything
}
console.log(`\n${times.join(', ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** @param {Step[]} lane @param {boolean} isShared what a step prints comes as a whole at its end */
async function runLane(lane, isShared) {
  for (const step of lane) {
    const started = Date.now();
    /** @type {Buffer[] | undefined} */
    const kept = isShared ? [] : undefined;
    if (!kept) console.log(`\n▶ ${step.name}`);
    const { passed, failed } = await run(step, kept);
    total.passed += passed;
    total.failed += failed;
    const seconds = `${((Date.now() - started) / 1000).toFixed(0)} s`;
    times.push(`${step.name} ${seconds}`);
    if (kept) console.log(`\n▶ ${step.name}\n${Buffer.concat(kept)}`);
    console.log(`■ ${step.name}: ${passed} passed, ${failed} failed, ${seconds}`);
  }
}

/** @param {Step} step @param {Buffer[] | undefined} kept @returns {Promise<Counts>} */
async function run(step, kept) {
  const ok = await start(step, [], kept);
  const lost = ok ? [] : lostFiles(step);
  if (lost.length === 0) return countsOf(step, ok);
  const before = step.counts?.() ?? { passed: 0, failed: 0 };
  console.log(`The browser went down in ${lost.join(', ')}: once more`);
  const again = countsOf(step, (await start(step, ['--files', ...lost], kept)) && lostFiles(step).length === 0);
  return { passed: before.passed + again.passed, failed: before.failed + again.failed };
}

/** Whether it succeeded. `kept` collects what it prints. @param {Step} step @param {string[]} more @param {Buffer[] | undefined} kept @returns {Promise<boolean>} */
function start({ command: [command = '', ...args] }, more, kept) {
  const child = spawn(command, [...args, ...more], {
    stdio: kept ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...(full ? { SPOTREEL_FULL_TESTS: '1' } : {}) },
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

/** @param {Step} step @returns {string[]} */
function lostFiles(step) {
  try {
    return step.lost?.() ?? [];
  } catch {
    return []; // the runner did not come so far as to write it
  }
}

/** A runner that failed without a failed test (a crash, a missing file) counts as one. @param {Step} step @param {boolean} ok */
function countsOf(step, ok) {
  try {
    const counts = step.counts?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
    return { passed: counts.passed, failed: ok ? counts.failed : Math.max(1, counts.failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** @param {string} name @param {string[]} chosen which projects of the configuration @returns {Step} */
function unit(name, chosen) {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/${name}.json`];
  return {
    name,
    command: [bin('vitest'), 'run', '--config', 'tests/vitest.config.ts', ...chosen, ...report],
    counts: () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = read(name);
      return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
    },
  };
}

/** @param {string} name */
function read(name) {
  return JSON.parse(readFileSync(`${RESULTS}/${name}.json`, 'utf8'));
}

function folders() {
  return ['sdk', 'survey-widget', 'cli', 'elements', 'host-app', 'library', 'server', 'stories'];
}
