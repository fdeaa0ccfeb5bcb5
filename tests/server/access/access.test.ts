/** No person reads or changes what belongs to another person or another team. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountContract } from '../../../sdk/contract/account-contract';
import type { Call } from '../../../sdk/contract/call';
import { contract } from '../../../sdk/contract/contract';
import { operatorContract } from '../../../sdk/contract/operator-contract';
import { tenantServerContract } from '../../../sdk/contract/tenant-server-contract';
import { rowsOf } from '../../../server/platform/data/database';
import { DEFAULT_RATE_LIMITS, type RateLimits } from '../../../server/rate-limits';
import { ensureEnvironment } from '../../../server/survey/environments/environments';
import { makeKey } from '../fixtures/api-key';
import { createMailbox } from '../fixtures/mailbox';
import { decodingPort, giveFont } from '../fixtures/template-package';
import { type Answer, createTestServer, type TestServer } from '../fixtures/test-server';
import type { ForeignRequest } from './access-rules';
import { ACCESS, joined } from './access-table';
import { MARK } from './mark';
import { addOwnedRows, type OwnedRows } from './owned-rows';

const calls: Readonly<Record<string, Call>> = {
  ...contract,
  ...accountContract,
  ...operatorContract,
  ...tenantServerContract,
};
const rowsByName = Object.entries(ACCESS).flatMap(([name, access]) => {
  const call = calls[name];
  return call ? [{ name, call, access }] : [];
});
/** Tables in which intruders change rows of their own by right. */
const CHANGING = [
  'migration',
  'quota_use',
  'idempotency_key',
  'usage_event',
  'refresh_token',
  'sign_in_session',
  // the server looks for the records of domains by itself
  'tenant_domain',
  'event_outbox',
];
const unlimited = { points: 100_000, seconds: 60 };
const rateLimits = Object.fromEntries(
  Object.keys(DEFAULT_RATE_LIMITS).map((name) => [name, unlimited]),
) as unknown as RateLimits;

let server: TestServer;
let owned: OwnedRows;
/** Token of another member of the owner's team. */
let neighbor: string;
let intruders: readonly { readonly who: string; readonly token: string }[];
let foreignKey: { readonly who: string; readonly token: string };
let tables: readonly { readonly name: string }[] | undefined;

beforeAll(async () => {
  const mail = createMailbox();
  server = await createTestServer({ mail, publicUrl: 'https://videos.example', mediaPort: decodingPort, rateLimits });
  giveFont(server);
  const ownerId = await server.addUser({ email: 'ada@spotreel.test' });
  await server.addUser({ email: 'ned@spotreel.test' });
  await server.addUser({ email: 'out@other.test', tenant: 'other' });
  await server.addUser({ email: 'boss@other.test', tenant: 'other', role: 'agency_admin' });
  await server.addUser({ email: 'operator@other.test', tenant: 'other', role: 'operator' });
  const { environment } = await ensureEnvironment(server.services.db, 1);
  const owner = await server.signIn('ada@spotreel.test');
  const operator = await server.signIn();
  owned = await addOwnedRows(server, { owner, ownerId, operator, environmentId: environment.id });
  neighbor = await server.signIn('ned@spotreel.test');
  intruders = [
    { who: 'somebody of the same team', token: neighbor },
    { who: 'somebody of another team', token: await server.signIn('out@other.test') },
    { who: 'an admin of another team', token: await server.signIn('boss@other.test') },
    { who: 'an operator of another team', token: await server.signIn('operator@other.test') },
  ];
  foreignKey = {
    who: 'an API key of another team',
    token: await makeKey(server, await server.signIn('boss@other.test')),
  };
});
afterAll(() => server.close());

/** All rows that carry the owner's mark, by table: one statement over all tables, since it runs before and after each call. */
async function ownersRows(): Promise<readonly unknown[]> {
  const { db } = server.services;
  tables ??= await rowsOf<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const marked = tables
    .filter(({ name }) => !CHANGING.includes(name))
    .map(
      ({ name }) =>
        sql`select ${name}::text as table_name, t::text as row from ${sql.identifier(name)} t where t::text like ${`%${MARK}%`}`,
    );
  return rowsOf<{ table_name: string; row: string }>(
    db,
    sql`${sql.join(marked, sql` union all `)} order by table_name, row`,
  );
}

function send(call: Call, { path, json, form }: ForeignRequest, token: string): Promise<Answer> {
  if (form) {
    const body = new FormData();
    for (const [name, value] of Object.entries(form))
      body.append(name, name === call.multipart?.file ? new File([value], 'x.png') : value);
    return server.call(call.method, `/api${path}`, { token, body });
  }
  return server.call(call.method, `/api${path}`, { token, ...(json !== undefined && { json }) });
}

test('every call says how it is kept from other people’s rows', () => {
  expect(Object.keys(ACCESS).toSorted()).toEqual(Object.keys(calls).toSorted());
  const withIds = Object.keys(calls).filter((name) => calls[name]?.path.includes('{'));
  expect(withIds.filter((name) => !['by-id', 'by-key', 'library'].includes(ACCESS[name]?.kind ?? ''))).toEqual([]);
});

test('two files that have a row for one call are refused', () => {
  const rows = { toys: { kind: 'own' } } as const;
  expect(() => joined([rows, rows])).toThrow('Two files have a row for the call toys.');
});

test('calls that anybody makes are those without a session', () => {
  const open = Object.keys(ACCESS).filter((name) => ACCESS[name]?.kind === 'open');
  expect(open.toSorted()).toEqual(
    Object.keys(calls)
      .filter((name) => calls[name]?.auth === 'none')
      .toSorted(),
  );
});

describe('with the ids of the owner', () => {
  const byId = rowsByName.flatMap(({ name, call, access }) =>
    access.kind === 'by-id' ? [{ name, call, ...access }] : [],
  );
  test.each(byId)('$name is refused and changes nothing', async ({ call, requests, operatorsToo }) => {
    for (const request of requests(owned)) {
      const before = await ownersRows();
      const people = operatorsToo ? intruders.slice(0, -1) : intruders;
      const strangers = call.scope ? [...people, foreignKey] : people;
      for (const { who, token } of sharedWithTeam(request) ? strangers.slice(1) : strangers) {
        const { status, json } = await send(call, request, token);
        expect([403, 404, 422], `${who}: ${call.method} ${request.path} ${JSON.stringify(json)}`).toContain(status);
        expect(JSON.stringify(json)).not.toContain(MARK);
        // a field that is wrong anyhow would prove nothing
        if (status === 422) expect(json.code).toBe('media_not_found');
      }
      expect(await ownersRows()).toEqual(before);
    }
  });

  /** Team templates are for all people of the team. */
  function sharedWithTeam({ path, json }: ForeignRequest): boolean {
    return /^\/v2\/template/.test(path) || (typeof json === 'object' && json !== null && 'templateId' in json);
  }
});

describe('with an API key', () => {
  const byKey = rowsByName.flatMap(({ name, call, access }) =>
    access.kind === 'by-key' ? [{ name, call, requests: access.requests }] : [],
  );
  test('every call says what the key of another team gets', () => {
    const withKey = Object.keys(calls).filter((name) => calls[name]?.auth === 'key');
    expect(byKey.map(({ name }) => name).toSorted()).toEqual(withKey.toSorted());
  });

  test.each(byKey)('$name of another team neither reads nor changes', async ({ call, requests }) => {
    const key = await makeKey(server, await server.signIn('boss@other.test'));
    await server.call('POST', '/api/v1/allowed-origin', {
      token: await server.signIn('boss@other.test'),
      json: { origin: 'https://another.test' },
    });
    for (const request of requests(owned)) {
      const before = await ownersRows();
      const { status, json } = await send(call, request, key);
      expect([200, 404], JSON.stringify(json)).toContain(status);
      // it may make a person of the same name for its own team, and nothing else
      const { externalId: _ownName, ...shown } = json.data ?? {};
      expect(JSON.stringify(shown)).not.toContain(MARK);
      await server.call('DELETE', `/api/v1/tenant/users/${owned.externalId}`, { token: key });
      expect(await ownersRows()).toEqual(before);
    }
  });

  test.each(byKey)('$name refuses sessions', async ({ call }) => {
    const path = call.path.replace(/\{\w+\}/g, '1');
    const { status, json } = await send(call, { path, ...(call.body && { json: {} }) }, await server.signIn());
    expect([status, json.code]).toEqual([401, 'api_key_invalid']);
  });

  const forPeople = rowsByName.filter(({ call }) => !['none', 'key'].includes(call.auth));

  test('every other call refuses the key', async () => {
    const key = await makeKey(server, await server.signIn());
    for (const { name, call } of forPeople.filter((row) => !row.call.scope)) {
      const path = call.path.replace(/\{\w+\}/g, '1');
      const { status, json } = await send(call, { path, ...(call.body && { json: {} }) }, key);
      expect([status, json.code], name).toEqual([403, 'token_not_for_this']);
    }
  });
});

describe('calls of operators and admins', () => {
  const privileged = rowsByName.filter(({ call }) => ['operator', 'admin', 'staff'].includes(call.auth));
  test.each(privileged)('$name refuses people without that role', async ({ call }) => {
    const path = call.path.replace(/\{\w+\}/g, '1');
    const { status, json } = await send(call, { path, ...(call.body && { json: {} }) }, neighbor);
    expect([status, json.code]).toEqual([403, 'forbidden']);
  });
});

describe('what lists and own pages show', () => {
  const own = rowsByName.filter(({ call, access }) => access.kind === 'own' && call.method === 'GET');
  test.each(own)('$name holds nothing of the owner', async ({ call, access }) => {
    const operatorsToo = access.kind === 'own' && access.operatorsToo;
    for (const { who, token } of operatorsToo ? intruders.slice(0, -1) : intruders) {
      const { json } = await send(call, { path: call.path }, token);
      expect(JSON.stringify(json), who).not.toContain(MARK);
    }
  });

  const changes = rowsByName.filter(({ call, access }) => access.kind === 'own' && call.method !== 'GET');
  test.each(changes)('$name changes nothing of the owner', async ({ call, access }) => {
    const before = await ownersRows();
    const json = access.kind === 'own' ? (access.json ?? {}) : {};
    for (const { token } of intruders) await send(call, { path: call.path, ...(call.body && { json }) }, token);
    expect(await ownersRows()).toEqual(before);
  });

  test('the owner sees the mark: the tests above can fail', async () => {
    expect((await ownersRows()).length).toBeGreaterThan(20);
    const token = await server.signIn('ada@spotreel.test');
    for (const path of ['/v1/project', '/v1/organisation', '/v1/media']) {
      const { json } = await server.call('GET', `/api${path}`, { token });
      expect(JSON.stringify(json)).toContain(MARK);
    }
  });
});

describe('an own project', () => {
  test.each([
    ['picture', 'media_not_found'],
    ['background', 'media_not_found'],
    ['brand', 'validation_failed'],
  ])('cannot be saved with a %s of the owner', async (part, code) => {
    for (const { who, token } of intruders) {
      const made = (await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } })).json.data;
      const [first] = made.ingredients;
      const scene = { template: first.template.id, ingredient: first.id, order: 0, images: [], texts: [], colors: [] };
      const changed = {
        picture: { ...scene, images: [{ id: 'picture', value: owned.mediaId }] },
        background: { ...scene, background: { type: 'image', value: owned.mediaId } },
        brand: scene,
      }[part];
      const organisation = part === 'brand' ? owned.brandId : null;
      const json = { name: 'Mine', customisations: [changed], audio: [], organisation };
      const answer = await server.call('PUT', `/api/v2/project/${made.id}`, { token, json });
      expect([answer.status, answer.json.code], who).toEqual([422, code]);
      const fields = Object.keys(answer.json.details ?? {}).join();
      expect(fields).toMatch(part === 'brand' ? /^organisation$/ : /^customisations\.0\.(images|background)/);
    }
  });
});

test('without a session every other call answers 401', async () => {
  for (const { name, call } of rowsByName.filter((row) => row.call.auth !== 'none')) {
    const path = call.path.replace(/\{\w+\}/g, '1');
    const { status, json } = await send(call, { path, ...(call.body && { json: {} }) }, '');
    expect([status, json.code], name).toEqual([401, call.auth === 'key' ? 'api_key_invalid' : 'jwt_not_found']);
  }
});
