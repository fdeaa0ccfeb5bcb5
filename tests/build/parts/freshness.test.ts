import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFreshness } from '../../../build/parts/freshness.mjs';

let root: string;
const file = (name: string) => path.join(root, name);
const open = () => openFreshness(file('dist/build.json'), [file('package-lock.json')], root);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'spotreel-build-'));
  for (const folder of ['dist', 'sdk', 'node_modules']) mkdirSync(file(folder));
  for (const name of ['package-lock.json', 'sdk/index.ts', 'sdk/theme.css', 'node_modules/zod.js', 'dist/sdk.js'])
    writeFileSync(file(name), name);
  const sources = [file('sdk/index.ts'), file('sdk/theme.css'), file('node_modules/zod.js'), '\0virtual'];
  open().markBuilt('sdk', sources, [file('dist/sdk.js')]);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a part that was built and not changed since is fresh; one that was never built is not', () => {
  expect(open().isFresh('sdk')).toBe(true);
  expect(open().isFresh('server')).toBe(false);
});

test.each([
  ['a source has changed', () => writeFileSync(file('sdk/theme.css'), 'changed')],
  ['a source is gone', () => rmSync(file('sdk/index.ts'))],
  ['a file that it wrote is gone', () => rmSync(file('dist/sdk.js'))],
  ['other packages are installed', () => writeFileSync(file('package-lock.json'), 'changed')],
  ['the state is damaged', () => writeFileSync(file('dist/build.json'), '{"sdk":')],
  ['its build was interrupted', () => open().markStale('sdk')],
])('stale: %s', (_what, change) => {
  change();
  expect(open().isFresh('sdk')).toBe(false);
});

test('the content counts, not the time of a file', () => {
  writeFileSync(file('sdk/index.ts'), 'sdk/index.ts');
  expect(open().isFresh('sdk')).toBe(true);
});
