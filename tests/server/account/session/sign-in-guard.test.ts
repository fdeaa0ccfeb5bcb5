/** Wrong passwords are counted by network and account, in the database; right ones are not. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSignInGuard } from '../../../../server/account/session/sign-in-guard';
import { signInNetwork } from '../../../../server/account/tables';
import { quotaUse } from '../../../../server/platform/data/tables';
import { sweep } from '../../../../server/sweep';
import { createTestServer, PASSWORD, type TestServer } from '../../fixtures/test-server';

const limits = {
  network: { points: 6, seconds: 900 },
  accountInNetwork: { points: 3, seconds: 900 },
  account: { points: 5, seconds: 900 },
  underAttack: { points: 1, seconds: 3600 },
};
const ANN = 'ann@spotreel.test';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ signInLimits: limits });
  await server.addUser({ email: ANN });
  await server.addUser({ email: 'bob@spotreel.test' });
});
afterEach(() => server.close());

async function login(address: string, email: string, password = 'wrong') {
  const body = JSON.stringify({ email, password });
  const headers = { 'content-type': 'application/json' };
  const request = new Request('http://spotreel.test/api/v1/security/login', { method: 'POST', headers, body });
  const answer = await server.app.fetch(request, address);
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')) };
}
const statuses = async (count: number, address: (index: number) => string, email: (index: number) => string) => {
  const seen: number[] = [];
  for (let index = 0; index < count; index++) seen.push((await login(address(index), email(index))).status);
  return seen;
};

describe('wrong passwords', () => {
  test('of one account from one network are refused after some, the right one as well, until the time is over', async () => {
    expect(
      await statuses(
        4,
        () => '192.0.2.1',
        () => ANN,
      ),
    ).toEqual([401, 401, 401, 429]);
    const refused = await login('192.0.2.1', ANN, PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBeGreaterThan(800);
    expect((await login('192.0.2.1', 'bob@spotreel.test', PASSWORD)).status).toBe(200);
    server.now += 901_000;
    expect((await login('192.0.2.1', ANN, PASSWORD)).status).toBe(200);
  });

  test('of many accounts from one network are refused after some', async () => {
    const seen = await statuses(
      7,
      () => '192.0.2.1',
      (index) => `person-${index}@spotreel.test`,
    );
    expect(seen).toEqual([401, 401, 401, 401, 401, 401, 429]);
    expect((await login('192.0.2.2', ANN, PASSWORD)).status).toBe(200);
  });

  test('from addresses of one IPv6 network count together', async () => {
    const seen = await statuses(
      4,
      (index) => `2001:db8:1:2::${index + 1}`,
      () => ANN,
    );
    expect(seen).toEqual([401, 401, 401, 429]);
    expect((await login('2001:db8:1:3::1', ANN)).status).toBe(401);
  });

  test('of one account from all over the world lock its owner out of no network, and leave strangers little', async () => {
    expect((await login('198.51.100.7', ANN, PASSWORD)).status).toBe(200);
    const seen = await statuses(
      6,
      (index) => `192.0.2.${index}`,
      () => ANN,
    );
    expect(seen).toEqual([401, 401, 401, 401, 401, 401]);
    expect((await login('192.0.2.1', ANN)).status).toBe(401);
    expect((await login('192.0.2.1', ANN, PASSWORD)).status).toBe(429);
    expect((await login('203.0.113.5', ANN, PASSWORD)).status).toBe(200);
    expect((await login('198.51.100.7', ANN, PASSWORD)).status).toBe(200);
    expect((await login('203.0.113.5', 'bob@spotreel.test', PASSWORD)).status).toBe(200);
  });

  test('that come at the same moment are counted all the same', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => login('192.0.2.1', ANN)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  });

  test('are remembered by another process on the same database', async () => {
    await statuses(
      3,
      () => '192.0.2.1',
      () => ANN,
    );
    const other = createSignInGuard(server.services.db, server.services.clock, limits);
    await expect(other.attempt(ANN, '192.0.2.1')).rejects.toMatchObject({ code: 'rate_limited' });
  });
});

test('right passwords are not counted, however many', async () => {
  for (let count = 0; count < 12; count++) expect((await login('192.0.2.1', ANN, PASSWORD)).status).toBe(200);
});

test('what one limit refuses does not use up the others', async () => {
  await statuses(
    10,
    () => '192.0.2.1',
    () => ANN,
  );
  expect((await login('192.0.2.1', 'bob@spotreel.test')).status).toBe(401);
});

test('neither addresses nor networks of known people are stored in the clear, and both are swept', async () => {
  const { db } = server.services;
  await login('192.0.2.1', ANN);
  await login('192.0.2.1', ANN, PASSWORD);
  const stored = async () => [await db.select().from(quotaUse), await db.select().from(signInNetwork)] as const;
  const [counts, networks] = await stored();
  expect(JSON.stringify(counts)).not.toContain('ann@');
  expect(JSON.stringify(networks)).not.toContain('192.0.2');
  server.now += 91 * 24 * 3600 * 1000;
  await sweep(server.services);
  expect((await stored()).map((rows) => rows.length)).toEqual([0, 0]);
});
