/** What `npm ci` needs of the lock file: on every platform, and on the Node of package.json. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, LockedPackage>>;
};

/** Where a package that is at `place` finds `name`: in its own folder or in one above. */
function foundFrom(place: string, name: string): boolean {
  if (packages[path.posix.join(place, 'node_modules', name)]) return true;
  if (place === '') return false;
  return foundFrom(place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))), name);
}

test('every package for another platform is locked', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !foundFrom(place, name))
      .map((name) => `${place} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every package runs on the Node of package.json', () => {
  const { status, stderr } = spawnSync(
    'npm',
    ['ci', '--dry-run', '--engine-strict', '--ignore-scripts', '--offline', '--loglevel=error'],
    {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      // npm itself has to run on that Node
      env: { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}` },
    },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
