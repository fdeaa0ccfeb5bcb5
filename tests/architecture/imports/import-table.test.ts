import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { preProcessFile } from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';

const rules = createRequire(import.meta.url)('../../../.dependency-cruiser.cjs') as { forbidden: [] };

const table = createRequire(import.meta.url)('../../../build/import-table.cjs') as Record<string, string[]>;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Names of the rules that a small tree of files breaks. */
async function broken(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-imports-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const roots = [...new Set(Object.keys(files).map((file) => file.split('/')[0] ?? ''))];
  const { output } = await cruise(roots, { baseDir: folder, ruleSet: { forbidden: rules.forbidden }, validate: true });
  return (output as ICruiseResult).summary.violations.map((violation) => violation.rule.name);
}

const target = 'export const value = 1;\n';
const importing = (from: string) => `import { value } from '${from}';\nexport const copy = value;\n`;

describe('the import table', () => {
  test('refuses a pure folder that reaches up', async () => {
    const found = await broken({ 'sdk/base/a.ts': importing('../contract/b'), 'sdk/contract/b.ts': target });
    expect(found).toContain('sdk/base-imports');
  });

  test('refuses a file of another package that is no door', async () => {
    for (const [file, from] of [
      ['elements/react/library/a.ts', '../../../sdk/stores/b'],
      ['server/a.ts', '../sdk/contract/b'],
      ['host-app/a.ts', '../sdk/project/b'],
    ] as const) {
      const found = await broken({ [file]: importing(from), [path.join(path.dirname(file), `${from}.ts`)]: target });
      expect(found).toEqual([
        `${file
          .split('/')
          .slice(0, file.includes('react') ? 3 : 1)
          .join('/')}-imports`,
      ]);
    }
  });

  test('refuses a door that the row does not list: a component that fetches, browser code in the server', async () => {
    const client = { 'sdk/client/index.ts': target };
    expect(await broken({ 'elements/react/library/a.ts': importing('../../../sdk/client/index'), ...client })).toEqual([
      'elements/react/library-imports',
    ]);
    expect(await broken({ 'server/a.ts': importing('../sdk/client/index'), ...client })).toEqual(['server-imports']);
  });

  test('refuses a cycle', async () => {
    const found = await broken({ 'sdk/project/a.ts': importing('./b'), 'sdk/project/b.ts': importing('./a') });
    expect(found).toContain('no-circular');
  });

  test('accepts what it lists', async () => {
    const found = await broken({ 'sdk/project/a.ts': importing('../contract/b'), 'sdk/contract/b.ts': target });
    expect(found).toEqual([]);
  });

  test('refuses a platform that knows a domain, and a domain that reaches a later one or what puts them together', async () => {
    for (const [row, from] of [
      ['server/platform/http', '../../account/b'],
      ['server/account', '../survey/b'],
      ['server/media', '../library/b'],
      ['server/project', '../render/b'],
      ['server/render', '../services'],
    ] as const) {
      const found = await broken({ [`${row}/a.ts`]: importing(from), [path.join(row, `${from}.ts`)]: target });
      expect(found).toEqual([`${row}-imports`]);
    }
  });

  test('has no rows that import each other, directly or through others', () => {
    expect(cyclesOf(table)).toEqual([]);
    expect(cyclesOf({ a: ['b'], b: ['c', 'node'], c: ['a'] })).toEqual([['a', 'b', 'c', 'a']]);
  });

  test('has a row for every folder, and no entry that nothing uses', () => {
    const seen = importsByRow();
    expect(seen.withoutRow).toEqual([]);
    const stale = Object.entries(table).flatMap(([folder, entries]) =>
      entries.filter((entry) => !seen.of(folder).has(entry.replace('/*', ''))).map((entry) => `${folder}: ${entry}`),
    );
    expect(stale).toEqual([]);
  });
});

/** Rows that lead back to themselves, each cycle once. */
function cyclesOf(rows: Record<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const follow = (row: string, way: readonly string[]) => {
    if (way.includes(row)) cycles.push([...way.slice(way.indexOf(row)), row]);
    if (way.includes(row) || done.has(row)) return;
    for (const entry of rows[row] ?? []) if (entry in rows) follow(entry, [...way, row]);
    done.add(row);
  };
  for (const row of Object.keys(rows)) follow(row, []);
  return cycles;
}

/** What the files of each row's folder import, in the words of the table. */
function importsByRow() {
  const rows = Object.keys(table).sort((a, b) => b.length - a.length);
  const packages = [...new Set(rows.map((row) => row.split('/')[0] ?? ''))];
  const found = new Map<string, Set<string>>();
  const withoutRow = new Set<string>();
  for (const file of packages.flatMap(sourcesOf)) {
    const row = rows.find((folder) => file.startsWith(`${folder}/`));
    if (!row || (['sdk', 'server'].includes(row) && file.split('/').length > 2)) withoutRow.add(path.dirname(file));
    const entries = found.get(row ?? '') ?? new Set<string>();
    found.set(row ?? '', entries);
    for (const { fileName } of preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      const target = fileName.startsWith('.')
        ? path.join(path.dirname(file), fileName)
        : fileName.replace('@spotreel/', '').replace('/internal/', '/');
      const entry = /^(node:)/.test(target) ? 'node' : rows.find((folder) => `${target}/`.startsWith(`${folder}/`));
      entries.add(
        entry ??
          target
            .split('/')
            .slice(0, target.startsWith('@') ? 2 : 1)
            .join('/'),
      );
      // A door of a package is in the row of its folder, and a file beside it is a door of the package itself.
      if (entry?.includes('/')) entries.add(entry.split('/')[0] ?? '');
      if (target.startsWith('sdk/theme/')) entries.add('sdk/theme');
    }
  }
  return { withoutRow: [...withoutRow], of: (row: string) => found.get(row) ?? new Set<string>() };
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(dist|node_modules)\//.test(file))
    .map((file) => `${folder}/${file}`);
}
