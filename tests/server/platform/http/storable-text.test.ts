/** What no database stores is refused at the door of every call: in the path, the query and the body. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountContract } from '../../../../sdk/contract/account-contract';
import type { Call } from '../../../../sdk/contract/call';
import { contract } from '../../../../sdk/contract/contract';
import { operatorContract } from '../../../../sdk/contract/operator-contract';
import { surveyServiceCalls } from '../../../../sdk/contract/surveys/survey-service-calls';
import { tenantServerContract } from '../../../../sdk/contract/tenant-server-contract';
import { DEFAULT_RATE_LIMITS, type RateLimits } from '../../../../server/rate-limits';
import { makeKey } from '../../fixtures/api-key';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

const unlimited = { points: 100_000, seconds: 60 };
const rateLimits = Object.fromEntries(
  Object.keys(DEFAULT_RATE_LIMITS).map((name) => [name, unlimited]),
) as unknown as RateLimits;

let server: TestServer;
let token: string;
let key: string;
beforeAll(async () => {
  server = await createTestServer({ rateLimits });
  token = await server.signIn();
  key = await makeKey(server, token);
});
afterAll(() => server.close());

const calls = Object.entries<Call>({
  ...contract,
  ...operatorContract,
  ...accountContract,
  ...tenantServerContract,
  ...surveyServiceCalls,
});
const tokenFor = ({ auth }: Call) => (auth === 'key' ? key : token);
const pathOf = ({ path }: Call, value: string) => `/api${path.replace(/\{\w+\}/g, value)}`;

/** An object with `value` in every field that the schema names. */
function filled(schema: unknown, value: string): Record<string, string> {
  const { shape = {} } = schema as { shape?: object };
  return Object.fromEntries(Object.keys(shape).map((name) => [name, value]));
}

describe('no call fails by', () => {
  test.each(calls.filter(([, { path }]) => path.includes('{')))('a NUL in the path of %s', async (_name, call) => {
    const json = call.body ? {} : undefined;
    const { status } = await server.call(call.method, pathOf(call, 'a%00b'), {
      token: tokenFor(call),
      ...(json && { json }),
    });
    // the survey service has an envelope of its own
    expect(status).toBe(call.path.startsWith('/v1/client/') ? 400 : 422);
  });

  test.each(calls.filter(([, { path }]) => path.includes('{')))(
    'broken UTF-8 in the path of %s',
    async (_name, call) => {
      const json = call.body ? {} : undefined;
      const { status } = await server.call(call.method, pathOf(call, '%ED%A0%80'), {
        token: tokenFor(call),
        ...(json && { json }),
      });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );

  test.each(calls.filter(([, { query }]) => query))('a NUL in the query of %s', async (_name, call) => {
    const query = new URLSearchParams(filled(call.query, 'a\0b'));
    const { status } = await server.call(call.method, `${pathOf(call, '1')}?${query}`, { token: tokenFor(call) });
    expect(status).toBeLessThan(500);
  });

  test.each(calls.filter(([, { body }]) => body))('what cannot be stored in the body of %s', async (_name, call) => {
    for (const text of ['a\0b', 'a\ud800']) {
      const json = filled(call.body, text);
      const { status } = await server.call(call.method, pathOf(call, '1'), { token: tokenFor(call), json });
      expect(status).toBeLessThan(500);
    }
  });
});

test('a text parameter is named in the refusal', async () => {
  const { status, json } = await server.call('GET', '/api/v1/survey/a%00b', { token });
  expect([status, json.code]).toEqual([422, 'validation_failed']);
  expect(json.details).toEqual({ surveyId: ['Contains a character that cannot be stored'] });
});

test('the survey service refuses it in its own envelope', async () => {
  const { status, json } = await server.call('GET', '/api/v1/client/a%00b/in-app/sync');
  expect(status).toBe(400);
  expect(json.code).toBe('bad_request');
});

test('the search takes no NUL', async () => {
  const { status, json } = await server.call('GET', '/api/v2/template?name=a%00b', { token });
  expect([status, json.code]).toEqual([422, 'validation_failed']);
});
