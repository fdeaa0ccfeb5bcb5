/** An operator finds every variable of the server in one document, and none that the server does not read. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const NAME = /\b[A-Z][A-Z\d_]{3,}\b/g;
const document = readFileSync('docs/operating.md', 'utf8');
const variables = globSync('server/platform/config/*.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^ +([A-Z][A-Z\d_]{3,}):/gm)].map(([, name = '']) => name),
);

test('each variable of the configuration is described', () => {
  expect(variables.length).toBeGreaterThan(80);
  const described = new Set(document.match(NAME));
  expect(variables.filter((name) => !described.has(name))).toEqual([]);
});

test('the tables name variables of the configuration', () => {
  const heads = [...document.matchAll(/^\| variables? \|.*\n\|[-|]+\n((?:\|.*\n)+)/gm)];
  const named = heads.flatMap(([, rows = '']) =>
    rows.split('\n').flatMap((row) => row.split('|')[1]?.match(NAME) ?? []),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((name) => !variables.includes(name) && !variables.some((one) => one.startsWith(name)))).toEqual(
    [],
  );
});
