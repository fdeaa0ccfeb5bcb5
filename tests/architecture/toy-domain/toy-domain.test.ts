/**
 * A new domain of the server has its files, and changes three lists: modules, calls, migrations. The toy is such a domain, with a
 * table, two calls, a page, a job and a message. All checks that it meets pass in a copy of this repository.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CENTRAL_EDITS, isCatalogue } from './central-edits';
import { makeToyRepository, type ToyRepository } from './toy-repository';

/** Longest time of one program, ms. Each takes half a minute where nothing else runs. */
const LONGEST_MS = 400_000;

let repository: ToyRepository;
beforeAll(() => {
  repository = makeToyRepository();
}, LONGEST_MS);
afterAll(() => repository.remove());

test('a domain changes at most three files besides the catalogues of words', () => {
  expect(repository.added).toContain('server/toy/module.ts');
  expect(repository.changed.toSorted()).toEqual([...new Set(CENTRAL_EDITS.map(({ file }) => file))].toSorted());
  expect(repository.changed.filter((file) => !isCatalogue(file)).length).toBeLessThanOrEqual(3);
});

test('it compiles with the server and the sdk', { timeout: LONGEST_MS }, () =>
  repository.run('typescript7/bin/tsc', '-p', 'types.tsconfig.json'),
);

test('its style, imports and words pass their checks', { timeout: LONGEST_MS }, async () => {
  await repository.run(
    '@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    ...repository.added,
    ...repository.changed,
  );
  const imports = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err'];
  await repository.run(
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    ...imports,
    'server/toy',
    'server/modules.ts',
    'sdk/contract',
  );
  await repository.run('../build/words/check.mjs');
});

test('its calls, page and job work, and each call has a row of access', { timeout: LONGEST_MS }, () =>
  repository.run(
    'vitest/vitest.mjs',
    'run',
    '--config=tests/vitest.config.ts',
    '--project=node',
    '--project=sources',
    '--testNamePattern=[tT]oy|every call|a domain of the server',
    'tests/server/toy',
    'tests/server/access/access.test.ts',
    'tests/build/openapi/document.test.ts',
    'tests/architecture/imports/import-table.test.ts',
  ),
);
