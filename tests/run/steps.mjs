// @ts-check
/** The steps of the tests, and the order in which each command runs them. */
import path from 'node:path';

const VITEST_REPORTER = path.resolve('tests/reporters/vitest.mjs');
const SIMILARITY_REPORTER = path.resolve('tests/reporters/similarities.mjs');
export const UNIT = 'tests/vitest.config.ts';
const JOURNEYS = 'tests/playwright.config.ts';

/** The files of `tests/packages` that read doors and declarations, and install nothing. */
export const PACKAGE_TYPES = ['example-pins', 'quality'];

/** Folders whose imports a table rules. */
export const RULED_FOLDERS = [
  'sdk',
  'survey-widget',
  'cli',
  'elements',
  'host-app',
  'library',
  'music',
  'server',
  'stories',
];

/**
 * `hasResult`: it runs tests and leaves a result; other steps succeed or fail as a whole.
 * @typedef {{ name: string, command: string[], hasResult?: boolean, env?: NodeJS.ProcessEnv }} Step
 */
/** Groups run one after the other, the lanes of a group at the same time, the steps of a lane in order. @typedef {Step[][]} Group */

/** @type {Record<'types' | 'lint' | 'words' | 'imports' | 'unused' | 'build', Step>} */
export const checks = {
  types: { name: 'types', command: ['node', 'node_modules/typescript7/bin/tsc', '-b'] },
  lint: { name: 'lint', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  words: { name: 'words', command: ['node', 'build/words/check.mjs'] },
  imports: {
    name: 'imports',
    command: [bin('depcruise'), '--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...RULED_FOLDERS],
  },
  unused: { name: 'unused code', command: [bin('knip'), '--no-progress'] },
  build: { name: 'build', command: ['npm', 'run', 'build', '--silent'] },
};

/** What `npm test` and `npm run test:all` begin with. @type {Group[]} */
export const DAILY = [
  [[checks.types, checks.lint, checks.words, checks.imports, checks.unused], [checks.build]],
  [[vitest('unit', UNIT, '--project=isolated*', '--project=node', '--project=dom')]],
  [
    [vitest('stories', 'stories/.storybook/vitest.config.ts')],
    [packages('package types', 'types'), vitest('sources', UNIT, '--project=sources', '--maxWorkers=1')],
  ],
];

/** What `npm test` ends with. @type {Group[]} */
export const MAIN_JOURNEYS = [[[journeys('main journeys', '--project=journeys', '--grep=@main')]]];

/** What `npm run test:all` runs after those. Its journeys are all of them, so that servers and data are prepared once. @type {Group[]} */
export const REST = [
  [[vitest('long', UNIT, '--project=long*')]],
  [
    [
      { name: 'elements', command: [bin('wtr'), '--config', 'tests/wtr.config.mjs'], hasResult: true },
      vitest('frames', UNIT, '--project=frames', '--maxWorkers=1'),
    ],
    [
      vitest('faults', UNIT, '--project=faults', '--maxWorkers=1'),
      { name: 'storybook', command: ['node', 'tests/storybook.mjs'], hasResult: true },
      packages('packages', 'installed'),
    ],
  ],
  [[journeys('journeys', '--project=journeys', '--project=chromium')]],
];

/** What `npm run test:full` runs after those. @type {Group[]} */
export const FULL = [
  [
    [
      {
        // those that are installed
        ...journeys('other browsers', 'every-browser', '--pass-with-no-tests'),
        env: { TEST_BROWSERS: 'firefox,webkit' },
      },
    ],
  ],
  [
    [
      {
        ...onPostgres(
          vitest(
            'server on many machines',
            UNIT,
            '--project=isolated',
            '--project=node',
            '--project=long*',
            'tests/server',
          ),
        ),
        // what several machines share: PostgreSQL, and a bucket
        env: { SPOTREEL_TEST_STORAGE: 'bucket' },
      },
      onPostgres(
        vitest('faults of workers', UNIT, '--project=faults', '--maxWorkers=1', 'worker-kills', 'two-servers-kills'),
      ),
      onPostgres(journeys('many machines', '--project=journeys', 'workers', 'many-machines')),
    ],
  ],
  [[{ name: 'memory of exports', command: ['npm', 'run', 'bench:export-memory', '--silent'] }]],
  [[{ name: 'mutation', command: ['node', 'tests/mutation/run.mjs'], hasResult: true }]],
];

/** @param {string} name */
function bin(name) {
  return `node_modules/.bin/${name}`;
}

/** @param {string} name @param {string} config @param {string[]} options @returns {Step} */
export function vitest(name, config, ...options) {
  const reporters = ['default', VITEST_REPORTER, SIMILARITY_REPORTER].map((reporter) => `--reporter=${reporter}`);
  return { name, command: [bin('vitest'), 'run', '--config', config, ...options, ...reporters], hasResult: true };
}

/** @param {string} name @param {string[]} options @returns {Step} */
export function journeys(name, ...options) {
  return { name, command: [bin('playwright'), 'test', '-c', JOURNEYS, ...options], hasResult: true };
}

/** @param {string} name @param {'types' | 'installed'} tests @returns {Step} */
function packages(name, tests) {
  return { name, command: ['node', 'tests/run/packages.mjs', tests], hasResult: true };
}

/** The step beside a new PostgreSQL. @param {Step} step @returns {Step} */
function onPostgres(step) {
  return { ...step, command: ['node', 'tests/postgres.mjs', ...step.command] };
}
