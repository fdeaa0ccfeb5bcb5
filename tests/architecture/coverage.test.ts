/** docs/coverage names a test for each requirement of the documents, and what is open. The tables are as the code is. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Call } from '../../sdk/contract/call';
import * as contracts from '../../sdk/contract/index';
import { servedAddresses } from './coverage/app-routes';
import { type CoverageRow, coverageRows, hasTest, repository, rowsOf, testNames } from './coverage/coverage-tables';
import { DOCUMENTED_CALLS } from './coverage/documented-calls';
import { OPEN_ROWS } from './coverage/open-rows';
import { parse, parsedFiles } from './source-files';

const rows = coverageRows();
const label = ({ page, requirement }: CoverageRow) => `${page}: ${requirement}`;
const spansOf = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);

/** Calls by name, from every group of calls that the door of the contract exports. */
const calls = new Map(
  Object.entries(contracts)
    .filter(([name]) => /(calls|contract)$/i.test(name))
    .flatMap(([, group]) => Object.entries(group as Readonly<Record<string, Call>>))
    .filter(([, call]) => typeof call.method === 'string'),
);
const withoutNames = (address: string) => address.replace(/\{\w*\}/g, '{}');
const addressOf = ({ method, path: at }: Call) => withoutNames(`${method} ${at}`);
const built = new Set([...calls.values()].map(addressOf));

/** `GET /v1/user` of a row about a call; else undefined. */
function callOf({ requirement }: CoverageRow): string | undefined {
  const [, call] = /^`((?:GET|POST|PUT|DELETE) \/[^`]*)`/.exec(requirement) ?? [];
  return call && withoutNames(call);
}

describe('every row', () => {
  test('has a requirement, and a test or what is open', () => {
    expect(rows.length).toBeGreaterThan(600);
    expect(rows.filter(({ requirement }) => requirement.trim() === '')).toEqual([]);
    expect(rows.filter(({ proofs, open }) => proofs.length === 0 && !open).map(label)).toEqual([]);
    expect(rows.flatMap((row) => row.unreadable.map((part) => `${label(row)}: ${part}`))).toEqual([]);
  });

  test('names tests that are there', () => {
    const lost = rows.flatMap((row) =>
      row.proofs.filter((proof) => !hasTest(proof)).map(({ file, name }) => `${label(row)}: ${file} > ${name}`),
    );
    expect(lost).toEqual([]);
  });

  test('names files and exports of the contract that are there', () => {
    const exported = parsedFiles(['sdk/contract'])
      .map(({ source }) => source.text)
      .join('\n');
    const isThere = (span: string) => {
      if (span.startsWith('/')) return true;
      if (/[/.]/.test(span)) return existsSync(path.join(repository, span));
      return !/^\w+$/.test(span) || calls.has(span) || exported.includes(`export const ${span}`) || existsSync(span);
    };
    const places = (row: CoverageRow) => spansOf(row.where.split('**Differs:**')[0] ?? '');
    const lost = rows.flatMap((row) =>
      places(row)
        .filter((span) => !isThere(span))
        .map((span) => `${label(row)}: ${span}`),
    );
    expect(lost).toEqual([]);
  });
});

describe('calls', () => {
  test('of the documents are all in the tables, and no other', () => {
    const listed = rows.flatMap((row) => callOf(row) ?? []);
    const documented = DOCUMENTED_CALLS.map(withoutNames);
    expect(documented.filter((call) => !listed.includes(call))).toEqual([]);
    expect(listed.filter((call) => !documented.includes(call))).toEqual([]);
  });

  test('have the method and the path of the call that their row names', () => {
    const wrong = rows.filter((row) => {
      const call = callOf(row);
      const names = spansOf(row.where.split('**Differs:**')[0] ?? '').filter((span) => calls.has(span));
      const isBuilt = call !== undefined && built.has(call);
      if (!isBuilt) return call !== undefined && (names.length > 0 || !row.open);
      return !names.some((name) => addressOf(calls.get(name) as Call) === call);
    });
    expect(wrong.map(label), 'a call that is built is named by its row').toEqual([]);
  });
});

describe('addresses', () => {
  const served = servedAddresses();
  const isServed = (address: string) => served.has(withoutNames(address.replace(/[?#].*/, '')));
  const pages = rows.filter(({ page }) => page === 'app-routes.md');
  const addresses = (row: CoverageRow) =>
    spansOf(`${row.requirement} ${row.where}`).filter((span) => span.startsWith('/'));

  test('of the app are read from its routes', () => {
    expect(
      ['/', '/grid', '/project/{}/preview', '/account', '/operator/surveys/{}'].filter((at) => !isServed(at)),
    ).toEqual([]);
    expect(['/nowhere', '/operator', '/project'].filter(isServed)).toEqual([]);
  });

  test('that are built are served', () => {
    const proved = pages.filter(({ proofs }) => proofs.length > 0);
    expect(proved.flatMap(addresses).filter((address) => !isServed(address))).toEqual([]);
    expect(proved.flatMap(addresses).length).toBeGreaterThan(20);
  });

  test('that are open are not served', () => {
    const open = pages.filter(({ proofs }) => proofs.length === 0);
    expect(open.flatMap(addresses).filter(isServed), 'it is built: name its test').toEqual([]);
  });
});

test('what is open only becomes less', () => {
  const open: Record<string, number> = {};
  for (const row of rows) open[row.page] = (open[row.page] ?? 0) + (row.open ? 1 : 0);
  const total = Object.values(open).reduce((sum, count) => sum + count, 0);
  console.log(`requirements: ${rows.length}, open: ${total}`);
  expect(open, 'more: prove it; less: lower the number in coverage/open-rows.ts').toEqual(OPEN_ROWS);
});

test('the first page leads to all pages', () => {
  const first = readFileSync(path.join(repository, 'docs/coverage/README.md'), 'utf8');
  const names = new Set(rows.map(({ page }) => page));
  expect([...names].filter((name) => !first.includes(`(${name})`))).toEqual([]);
});

describe('a table is read', () => {
  const [row] = rowsOf(
    'a.md',
    '| Requirement | Where | Proof |\n|---|---|---|\n| x | `y` | `a.test.ts > b > c`<br>**Open:** d. |\n',
  );

  test('with tests and what is open', () => {
    expect(row).toMatchObject({ requirement: 'x', proofs: [{ file: 'a.test.ts', name: 'b > c' }], open: 'd.' });
    expect(rowsOf('a.md', '| x | y | somebody looked |')[0]?.unreadable).toEqual(['somebody looked']);
  });

  test('with names of tests in groups, and cases of templates', () => {
    const source = parse(
      'a.test.ts',
      "describe('a', () => { test.each([1])('%s is b', () => {}); it('c', () => {}); });",
    );
    expect(testNames(source)).toEqual(['a > %s is b', 'a > c']);
    const file = 'architecture/coverage.test.ts';
    expect(hasTest({ file, name: 'a table is read > with tests and what is open' })).toBe(true);
    expect(hasTest({ file, name: 'a table is read > with tests' })).toBe(false);
    const link = (text: string) => hasTest({ file: 'sdk/base/link.test.ts', name: `a link > is ${text}` });
    expect(['%s', 'https://localhost:4600', 'https://nowhere.test'].map(link)).toEqual([true, true, false]);
  });
});
