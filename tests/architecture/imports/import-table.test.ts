import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { preProcessFile } from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';

const rules = createRequire(import.meta.url)('../../../.dependency-cruiser.cjs') as { forbidden: [] };

type Rows = Readonly<Record<string, readonly string[]>>;

const { rows, table } = createRequire(import.meta.url)('../../../build/import-table.cjs') as Record<
  'rows' | 'table',
  Rows
>;

const { OF_EACH_DOMAIN, domainRows, neededFolders } = createRequire(import.meta.url)(
  '../../../build/domain-imports.cjs',
) as {
  readonly OF_EACH_DOMAIN: readonly string[];
  domainRows(): Rows;
  neededFolders(source: string, file: string): string[];
};

const temporary: string[] = [];
afterAll(() => {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true });
});

/** Names of the rules that a small tree of files breaks. */
async function broken(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-imports-'));
  temporary.push(folder);
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
    const stale = Object.entries(rows).flatMap(([folder, entries]) =>
      entries.filter((entry) => !seen.of(folder).has(entry.replace('/*', ''))).map((entry) => `${folder}: ${entry}`),
    );
    expect(stale).toEqual([]);
  });
});

describe('a domain of the server', () => {
  test('may import the platform and what it needs, and comes after each domain that it imports', () => {
    const listed = moduleFolders();
    expect(Object.keys(domainRows()).toSorted()).toEqual(listed.toSorted());
    for (const [at, folder] of listed.entries()) {
      const later = (table[folder] ?? []).filter((entry) => listed.indexOf(entry) >= at);
      expect(later, `${folder} imports a domain that server/modules.ts lists after it`).toEqual([]);
    }
  });

  test('has no row for what each domain may import', () => {
    const double = Object.keys(domainRows()).flatMap((folder) =>
      (rows[folder] ?? []).filter((entry) => OF_EACH_DOMAIN.includes(entry)).map((entry) => `${folder}: ${entry}`),
    );
    expect(double).toEqual([]);
  });

  test('says what it needs in one form', () => {
    const imports = `import { renderDomain } from '../render/services';\n`;
    const needs = (list: string) => neededFolders(`${imports}defineDomain({ name: 'toy', ${list} });`, 'domain.ts');
    expect(needs('needs: []')).toEqual([]);
    expect(needs('needs: [renderDomain]')).toEqual(['server/render']);
    expect(needs('needs: [\n    renderDomain,\n  ]')).toEqual(['server/render']);
    for (const list of ['needs', 'needs: all', 'needs: [brandDomain]', 'needs: [...renderDomain]']) {
      expect(() => needs(list)).toThrow(/^domain\.ts must /);
    }
  });
});

/** Folders of the modules, in the order of `server/modules.ts`. */
function moduleFolders(): string[] {
  const source = readFileSync('server/modules.ts', 'utf8');
  const folders = new Map(
    [...source.matchAll(/import \{ (\w+) \} from '\.\/([\w-]+)\/module';/g)].map(([, name, folder]) => [
      name,
      `server/${folder}`,
    ]),
  );
  const list = /= \[([\w\s,]+)\] as const/.exec(source)?.[1] ?? '';
  return [...list.matchAll(/\w+/g)].map(([name]) => folders.get(name) ?? `no import of ${name}`);
}

/** Rows that lead back to themselves, each cycle once. */
function cyclesOf(graph: Rows): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const follow = (row: string, way: readonly string[]) => {
    if (way.includes(row)) cycles.push([...way.slice(way.indexOf(row)), row]);
    if (way.includes(row) || done.has(row)) return;
    for (const entry of graph[row] ?? []) if (entry in graph) follow(entry, [...way, row]);
    done.add(row);
  };
  for (const row of Object.keys(graph)) follow(row, []);
  return cycles;
}

/** What the files of each row's folder import, in the words of the table. */
function importsByRow() {
  const folders = Object.keys(table).sort((a, b) => b.length - a.length);
  const packages = [...new Set(folders.map((row) => row.split('/')[0] ?? ''))];
  const found = new Map<string, Set<string>>();
  const withoutRow = new Set<string>();
  for (const file of packages.flatMap(sourcesOf)) {
    const row = folders.find((folder) => file.startsWith(`${folder}/`));
    if (!row || (['sdk', 'server'].includes(row) && file.split('/').length > 2)) withoutRow.add(path.dirname(file));
    const entries = found.get(row ?? '') ?? new Set<string>();
    found.set(row ?? '', entries);
    for (const { fileName } of preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      const target = fileName.startsWith('.')
        ? path.join(path.dirname(file), fileName)
        : fileName.replace('@spotreel/', '').replace('/internal/', '/');
      const entry = /^(node:)/.test(target) ? 'node' : folders.find((folder) => `${target}/`.startsWith(`${folder}/`));
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
