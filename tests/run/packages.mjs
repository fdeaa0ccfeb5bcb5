// @ts-check
/**
 * `node tests/run/packages.mjs types|installed`: builds the packages and tests what people get. `types`: what doors export and
 * declare. `installed`: packed, installed into empty folders, and run with each framework. Where no door, declaration or example
 * has changed since they last passed on this machine, `installed` runs none. A clean clone, as in CI, runs all.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeResult } from '../reporters/write-result.mjs';
import { PACKAGE_TYPES, UNIT, vitest } from './steps.mjs';

const PASSED = 'node_modules/.cache/spotreel/installed-packages';
const PACKAGES = ['sdk', 'elements', 'survey-widget', 'cli'];

/** Doors, declarations, what people are shown, and the tests themselves. `{}`: a package. */
const READ = [
  'package-lock.json',
  'examples/**/*.*',
  'tests/packages/**/*.ts',
  ...PACKAGES.flatMap((name) => [`${name}/package.json`, `${name}/README.md`, `${name}/dist/**/*.d.ts`]),
];

const isTypes = process.argv[2] === 'types';
run('npm', ['run', 'build:packages', '--silent']);

const key = hashOf(READ);
const isFull = process.env.SPOTREEL_FULL_TESTS === '1';
if (!isTypes && !isFull && existsSync(PASSED) && readFileSync(PASSED, 'utf8') === key) {
  console.log('Doors, declarations and examples are those of the last run: nothing is installed again.');
  writeResult({});
  process.exit(0);
}
const files = isTypes ? PACKAGE_TYPES : PACKAGE_TYPES.flatMap((name) => ['--exclude', `**/${name}.test.ts`]);
const [command = '', ...args] = vitest('packages', UNIT, '--project=packages', '--maxWorkers=1', ...files).command;
run(command, args);
// without a registry nothing was installed
const ping = ['ping', '--fetch-timeout=10000', '--fetch-retries=0'];
if (!isTypes && spawnSync('npm', ping, { stdio: 'ignore' }).status === 0) {
  mkdirSync(path.dirname(PASSED), { recursive: true });
  writeFileSync(PASSED, key);
}

/** @param {readonly string[]} patterns */
function hashOf(patterns) {
  const hash = createHash('sha256');
  const files = globSync([...patterns], { exclude: (file) => path.basename(file) === 'node_modules' });
  for (const file of files.filter((one) => path.extname(one)).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Ends this process where it fails. @param {string} program @param {string[]} args */
function run(program, args) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
