/** No secret reaches the log: of any call, at any place of a request, whether it succeeds, is refused or fails. */
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../sdk/contract/call';
import { API_BASE_PATH } from '../../sdk/contract/contract';
import { createLog } from '../../server/platform/log/log';
import { createChance } from './fuzz/chance';
import { createFuzzWorld, EVERY_CALL, type FuzzWorld } from './fuzz/fuzz-world';
import { validValue } from './fuzz/valid-value';

const SECRET = 'correct-horse-5f3a';
let written = '';
let world: FuzzWorld;
beforeAll(async () => {
  const record = (line: string) => {
    written += line;
  };
  world = await createFuzzWorld(createLog('debug', { write: record }));
});
afterAll(() => world.server.close());

const fetchOf = (address: string, init?: RequestInit) =>
  world.server.app.fetch(new Request(new URL(address, 'http://spotreel.test'), init), '10.0.0.1');

/** The secret in each text of a body. */
function filled(value: unknown): unknown {
  if (typeof value === 'string') return SECRET;
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner)]));
}

async function callWithSecrets({ method, path, body }: Call, token: string | undefined): Promise<void> {
  const address = `${API_BASE_PATH}${path.replace(/\{\w+\}/g, '1')}?token=${SECRET}&sig=${SECRET}&code=${SECRET}`;
  const value = body && validValue(body, createChance(path));
  await fetchOf(address, {
    method,
    headers: {
      authorization: `Bearer ${token ?? SECRET}`,
      cookie: `session=${SECRET}`,
      'x-auth-token': SECRET,
      'x-signature': SECRET,
      'idempotency-key': SECRET,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(filled(value)) }),
  });
}

describe('the log', () => {
  test('has the requests of every call without what they bring', async () => {
    written = '';
    for (const call of Object.values(EVERY_CALL)) {
      for (const token of [undefined, world.tokens.person, world.tokens.operator]) await callWithSecrets(call, token);
    }
    expect(written.split('\n').length).toBeGreaterThan(Object.keys(EVERY_CALL).length * 3);
    expect(written).not.toContain(SECRET);
    for (const token of Object.values(world.tokens)) if (token) expect(written).not.toContain(token);
  });

  test('has no token of a shared video, whatever is asked there', async () => {
    for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE']) await fetchOf(`/share/1.${SECRET}/more`, { method });
    await fetchOf(`/share/1.${SECRET}`, { method: 'POST' });
    expect(written).not.toContain(SECRET);
  });

  test('has statements that fail without their values', async () => {
    written = '';
    const { db } = world.server.services;
    await db.execute('alter table quota_use rename to quota_use_away');
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email: `${SECRET}@name.invalid`, password: SECRET });
    const answer = await fetchOf('/api/v1/security/login', { method: 'POST', headers, body });
    await db.execute('alter table quota_use_away rename to quota_use');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('quota_use');
    expect(written).toContain('Failed query');
    expect(written).not.toContain(SECRET);
  });
});

describe('an error whose text repeats a secret', () => {
  const lineOf = (err: unknown) => {
    let line = '';
    const record = (text: string) => {
      line += text;
    };
    createLog('debug', { write: record }).error({ err }, 'it failed');
    return line;
  };
  const parsed = (text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch (error) {
      return error;
    }
  };

  test.each([
    ['an address with a password', new Error(`connect ECONNREFUSED smtp://user:${SECRET}@mail.test:587`)],
    ['a query', new Error(`GET https://api.test/v1?api_key=${SECRET}&x=1 failed`)],
    ['a key of a provider', new Error(`GET https://pictures.test/api/?key=${SECRET}&q=cat failed`)],
    ['a header', new Error(`refused: Authorization: Bearer ${SECRET}`)],
    ['an answer of a provider', new Error(`{"access_token":"${SECRET}","client_secret": "${SECRET}"}`)],
    ['an answer that is no JSON', parsed(`${SECRET} <html>`)],
    ['a cause', new Error('it failed', { cause: new Error(`password=${SECRET}`) })],
    ['a key of Stripe', new Error('Invalid API Key provided: sk_live_correct-horse-5f3a')],
  ])('is logged without it: %s', (_what, error) => {
    const line = lineOf(error);
    expect(line).toContain('it failed');
    expect(line).not.toContain(SECRET);
  });

  test('keeps what helps', () => {
    expect(lineOf(new Error('connect ECONNREFUSED 127.0.0.1:587'))).toContain('connect ECONNREFUSED 127.0.0.1:587');
  });

  test('fields with the names of secrets are struck out', () => {
    let line = '';
    const record = (text: string) => {
      line += text;
    };
    createLog('debug', { write: record }).info(
      { token: SECRET, a: { apiKey: SECRET }, b: { c: { pin: SECRET } } },
      'x',
    );
    expect(line).not.toContain(SECRET);
  });
});

describe('a line of the log', () => {
  test('is one line of JSON in UTC, whatever it repeats', () => {
    const forged = 'quiet\n{"level":30,"msg":"an operator logged in"}\r\n\u2028';
    let written = '';
    const log = createLog('info', {
      write(line) {
        written += line;
      },
    });
    log.info({ agent: forged, err: new Error(forged) }, forged);
    expect(written.trimEnd()).not.toMatch(/[\r\n]/);
    const { agent, msg, time } = JSON.parse(written);
    expect([agent, msg]).toEqual([forged, forged]);
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test('goes to standard output', () => {
    expect(Reflect.get(createLog('info'), pino.symbols.streamSym)).toMatchObject({ fd: 1 });
  });
});
