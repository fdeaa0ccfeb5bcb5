import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOfMaterials } from '../../../build/third-parties/bill-of-materials.mjs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const server = JSON.parse(readFileSync('server/package.json', 'utf8'));
const bill = billOfMaterials(lock);
/** They name their license in a form that the lock file leaves out. */
const OLD_FORM = ['busboy', 'streamsearch'];

test('every package that the server depends on is there, with its version', () => {
  const versions = new Map(bill.components.map(({ name, version }) => [name, version]));
  for (const [name, version] of Object.entries(server.dependencies))
    expect([name, versions.get(name)]).toEqual([name, version]);
});

test('packages of tests and builds are not', () => {
  const names = bill.components.map(({ name }) => name);
  for (const name of ['vitest', '@playwright/test', 'rollup', 'storybook', '@biomejs/biome'])
    expect(names).not.toContain(name);
});

test('each component has a purl, a license and, out of the registry, the hash of its archive', () => {
  for (const { 'bom-ref': ref, name, version, purl, hashes, licenses } of bill.components) {
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
    if (!ref.includes('node_modules/')) continue;
    expect([name, licenses?.length ?? 0]).toEqual([name, OLD_FORM.includes(name) ? 0 : 1]);
    expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
  }
});

test('what a component needs is a component, the nearest of its name', () => {
  const refs = new Set([
    bill.metadata.component['bom-ref'],
    ...bill.components.map((component) => component['bom-ref']),
  ]);
  expect(refs.size).toBe(bill.components.length + 1);
  for (const { ref, dependsOn } of bill.dependencies) {
    for (const need of [ref, ...dependsOn]) expect(refs).toContain(need);
  }
  const nested = billOfMaterials({
    name: 'app',
    version: '1.0.0',
    packages: {
      '': {},
      one: { name: 'one', version: '1.0.0', dependencies: { two: '1' } },
      'one/node_modules/two': { version: '1.0.0', dependencies: { three: '1' } },
      'node_modules/two': { version: '2.0.0' },
      'node_modules/three': { version: '3.0.0' },
    },
  });
  expect(nested.dependencies).toEqual([
    { ref: 'app', dependsOn: ['one'] },
    { ref: 'node_modules/three', dependsOn: [] },
    { ref: 'one', dependsOn: ['one/node_modules/two'] },
    { ref: 'one/node_modules/two', dependsOn: ['node_modules/three'] },
  ]);
});

test('the same lock file makes the same bill', () => {
  expect(billOfMaterials(lock)).toEqual(bill);
  expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
});
