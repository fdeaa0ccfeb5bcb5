// @ts-check
import { REPORTS, reportOf } from './report.mjs';
import { roomNamed } from './rooms.mjs';

const room = roomNamed(process.env.MUTATION_ROOM);

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // the coverage of each test decides which tests meet a mutant; the graph of imports would only repeat it
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: !room.withStatic,
  mutate: [...room.mutate],
  disableTypeChecks: false, // Vitest reads no types
  // whole packages have to stay: the tsconfig.json of one names those of others
  ignorePatterns: ['dist', '/data'],
  tempDirName: `${REPORTS}/sandboxes`,
  cleanTempDir: 'always',
  warnings: { slow: false, preprocessorErrors: true, unknownOptions: true, unserializableOptions: true },
  reporters: ['json', 'html'],
  jsonReporter: { fileName: reportOf(room.name, 'json') },
  htmlReporter: { fileName: reportOf(room.name, 'html') },
  // run.mjs compares scores with the threshold
  thresholds: { high: 95, low: 85, break: null },
  allowConsoleColors: false,
};
