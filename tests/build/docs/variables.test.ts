/** An operator finds every variable of the server in a document. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const textOf = (pattern: string) =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

test('each variable of the configuration is described', () => {
  const variables = [...textOf('server/platform/config/*.ts').matchAll(/^ +([A-Z][A-Z\d_]{3,}):/gm)].map(
    ([, name = '']) => name,
  );
  expect(variables.length).toBeGreaterThan(80);
  const described = new Set((textOf('README.md') + textOf('docs/*.md')).match(/\b[A-Z][A-Z\d_]{3,}\b/g));
  expect(variables.filter((name) => !described.has(name))).toEqual([]);
});
