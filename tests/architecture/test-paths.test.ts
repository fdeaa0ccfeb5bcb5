/** Tests are found by the path of their source: a folder of tests has a folder of sources at the same path. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rooms } from '../mutation/rooms.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders whose tests concern many sources, or those of `tests`. */
const OTHERS: Readonly<Record<string, string>> = {
  'build/run': 'the commands of `tests/run`',
  'elements/library-screens': 'all screens of the library together',
  'library/collisions': 'all scenes of the library',
  'server/access': 'who may make which call',
  'server/fixtures': 'what other tests use',
  'server/statements': 'how many statements each call takes',
};

const MIRRORED = ['build', 'cli', 'elements', 'host-app', 'library', 'music', 'sdk', 'server', 'survey-widget'];
const folders = new Set(
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...MIRRORED.map((name) => `tests/${name}`)], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.test\.tsx?$/.test(file) && existsSync(path.join(root, file)))
    .map((file) => path.posix.dirname(file).slice('tests/'.length)),
);

test('each folder of tests has the path of its sources, or a reason', () => {
  expect(folders.size).toBeGreaterThan(100);
  const astray = [...folders].filter((folder) => !existsSync(path.join(root, folder)));
  expect(astray.sort()).toEqual(Object.keys(OTHERS));
});

test('the rooms of mutation testing name files that are there', () => {
  const named = rooms.flatMap(({ mutate }) => mutate).filter((file) => !/[*{]/.test(file));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
