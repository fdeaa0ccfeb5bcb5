/** docs/security.md lists each requirement of levels 1 and 2 once, with its test, or with the reason why there is none. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface ListedRequirement {
  readonly id: string;
  readonly level: string;
  readonly state: string;
}

/** Requirements of levels 1 and 2 in each chapter of the standard, 5.0.0. */
const CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
const OF_LEVEL_1 = 70;

const page = readFileSync('docs/security.md', 'utf8');
const listed: readonly ListedRequirement[] = page.split('\n').flatMap((line) => {
  const [, id = '', level = '', state = ''] = /^\| v5\.0\.0-([\d.]+) \| (\d) \| [^|]+ \| (.+) \|$/.exec(line) ?? [];
  return id === '' ? [] : [{ id, level, state }];
});
const inState = (name: string) => listed.filter(({ state }) => state.startsWith(`**${name}.** `));

describe('the list of requirements', () => {
  test('has each of them once', () => {
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
    const counts = CHAPTERS.map((_, index) => listed.filter(({ id }) => id.startsWith(`${index + 1}.`)).length);
    expect(counts).toEqual(CHAPTERS);
    expect(listed.filter(({ level }) => level === '1').length).toBe(OF_LEVEL_1);
  });

  test('names a test that is there for each that is met', () => {
    const tests = (state: string) => [...state.matchAll(/`(tests\/[^`]+)`/g)].map(([, file = '']) => file);
    const untested = inState('Met').filter(({ state }) => tests(state).length === 0);
    expect(untested.map(({ id }) => id)).toEqual([]);
    const lost = listed.flatMap(({ id, state }) =>
      tests(state)
        .filter((file) => !existsSync(file))
        .map((file) => `${id}: ${file}`),
    );
    expect(lost).toEqual([]);
  });

  test('gives a reason for each other one, and counts them', () => {
    const others = [...inState('Not applicable'), ...inState('Open')];
    expect(others.filter(({ state }) => state.replace(/^\*\*[^*]+\*\* /, '').length < 5)).toEqual([]);
    const met = inState('Met').length;
    const absent = inState('Not applicable').length;
    const open = inState('Open').length;
    expect(met + absent + open).toBe(listed.length);
    expect(page).toContain(
      `Of ${listed.length} requirements, ${met} are met, ${absent} are not applicable and ${open} are open.`,
    );
  });
});

test('nothing turns off the check of certificates', () => {
  const files = globSync(['{server,build,examples}/**/*.{ts,mjs,yaml,yml}', '*.yaml', 'Dockerfile', 'package.json'], {
    exclude: (name) => name.includes('node_modules'),
  });
  expect(files.length).toBeGreaterThan(500);
  const off = /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|sslmode=(?:disable|allow|prefer|no-verify)/;
  expect(files.filter((file) => off.test(readFileSync(file, 'utf8')))).toEqual([]);
});
