import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tenantsDomain } from '../../../../server/tenant/domain';
import { checkDomain } from '../../../../server/tenant/domain/check-domain';
import { tenantDomain } from '../../../../server/tenant/tables';
import { createMailbox, type Mailbox } from '../../fixtures/mailbox';
import { addAgency, createTestResolver, proveDomain, type TestAgency, type TestResolver } from '../../fixtures/tenants';
import { createTestServer, PASSWORD, type TestServer } from '../../fixtures/test-server';

const DAY_MS = 86_400_000;
let server: TestServer;
let resolver: TestResolver;
let mail: Mailbox;
let acme: TestAgency;
let bolt: TestAgency;
beforeAll(async () => {
  resolver = createTestResolver();
  mail = createMailbox();
  server = await createTestServer({ domainResolver: resolver, mail, publicUrl: 'https://app.house.com' });
  const operator = await server.signIn();
  acme = await addAgency(server, 'Acme', operator);
  bolt = await addAgency(server, 'Bolt', operator);
  await server.addUser({ email: 'cleo@acme.test', tenantId: acme.id, role: 'client' });
});
afterAll(() => server.close());
beforeEach(() => {
  resolver.isDown = false;
});

const call = (method: string, { id, admin }: TestAgency, rest = '', json?: unknown) =>
  server.call(method, `/api/v1/tenant/${id}/domain${rest}`, { token: admin, ...(json !== undefined && { json }) });
const check = async (agency: TestAgency) => (await call('POST', agency, '/check')).json.data;
const at = (host: string, path: string, init?: RequestInit) => server.fetch(`https://${host}${path}`, init);
const signInAt = async (host: string, email: string) => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password: PASSWORD });
  return (await at(host, '/api/v1/security/login', { method: 'POST', headers, body })).json();
};

test('a domain waits until its record is there, and says what was found', async () => {
  expect((await call('GET', acme)).json.data).toBeNull();
  const { data } = (await call('PUT', acme, '', { domain: 'HTTPS://Video.Acme.com/' })).json;
  expect(data).toMatchObject({ domain: 'video.acme.com', state: 'waiting', problem: null });
  const [proof, target] = data.records;
  expect(proof).toMatchObject({ type: 'TXT', name: '_spotreel-challenge.video.acme.com' });
  expect(target).toEqual({ type: 'CNAME', name: 'video.acme.com', value: 'app.house.com' });
  expect(await check(acme)).toMatchObject({ state: 'waiting', problem: 'no_record' });
  resolver.records.set(proof.name, ['something else']);
  expect(await check(acme)).toMatchObject({ state: 'waiting', problem: 'other_record', found: ['something else'] });
  resolver.isDown = true;
  expect(await check(acme)).toMatchObject({ state: 'waiting', problem: 'dns_failed' });
  resolver.isDown = false;
  expect((await at('video.acme.com', '/api/v1/tenant/brand')).status).toBe(421);
  resolver.records.set(proof.name, ['something else', proof.value]);
  expect(await check(acme)).toMatchObject({ state: 'proved', problem: null });
});

test('its host name leads to the tenant; unknown ones lead nowhere', async () => {
  const nameAt = async (host: string) => (await (await at(host, '/api/v1/tenant/brand')).json()).data.name;
  expect(await nameAt('video.acme.com')).toBe('Acme');
  expect(await nameAt('VIDEO.acme.com')).toBe('Acme');
  expect(await nameAt('app.house.com')).toBe('Spotreel');
  expect((await at('unknown.example.org', '/api/v1/tenant/brand')).status).toBe(421);
});

test('people of other tenants do not exist there; operators do', async () => {
  expect((await signInAt('video.acme.com', 'cleo@acme.test')).data.user.email).toBe('cleo@acme.test');
  expect((await signInAt('video.acme.com', 'demo@spotreel.test')).data.user.role).toBe('operator');
  expect((await signInAt('video.acme.com', 'boss@bolt.test')).code).toBe('credentials_invalid');
  expect((await signInAt('app.house.com', 'boss@bolt.test')).data.user.email).toBe('boss@bolt.test');
});

test('a proved domain belongs to one tenant', async () => {
  expect((await call('PUT', bolt, '', { domain: 'video.acme.com' })).json.code).toBe('domain_taken');
});

test.each(['localhost', 'not a domain', 'acme', 'house.com', 'app.house.com', '127.0.0.1', 'x.internal'])(
  '%s is no domain of a tenant',
  async (domain) => {
    const { status, json } = await call('PUT', bolt, '', { domain });
    expect([status, Object.keys(json.details)]).toEqual([422, ['domain']]);
  },
);

test('links and senders of emails follow the tenant', async () => {
  const token = acme.admin;
  const branding = (json: unknown) => server.call('PUT', `/api/v1/tenant/${acme.id}/branding`, { token, json });
  const foreign = await branding({ senderAddress: 'hi@bolt.com' });
  expect([foreign.status, foreign.json.details]).toEqual([
    422,
    { senderAddress: ['Use an address at video.acme.com.'] },
  ]);
  await branding({ senderName: 'Acme Team', senderAddress: 'hi@video.acme.com', replyTo: 'help@acme.com' });
  await server.call('POST', '/api/v1/invitation', { token, json: { email: 'new@client.test', role: 'client' } });
  const message = await mail.next('new@client.test');
  expect(message.text).toContain('https://video.acme.com/join#token=');
  expect(message).toMatchObject({
    from: { name: 'Acme Team', address: 'hi@video.acme.com' },
    replyTo: 'help@acme.com',
  });
  expect(JSON.stringify(message)).not.toMatch(/spotreel/i);
});

test('a password that is asked for at a domain of a tenant is reset at the server’s own address', async () => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'demo@spotreel.test' });
  await at('video.acme.com', '/api/v1/security/reset-password', { method: 'POST', headers, body });
  expect((await mail.next('demo@spotreel.test')).text).toContain('https://app.house.com/reset-password#token=');
});

test('a look that a person asks for takes no proof away, and no mail is sent in the name of a domain that lost it', async () => {
  const { db } = server.services;
  const zoo = await addAgency(server, 'Zoo', await server.signIn());
  await proveDomain(server, resolver, zoo, 'video.zoo.com');
  await server.call('PUT', `/api/v1/tenant/${zoo.id}/branding`, {
    token: zoo.admin,
    json: { senderAddress: 'hi@video.zoo.com' },
  });
  resolver.records.delete('_spotreel-challenge.video.zoo.com');
  for (let look = 0; look < 9; look += 1)
    expect(await check(zoo)).toMatchObject({ state: 'proved', problem: 'no_record' });
  const senderOf = async () => (await server.services.tenantBrands.senderOf(zoo.id)).address;
  expect(await senderOf()).toBe('hi@video.zoo.com');
  await db.update(tenantDomain).set({ state: 'failed' }).where(eq(tenantDomain.tenantId, zoo.id));
  expect(await senderOf()).toBeUndefined();
});

test('a proved domain survives a week without its record, then leads nowhere', async () => {
  await proveDomain(server, resolver, bolt, 'video.bolt.com');
  resolver.records.delete('_spotreel-challenge.video.bolt.com');
  const { db } = server.services;
  const [row] = await db.select().from(tenantDomain).where(eq(tenantDomain.tenantId, bolt.id));
  const states: unknown[] = [];
  for (let day = 1; day <= 7; day += 1) {
    server.now += DAY_MS;
    states.push((await checkDomain(server.services.modules.servicesOf(tenantsDomain), row?.id ?? 0, false))?.state);
  }
  expect(states).toEqual(['proved', 'proved', 'proved', 'proved', 'proved', 'proved', 'failed']);
  expect((await at('video.bolt.com', '/api/v1/tenant/brand')).status).toBe(421);
});

test('pauses between looks grow, and end', async () => {
  await server.signIn();
  const operator = await server.signIn();
  const zero = await addAgency(server, 'Zero', operator);
  await call('PUT', zero, '', { domain: 'zero.example.org' });
  const { db } = server.services;
  const [row] = await db.select().from(tenantDomain).where(eq(tenantDomain.tenantId, zero.id));
  const minutes: number[] = [];
  for (let tries = 0; tries < 40; tries += 1) {
    const checked = await checkDomain(server.services.modules.servicesOf(tenantsDomain), row?.id ?? 0, false);
    if (!checked?.nextCheckAt) {
      expect(checked?.state).toBe('failed');
      break;
    }
    minutes.push((checked.nextCheckAt.getTime() - server.now) / 60_000);
  }
  expect(minutes.slice(0, 4)).toEqual([1, 2, 4, 8]);
  expect(Math.max(...minutes)).toBe(360);
  expect(minutes).toHaveLength(35);
});
