import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { catalogues } from '../build/words/catalogue.mjs';
import { LONG_TESTS } from './run/long-tests.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Packages of this repository are read from their sources. */
const source = '@spotreel/source';
/** Other packages are found as Node finds them: files for bundlers (`module`) do not run unbundled. */
const nodeConditions = defaultServerConditions.filter((name) => name !== 'module');

/** A module that they replace would already be loaded by another file. */
const REPLACES_MODULES = 'tests/elements/react/editor/stage/*-playback.test.{ts,tsx}';
const REPLACES_MODULES_OF_SERVER = 'tests/security/contract-fuzz.test.ts';
/** They count timers, or workers that answer later: what another file left running would count too. */
const WATCHES_TIMERS = 'tests/sdk/{client,player,stores}/**/*.test.ts';

/**
 * What runs in Node, and React components in a simulated DOM. Files share a worker and its loaded modules: a new process
 * for each file costs more than most tests. Those that another file could disturb are isolated.
 */
export default defineConfig({
  root,
  plugins: [catalogues()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...nodeConditions] } },
  test: {
    // other runs, and the other projects of this one, find what was compiled
    fsModuleCache: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default', fileURLToPath(new URL('reporters/similarities.mjs', import.meta.url))],
    setupFiles: ['sdk/i18n/all-english.ts'],
    // many tests wait for a server or a child process: one worker more than cores keeps every core busy
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'isolated',
          include: [WATCHES_TIMERS],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated dom',
          environment: 'happy-dom',
          include: [REPLACES_MODULES],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          isolate: false,
          include: ['tests/{build,cli,examples,sdk,server,security}/**/*.test.ts'],
          exclude: [WATCHES_TIMERS, ...LONG_TESTS],
        },
      },
      {
        extends: true,
        // `npm run test:all`
        test: {
          name: 'long',
          isolate: false,
          testTimeout: 180_000,
          include: LONG_TESTS,
          exclude: [REPLACES_MODULES_OF_SERVER],
        },
      },
      {
        extends: true,
        // `npm run test:all`
        test: { name: 'long isolated', include: [REPLACES_MODULES_OF_SERVER] },
      },
      {
        extends: true,
        test: {
          // frames of the library and of real files, painted by each painter: `npm run test:all`
          name: 'frames',
          isolate: false,
          include: ['tests/golden/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // they kill servers that render: nothing else runs meanwhile
          name: 'faults',
          isolate: false,
          include: ['tests/faults/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // they read sources and the built library, and wait for nothing: `npm test` runs them beside other steps
          name: 'sources',
          isolate: false,
          // each parses thousands of files: seconds on a free machine, minutes on a busy one
          testTimeout: 180_000,
          include: ['tests/{architecture,library,music}/**/*.test.ts'],
          exclude: LONG_TESTS,
        },
      },
      {
        extends: true,
        test: {
          // the packages as people install them; `npm run build:packages` comes before
          name: 'packages',
          include: ['tests/packages/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          fileParallelism: false,
          // what was packed and installed serves all files
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          isolate: false,
          include: ['tests/{elements,survey-widget,host-app}/**/*.test.{ts,tsx}'],
          exclude: [REPLACES_MODULES],
        },
      },
    ],
  },
});
