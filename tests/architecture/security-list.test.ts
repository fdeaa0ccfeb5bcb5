/** docs/security.md lists each requirement of levels 1 and 2 once, with its test, or with the reason why there is none. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { KEY_PURPOSES } from '../../server/account/tables';

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

describe('what the list leads to', () => {
  const section = (name: string) => page.split(/^## /m).find((text) => text.startsWith(`${name}\n`)) ?? '';
  /** First cells of the rows of its table. */
  const rows = (name: string) =>
    [...section(name).matchAll(/^\| ([^|]+) \|.*\|$/gm)].map(([, cell = '']) => cell).slice(1);

  test('has each key of the server, with what it protects', () => {
    const keys = [...section('Cryptography').matchAll(/`([a-z_]+)`/g)].map(([, name]) => name);
    for (const purpose of KEY_PURPOSES) expect(keys).toContain(purpose);
    expect(section('Cryptography')).toContain('`SECRETS_KEY_FILE`');
    expect(section('Cryptography')).toContain('`BACKUP_KEY_FILE`');
  });

  test('has each class of data, with how it is protected', () => {
    expect(rows('Data')).toEqual(['secrets', 'personal', 'content', 'public']);
  });

  test('has each system outside that a server talks to', () => {
    expect(rows('Connections')).toEqual([
      'PostgreSQL',
      'a bucket (S3)',
      'a mail server',
      'DNS',
      expect.stringContaining('Google'),
      'a collector of OpenTelemetry',
      'addresses that people give',
    ]);
    const files = globSync('server/**/*.ts', { exclude: (name) => name.includes('node_modules') });
    const asking = /\bfetch\((?:url\b|`)|from 'node:https'/;
    const asks = files.filter((file) => asking.test(readFileSync(file, 'utf8')));
    // one more is one more row above, and has limits of its own
    expect(asks.map((file) => file.replaceAll(path.sep, '/')).toSorted()).toEqual([
      'server/account/social/ask-provider.ts',
      'server/billing/stripe/stripe-client.ts',
      'server/media/background/picture-service.ts',
      'server/media/fetching/fetch-url.ts',
      'server/platform/providers/ask-provider.ts',
      'server/platform/tracing/span-sender.ts',
      'server/publishing/youtube/ask-google.ts',
      'server/webhooks/post-event.ts',
    ]);
  });

  test('says what is logged, and when weaknesses are repaired', () => {
    expect(section('Logs')).toMatch(/standard output[\s\S]*two years/);
    expect(section('Weaknesses')).toMatch(/within seven days, others within thirty/);
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

test('no program starts with a text that a shell reads, but for the limits of one', () => {
  const files = globSync('server/**/*.ts', { exclude: (name) => name.includes('node_modules') });
  const starting = files.filter((file) => readFileSync(file, 'utf8').includes("from 'node:child_process'"));
  expect(starting.length).toBeGreaterThan(3);
  const shell = /\bshell:|\bexec(?:Sync)?\(|import \{[^}]*\bexec(?:Sync)?\b[^}]*\} from 'node:child_process'/;
  const found = starting.filter((file) => shell.test(readFileSync(file, 'utf8').replace(/\.exec\(/g, '')));
  expect(found).toEqual([]);
  const lines = starting.filter((file) => /\bsh', '-c'/.test(readFileSync(file, 'utf8')));
  expect(lines.map((file) => file.replaceAll(path.sep, '/'))).toEqual(['server/render/engine/ffmpeg/start.ts']);
});

test('types and comparisons are strict', () => {
  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
  expect(compilerOptions).toMatchObject({
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
  });
  const { linter } = JSON.parse(readFileSync('biome.json', 'utf8'));
  expect(linter.rules.preset).toBe('recommended');
  expect(JSON.stringify(linter)).not.toContain('noDoubleEquals');
});
