import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appUser, linkedIdentity, product, tenant } from '../../../server/account/tables';
import { createStripePayments } from '../../../server/billing/stripe/stripe-payments';
import { purchase } from '../../../server/billing/tables';
import { media } from '../../../server/media/tables';
import { sweepDataExports } from '../../../server/personal-data/export/export-jobs';
import { sweepDeletedAccounts } from '../../../server/personal-data/removal/sweep-accounts';
import { dataExport } from '../../../server/personal-data/tables';
import { silentLog } from '../../../server/platform/log/log';
import { project } from '../../../server/project/tables';
import { beginActing } from '../fixtures/acting';
import { createMailbox } from '../fixtures/mailbox';
import { type StripeServer, startStripe } from '../fixtures/stripe-server';
import { createTestServer, PASSWORD, type TestServer } from '../fixtures/test-server';
import { namesIn } from '../fixtures/zip-content';

const mailbox = createMailbox();
let stripe: StripeServer;
let server: TestServer;
beforeAll(async () => {
  stripe = await startStripe();
  const payments = createStripePayments(stripe.settings, { now: () => server.now }, silentLog, 5);
  server = await createTestServer({ mail: mailbox, publicUrl: 'https://videos.example', payments, pollMs: 50 });
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

const DAY_MS = 86_400_000;
let people = 0;
async function newPerson(tenantSlug?: string, role?: 'agency_admin') {
  people += 1;
  const email = `owner${people}@spotreel.test`;
  const id = await server.addUser({ email, ...(tenantSlug && { tenant: tenantSlug }), ...(role && { role }) });
  return { id, email, token: await server.signIn(email) };
}
const post = (pathname: string, token: string, json?: unknown) =>
  server.call('POST', `/api/v1${pathname}`, { token, ...(json !== undefined && { json }) });
const remove = (token: string, email: string, password = PASSWORD) => post('/user/delete', token, { email, password });

/** An upload of the person, with its file. */
async function addUpload(ownerId: number, name: string): Promise<string> {
  const fileKey = `uploads/test-${ownerId}/file.png`;
  await server.services.storage.put(fileKey, Buffer.from('a picture'));
  const values = { tenantId: 1, ownerId, name, type: 'image', mimeType: 'image/png', widthPx: 1, heightPx: 1 } as const;
  await server.services.db.insert(media).values({ ...values, fileKey, sourceType: 'upload' });
  return fileKey;
}

/** Music of the person, with the copy that videos play. */
async function addMusic(ownerId: number): Promise<readonly string[]> {
  const fileKey = `uploads/music-${ownerId}/original.mp3`;
  const shownKey = `uploads/music-${ownerId}/shown.m4a`;
  for (const key of [fileKey, shownKey]) await server.services.storage.put(key, Buffer.from('a song'));
  const values = { tenantId: 1, ownerId, name: 'Anthem.mp3', type: 'audio', mimeType: 'audio/mpeg' } as const;
  const measured = { widthPx: 0, heightPx: 0, durationSeconds: 60, loudnessLufs: -9.5, contentSamples: 2_880_000 };
  await server.services.db.insert(media).values({ ...values, ...measured, fileKey, shownKey, sourceType: 'upload' });
  return [fileKey, shownKey];
}

describe('an export', () => {
  test('has everything about the person and nothing of others, and is told by email', async () => {
    const ann = await newPerson();
    const bob = await newPerson();
    await post('/project', ann.token, { recipeId: 1, name: 'Summer menu' });
    await post('/project', bob.token, { recipeId: 1, name: 'Secret of Bob' });
    await addUpload(ann.id, 'My café.png');
    await addMusic(ann.id);
    await post('/external/review/user-source', ann.token, { source: 'text', name: 'Mine', text: 'A lovely place' });
    await post('/external/product/feed', ann.token, { kind: 'file', name: 'Shop', text: 'name\nHalo lamp' });
    await post('/external/review/user-source', bob.token, { source: 'text', name: 'His', text: 'Secret of Bob' });
    await post('/support/thread', ann.token, { kind: 'question', subject: 'Music', text: 'How do I change it?' });
    await post('/support/thread', bob.token, { kind: 'question', subject: 'Mine', text: 'Secret of Bob' });
    await post('/recipe/2/favourite', ann.token);
    const asked = await post('/user/export', ann.token);
    expect(asked.json.data).toMatchObject({ status: 'queued', downloadUrl: null });
    expect((await post('/user/export', ann.token)).json.data.id).toBe(asked.json.data.id);
    const list = async () => (await server.call('GET', '/api/v1/user/export', { token: ann.token })).json.data;
    await expect.poll(async () => (await list())[0].status, { timeout: 8000 }).toBe('done');
    const [{ downloadUrl, sizeBytes, percentageComplete }] = await list();
    expect(percentageComplete).toBe(100);
    const answer = await server.fetch(downloadUrl.replace('https://videos.example', ''));
    const zip = Buffer.from(await answer.arrayBuffer());
    expect([answer.headers.get('content-type'), zip.length]).toEqual(['application/zip', sizeBytes]);
    const files = await namesIn(new Response(new Uint8Array(zip)));
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'profile.json',
        'linked-logins.json',
        'feedback.json',
        'usage.json',
        expect.stringMatching(/^projects\/\d+\.json$/),
      ]),
    );
    expect(files.get('reviews.json')).toContain('A lovely place');
    expect(JSON.parse(files.get('favorites.json') ?? '')).toMatchObject([{ kind: 'recipe', objectId: 2 }]);
    expect(files.get('support.json')).toContain('How do I change it?');
    expect(files.get('products.json')).toContain('Halo lamp');
    const all = [...files.values()].join('\n');
    expect([...files].find(([name]) => name.endsWith('Anthem.mp3'))?.[1]).toBe('a song');
    expect(files.get('media.json')).toContain('-9.5');
    expect(all).toContain('Summer menu');
    expect(all).not.toContain('Secret of Bob');
    expect(all).not.toContain('argon2');
    expect([...files].find(([name]) => name.startsWith('media/'))).toEqual([
      expect.stringMatching(/My-café\.png$/),
      'a picture',
    ]);
    await expect
      .poll(() => mailbox.sent.filter(({ to }) => to === ann.email).map(({ subject }) => subject))
      .toEqual(['Your data export is ready']);
  });

  test('opens by its address alone, and for a week', async () => {
    const cleo = await newPerson();
    await post('/user/export', cleo.token);
    const list = async () => (await server.call('GET', '/api/v1/user/export', { token: cleo.token })).json.data;
    await expect.poll(async () => (await list())[0].status, { timeout: 8000 }).toBe('done');
    const address = new URL((await list())[0].downloadUrl);
    const open = async (token: string) => (await server.fetch(`/account-export?token=${token}`)).status;
    const token = address.searchParams.get('token') ?? '';
    expect(await open(token)).toBe(200);
    expect((await list())[0].downloadUrl).toBe(address.href);
    const [made] = await server.services.db.select().from(dataExport).where(eq(dataExport.userId, cleo.id));
    expect(`${made?.sealedToken}`).not.toContain(token);
    expect(await open(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBe(404);
    expect(await open('')).toBe(404);
    const before = server.now;
    server.now += 8 * DAY_MS;
    expect(await open(token)).toBe(404);
    const [row] = await server.services.db.select().from(dataExport).where(eq(dataExport.userId, cleo.id));
    await sweepDataExports({ ...server.services, clock: { now: () => server.now } });
    expect(await server.services.storage.head(row?.fileKey ?? '')).toBeUndefined();
    server.now = before;
  });
});

describe('deleting the account', () => {
  test('ends sessions at once, frees the address, and the sweep removes rows and files', async () => {
    const { db, storage } = server.services;
    const dan = await newPerson();
    await post('/project', dan.token, { recipeId: 1 });
    const fileKey = await addUpload(dan.id, 'Mine');
    const music = await addMusic(dan.id);
    const owner = { sellerId: 1, serial: 900, number: '2026-000900', planName: 'Pro', amountMinor: 1, currency: 'USD' };
    const buyer = { userId: dan.id, buyerName: 'Dan', buyerEmail: dan.email, seller: ['S'], status: 'paid' as const };
    await db.insert(purchase).values({ ...owner, ...buyer });
    expect((await remove(dan.token, dan.email)).status).toBe(200);
    expect((await server.call('GET', '/api/v1/user', { token: dan.token })).status).toBe(401);
    expect(
      (await server.call('POST', '/api/v1/security/login', { json: { email: dan.email, password: PASSWORD } })).status,
    ).toBe(401);
    const people = await server.call('GET', `/api/v1/people?search=${dan.email}`, { token: await server.signIn() });
    expect(people.json.totalCount).toBe(0);
    await server.addUser({ email: dan.email });
    await sweepDeletedAccounts(server.services);
    expect(await db.$count(project, eq(project.ownerId, dan.id))).toBe(0);
    expect(await db.$count(appUser, eq(appUser.id, dan.id))).toBe(0);
    for (const key of [fileKey, ...music]) expect(await storage.head(key)).toBeUndefined();
    const [kept] = await db.select().from(purchase).where(eq(purchase.serial, 900));
    expect(kept).toMatchObject({ userId: null, buyerEmail: dan.email });
  });

  test.each([
    ['another address', 'somebody@spotreel.test', PASSWORD, 'email_not_own'],
    ['a wrong password', undefined, 'wrong password', 'password_wrong'],
  ])('is refused with %s', async (_, email, password, code) => {
    const eve = await newPerson();
    expect((await remove(eve.token, email ?? eve.email, password)).json.code).toBe(code);
    expect((await server.call('GET', '/api/v1/user', { token: eve.token })).status).toBe(200);
  });

  test('is not done by somebody who acts as the person', async () => {
    const fay = await newPerson();
    const token = await server.signIn();
    const headers = await beginActing(server, token, fay.email);
    const json = { email: fay.email, password: PASSWORD };
    expect((await server.call('POST', '/api/v1/user/delete', { token, headers, json })).json.code).toBe('forbidden');
    expect((await server.call('POST', '/api/v1/user/export', { token, headers })).json.code).toBe('forbidden');
    expect((await server.call('GET', '/api/v1/user/export', { token, headers })).json.code).toBe('forbidden');
    expect((await server.call('POST', '/api/v1/billing/portal', { token, headers })).json.code).toBe('forbidden');
  });

  test('the last operator stays; of two who leave at once one stays', async () => {
    const demo = await server.signIn();
    expect((await remove(demo, 'demo@spotreel.test')).json.code).toBe('last_operator');
    await server.addUser({ email: 'second@spotreel.test', role: 'operator' });
    const second = await server.signIn('second@spotreel.test');
    const answers = await Promise.all([remove(demo, 'demo@spotreel.test'), remove(second, 'second@spotreel.test')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('the last admin of a team with people stays until they are gone', async () => {
    const boss = await newPerson('agency', 'agency_admin');
    const client = await newPerson('agency');
    expect((await remove(boss.token, boss.email)).json.code).toBe('tenant_has_people');
    await remove(client.token, client.email);
    const { db } = server.services;
    const [agency] = await db.select().from(tenant).where(eq(tenant.slug, 'agency'));
    const [below] = await db
      .insert(tenant)
      .values({ slug: 'below', name: 'Below', parentId: agency?.id ?? 0 })
      .returning();
    expect((await remove(boss.token, boss.email)).json.code).toBe('tenant_has_people');
    await db.delete(tenant).where(eq(tenant.id, below?.id ?? 0));
    expect((await remove(boss.token, boss.email)).status).toBe(200);
  });

  test('frees linked logins, and leaves what was shared with the team to another admin', async () => {
    const { db, storage } = server.services;
    const hal = await newPerson('studio', 'agency_admin');
    const ivy = await newPerson('studio', 'agency_admin');
    const [studio] = await db.select().from(tenant).where(eq(tenant.slug, 'studio'));
    const shared = await addUpload(hal.id, 'Logo of the team');
    const own = { sharing: 'listed', tenantId: studio?.id ?? 0 } as const;
    await db.update(media).set(own).where(eq(media.ownerId, hal.id));
    const link = { provider: 'google', subject: 'hal-1', label: 'Hal', createdAt: new Date(), lastUsedAt: new Date() };
    await db.insert(linkedIdentity).values({ ...link, provider: 'google', userId: hal.id });
    expect((await remove(hal.token, hal.email)).status).toBe(200);
    expect(await db.$count(linkedIdentity, eq(linkedIdentity.subject, 'hal-1'))).toBe(0);
    await sweepDeletedAccounts(server.services);
    expect(await db.$count(appUser, eq(appUser.id, hal.id))).toBe(0);
    const kept = await db.select().from(media).where(eq(media.name, 'Logo of the team'));
    expect(kept).toMatchObject([{ ownerId: ivy.id, fileKey: shared }]);
    expect(await storage.head(shared)).toBeDefined();
  });

  test('ends the subscription at the payment provider', async () => {
    const gus = await newPerson();
    stripe.objects.set('sub_gus', { id: 'sub_gus', status: 'active' });
    const billed = { provider: 'stripe', providerRef: 'sub_gus', productType: 'recurring', status: 'active' } as const;
    const group = { tenantId: 1, userId: gus.id, groupName: 'Pro', groupType: 'pro' };
    await server.services.db.insert(product).values({ ...billed, ...group });
    expect((await remove(gus.token, gus.email)).status).toBe(200);
    await expect.poll(() => stripe.objects.get('sub_gus')?.status, { timeout: 8000 }).toBe('canceled');
  });
});
