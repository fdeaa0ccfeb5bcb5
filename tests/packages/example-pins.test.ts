/** Versions that the examples name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packagesOf } from './example-packages';

const examples = readdirSync('examples').filter((name) => existsSync(`examples/${name}/package.json`));

test('the apps name exact versions, and ours are the present ones', () => {
  expect(examples).toEqual(expect.arrayContaining(['react', 'vue', 'svelte']));
  for (const example of examples) {
    for (const [name, version] of Object.entries(packagesOf(example))) {
      expect(version, `${example}: ${name}`).toMatch(/^\d+\.\d+\.\d+$/);
      const [, own] = /^@spotreel\/(.+)$/.exec(name) ?? [];
      if (own)
        expect(version, `${example}: ${name}`).toBe(JSON.parse(readFileSync(`${own}/package.json`, 'utf8')).version);
    }
  }
});

test('apps that share a folder in tests name the same versions of what both use', () => {
  const [vue, svelte] = ['vue', 'svelte'].map(packagesOf);
  const shared = Object.keys(vue ?? {}).filter((name) => svelte?.[name]);
  expect(shared).toEqual(expect.arrayContaining(['typescript', 'vite']));
  for (const name of shared) expect(vue?.[name], name).toBe(svelte?.[name]);
});
