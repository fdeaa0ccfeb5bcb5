// @ts-check
/**
 * `npm run test:changed [-- REF]`: what a change reaches. The change is everything since REF, committed or not. Default: since
 * this branch left `main`; on `main` itself, what is not committed. CONTRIBUTING.md says what it leaves out.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { EMBEDDING_JOURNEYS, journeysOf } from './run/journeys-of.mjs';
import { hasLongTests } from './run/long-tests.mjs';
import { runGroups, sumUp } from './run/run-groups.mjs';
import { checks, journeys, RULED_FOLDERS, UNIT, vitest } from './run/steps.mjs';
import { storiesOf } from './run/stories-of.mjs';

/** More files of each kind are for the whole run: this one stays within minutes. */
const MOST_STORIES = 15;
const MOST_JOURNEYS = 4;

/** What journeys of the app use. */
const APP_PARTS = 'tools,hostApp,server';

const since = process.argv[2] ?? startOfBranch();
const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
if (files.length === 0) {
  console.log(`Nothing has changed since ${since}.`);
  process.exit(0);
}
console.log(`${files.length} files have changed since ${since}.`);

const stories = within('stories', storiesOf(files), MOST_STORIES);
const named = within('journeys', journeysOf(files), MOST_JOURNEYS);
const present = files.filter((file) => existsSync(file));

/** @type {import('./run/steps.mjs').Step} */
const lint = { name: 'lint', command: [...checks.lint.command.slice(0, -1), '--no-errors-on-unmatched', ...present] };
const sources = present.filter((file) => /\.tsx?$/.test(file) && RULED_FOLDERS.includes(file.split('/')[0] ?? ''));
/** Cycles, which need all files, are left to `npm test`. @type {import('./run/steps.mjs').Step} */
const imports = {
  name: 'imports',
  command: [...checks.imports.command.slice(0, -RULED_FOLDERS.length), '--max-depth', '1', ...sources],
};
const cheap = [checks.types, lint, ...(sources.length > 0 ? [imports] : []), checks.unused];
/** Most journeys use the app alone, and none needs pictures of the library that the server could not paint. @type {import('./run/steps.mjs').Step} */
const build = {
  name: 'build',
  command: ['node', 'build/main.mjs', '--without-pictures'],
  env: needsWholeBuild(files, named) ? {} : { ONLY: APP_PARTS },
};
const unit = vitest('unit', UNIT, '--project=isolated*', '--project=node', '--project=dom', '--passWithNoTests');
unit.command.push('--changed', since);
const long = vitest('long', UNIT, '--project=long*', '--passWithNoTests');
long.command.push('--changed', since);

/** @type {import('./run/steps.mjs').Group[]} */
const groups = [
  [cheap, named.length > 0 ? [build] : []],
  [[unit]],
  files.some(hasLongTests) ? [[long]] : [],
  stories.length > 0 ? [[vitest('stories', 'stories/.storybook/vitest.config.ts', ...stories)]] : [],
  named.length > 0 ? [[journeys('journeys', '--project=journeys', ...named.map((name) => `/${name}.spec.ts`))]] : [],
];
process.exit(sumUp(await runGroups(groups.map((lanes) => lanes.filter((lane) => lane.length > 0)))));

/** @param {readonly string[]} files @param {readonly string[]} journeys */
function needsWholeBuild(files, journeys) {
  const isBuilt = existsSync('dist/build.json');
  return (
    !isBuilt ||
    files.some((file) => file.startsWith('library/')) ||
    journeys.some((name) => EMBEDDING_JOURNEYS.has(name))
  );
}

/** @param {string} kind @param {string[]} all @param {number} most */
function within(kind, all, most) {
  const left = all.slice(most);
  if (left.length > 0) console.log(`${left.length} ${kind} are left to npm run test:all: ${left.join(', ')}`);
  return all.slice(0, most);
}

function startOfBranch() {
  const [branch] = git('rev-parse', '--abbrev-ref', 'HEAD');
  if (branch === 'main') return 'HEAD';
  for (const main of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', main)[0] ?? 'HEAD';
    } catch {
      // there is no such branch here
    }
  }
  return 'HEAD';
}

/** The lines that it prints. @param {...string} args */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);
}
