import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntry, plan, tenant } from '../../../server/account/tables';
import { purchase } from '../../../server/billing/tables';
import { createTestServer, type TestServer } from '../fixtures/test-server';

let server: TestServer;
let operator: string;
beforeAll(async () => {
  server = await createTestServer({
    receipts: { seller: ['Juniper & Co', '1 Elm Street'], taxName: 'VAT', taxPercent: 20 },
  });
  operator = await server.signIn();
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;
let people = 0;
const newPerson = async (tenantSlug?: string) => {
  people += 1;
  const email = `person${people}@spotreel.test`;
  const id = await server.addUser({ email, ...(tenantSlug && { tenant: tenantSlug }) });
  return { id, email, token: await server.signIn(email) };
};
const get = async (path: string, token: string) => (await server.call('GET', `/api/v1${path}`, { token })).json;
const post = (path: string, token: string, json?: unknown) =>
  server.call('POST', `/api/v1${path}`, { token, ...(json !== undefined && { json }) });
const planId = async (name: string, interval: string) => {
  const rows = await server.services.db.select().from(plan).where(eq(plan.name, name));
  return rows.find((row) => row.interval === interval)?.id ?? 0;
};
const grant = { amountMinor: 2900, expiresAt: null, note: 'Paid by bank transfer' };

describe('a plan that is asked for', () => {
  test('is granted: a product, what it opens, and a numbered receipt', async () => {
    const ann = await newPerson();
    const pro = await planId('Pro', 'month');
    const asked = await post(`/plan/${pro}/request`, ann.token, { note: 'For our shop' });
    expect(asked.json.data).toMatchObject({ status: 'open', note: 'For our shop', plan: { name: 'Pro' } });
    const [request] = (await get('/managed-plan-request', operator)).data;
    expect(request).toMatchObject({ id: asked.json.data.id, status: 'open', person: { email: ann.email } });
    const granted = await post(`/managed-plan-request/${request.id}/grant`, operator, grant);
    expect(granted.json.data).toMatchObject({
      planId: pro,
      status: 'active',
      productType: 'recurring',
      isActive: true,
    });
    const user = (await get('/user', ann.token)).data;
    expect([user.limits.organisationLimit, user.permissions.includes('api.upsell.recipes')]).toEqual([5, true]);
    expect((await post('/project', ann.token, { recipeId: 2 })).json.code).toBeUndefined();
    expect((await get('/billing', ann.token)).data).toMatchObject({
      provider: 'manual',
      currentPlanId: pro,
      request: { status: 'granted', answer: 'Paid by bank transfer' },
    });
    const [bought] = (await get('/purchase', ann.token)).data;
    expect(bought).toMatchObject({
      planName: 'Pro',
      amountMinor: 2900,
      taxMinor: 483,
      status: 'paid',
      currency: 'USD',
    });
    expect((await get(`/purchase/${bought.id}`, ann.token)).data).toMatchObject({
      number: expect.stringMatching(/^\d{4}-\d{6}$/),
      seller: ['Juniper & Co', '1 Elm Street'],
      taxName: 'VAT',
      taxPercent: 20,
      buyerEmail: ann.email,
    });
    const log = await server.services.db.select().from(auditEntry).where(eq(auditEntry.subject, ann.email));
    expect(log.map(({ request: line }) => line)).toEqual([`POST /v1/managed-plan-request/${request.id}/grant`]);
  });

  test('is declined with a note, once', async () => {
    const bob = await newPerson();
    const { id } = (await post(`/plan/${await planId('Pro', 'year')}/request`, bob.token, { note: '' })).json.data;
    expect((await post(`/managed-plan-request/${id}/decline`, operator, { note: 'Ask in May' })).status).toBe(200);
    expect((await get('/billing', bob.token)).data.request).toMatchObject({ status: 'declined', answer: 'Ask in May' });
    const again = await post(`/managed-plan-request/${id}/grant`, operator, grant);
    expect([again.status, again.json.code]).toEqual([409, 'request_answered']);
    expect((await get('/purchase', bob.token)).totalCount).toBe(0);
  });

  test('is granted once by two operators at the same time', async () => {
    const cleo = await newPerson();
    const { id } = (await post(`/plan/${await planId('Pro', 'month')}/request`, cleo.token, { note: '' })).json.data;
    const answers = await Promise.all([1, 2].map(() => post(`/managed-plan-request/${id}/grant`, operator, grant)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await get('/purchase', cleo.token)).totalCount).toBe(1);
  });

  test('replaces an earlier request and can be withdrawn', async () => {
    const dan = await newPerson();
    const [month, year] = await Promise.all([planId('Pro', 'month'), planId('Pro', 'year')]);
    await Promise.all([month, year].map((id) => post(`/plan/${id}/request`, dan.token, { note: '' })));
    const open = (await get('/managed-plan-request?search=person', operator)).data.filter(
      ({ person, status }: { person: { id: number }; status: string }) => person.id === dan.id && status === 'open',
    );
    expect(open).toHaveLength(1);
    const gone = await server.call('DELETE', `/api/v1/plan-request/${open[0].id}`, { token: dan.token });
    expect(gone.status).toBe(200);
    expect((await get('/billing', dan.token)).data.request).toBeNull();
  });

  test('is one that is offered, and not the plan that everybody has', async () => {
    const eve = await newPerson();
    for (const id of [4711, await planId('Free', 'month')]) {
      expect((await post(`/plan/${id}/request`, eve.token, { note: '' })).json.code).toBe('not_found');
    }
    expect((await post(`/plan/${await planId('Pro', 'month')}/checkout`, eve.token)).json.code).toBe('payment_offline');
  });
});

describe('an operator', () => {
  test('gives a plan to a person, changes its end, cancels it and takes that back', async () => {
    const fay = await newPerson();
    const pro = await planId('Pro', 'month');
    const given = await post(`/people/${fay.id}/product`, operator, { ...grant, planId: pro, amountMinor: 0 });
    const { id, expiresAt } = given.json.data;
    expect((await get('/purchase', fay.token)).data[0].status).toBe('granted');
    const longer = await post(`/people/${fay.id}/product`, operator, { ...grant, planId: pro });
    expect(longer.json.data.id).toBe(id);
    expect(Date.parse(longer.json.data.expiresAt) - Date.parse(expiresAt)).toBeGreaterThan(27 * DAY_MS);
    const put = (json: unknown) => server.call('PUT', `/api/v1/managed-product/${id}`, { token: operator, json });
    const cancelled = await put({ status: 'cancelled', expiresAt: new Date(server.now - 1000).toISOString() });
    expect(cancelled.json.data).toMatchObject({ status: 'cancelled', isActive: false });
    expect((await get('/user', fay.token)).data.limits.organisationLimit).toBe(1);
    expect((await put({ status: 'active', expiresAt })).json.data).toMatchObject({ isActive: true });
    expect((await get(`/people/${fay.id}/product`, operator)).data).toHaveLength(1);
  });

  test('grants once, however often the same request arrives', async () => {
    const joy = await newPerson();
    const given = { ...grant, planId: await planId('Pro', 'month') };
    const send = (key: string, json: object) => {
      const headers = { 'idempotency-key': key };
      return server.call('POST', `/api/v1/people/${joy.id}/product`, { token: operator, json, headers });
    };
    const answers = await Promise.all([send('double-click', given), send('double-click', given)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.json.data).toEqual(answers[1]?.json.data);
    expect((await get('/purchase', joy.token)).totalCount).toBe(1);
    const log = await server.services.db.select().from(auditEntry).where(eq(auditEntry.subject, joy.email));
    expect(log).toHaveLength(1);
    const changed = await send('double-click', { ...given, amountMinor: 1 });
    expect([changed.status, changed.json.code]).toEqual([409, 'idempotency_conflict']);
    expect((await send('k'.repeat(201), given)).json.code).toBe('validation_failed');
    const end = answers[0]?.json.data.expiresAt;
    const longer = await send('meant-again', given);
    expect(Date.parse(longer.json.data.expiresAt)).toBeGreaterThan(Date.parse(end));
    expect((await get('/purchase', joy.token)).totalCount).toBe(2);
  });

  test('edits plans: the next account is judged by the change, and another plan becomes the one for everybody', async () => {
    const { plans } = (await get('/managed-plan', operator)).data;
    const [free] = plans;
    const { id, allLimits: _all, ...draft } = free;
    const change = { ...draft, limits: { renderLimit: 2 } };
    const saved = await server.call('PUT', `/api/v1/managed-plan/${id}`, { token: operator, json: change });
    expect([saved.status, saved.json.data?.allLimits.renderLimit]).toEqual([200, 2]);
    const gus = await newPerson();
    expect((await get('/user', gus.token)).data.limits.renderLimit).toBe(2);
    const start = { ...draft, name: 'Start', limits: { renderLimit: 3 } };
    expect((await post('/managed-plan', operator, start)).json.data).toMatchObject({ isDefault: true });
    expect((await get('/user', gus.token)).data.limits.renderLimit).toBe(3);
  });

  test.each([
    ['name', { name: '' }],
    ['priceMinor', { priceMinor: -1 }],
    ['currency', { currency: 'euro' }],
    ['limits.renderLimit', { limits: { renderLimit: -2 } }],
    ['permissions.0', { permissions: ['<script>'] }],
  ])('is told what is wrong with %s', async (field, wrong) => {
    const { plans } = (await get('/managed-plan', operator)).data;
    const { id: _id, allLimits: _all, ...draft } = plans[1];
    const { status, json } = await post('/managed-plan', operator, { ...draft, ...wrong });
    expect([status, Object.keys(json.details)]).toEqual([422, [field]]);
  });
});

describe('a subscription', () => {
  test('is canceled by its owner, stays good until its end, and is resumed', async () => {
    const hal = await newPerson();
    const pro = await planId('Pro', 'month');
    const { id } = (await post(`/people/${hal.id}/product`, operator, { ...grant, planId: pro })).json.data;
    const cancelled = await post(`/user/product/${id}/cancel`, hal.token);
    expect(cancelled.json.data.products[0]).toMatchObject({ status: 'cancelled', isActive: true });
    expect((await get('/user', hal.token)).data.limits.organisationLimit).toBe(5);
    expect((await post(`/user/product/${id}/resume`, hal.token)).json.data.products[0].status).toBe('active');
    const before = server.now;
    server.now += 40 * DAY_MS;
    const token = await server.signIn(hal.email);
    expect((await post(`/user/product/${id}/resume`, token)).json.code).toBe('subscription_over');
    server.now = before;
  });

  test('a plan for life is no subscription', async () => {
    const ivy = await newPerson();
    const life = await planId('Pro for life', 'once');
    const { id, isLifetime } = (await post(`/people/${ivy.id}/product`, operator, { ...grant, planId: life })).json
      .data;
    expect(isLifetime).toBe(true);
    expect((await post(`/user/product/${id}/cancel`, ivy.token)).json.code).toBe('subscription_over');
  });
});

describe('an admin of an agency', () => {
  test('sells plans to its own people, but none that is larger than its own', async () => {
    const bossId = await server.addUser({ email: 'boss@agency.test', tenant: 'agency', role: 'agency_admin' });
    const [agency] = await server.services.db.select().from(tenant).where(eq(tenant.slug, 'agency'));
    await server.services.db.update(tenant).set({ kind: 'agency', parentId: 1 }).where(eq(tenant.slug, 'agency'));
    const boss = await server.signIn('boss@agency.test');
    const client = await newPerson('agency');
    const stranger = await newPerson();
    const pro = await planId('Pro', 'month');
    const give = (id: number, to: number) => post(`/people/${to}/product`, boss, { ...grant, planId: id });
    expect((await give(pro, client.id)).json.code).toBe('plan_too_large');
    expect((await give(pro, bossId)).json.code).toBe('forbidden');
    expect((await give(pro, stranger.id)).json.code).toBe('not_found');
    const held = (await post(`/people/${bossId}/product`, operator, { ...grant, planId: pro })).json.data;
    const longer = { status: 'active', expiresAt: null };
    const change = await server.call('PUT', `/api/v1/managed-product/${held.id}`, { token: boss, json: longer });
    expect(change.json.code).toBe('forbidden');
    const asked = (await post(`/plan/${await planId('Pro', 'year')}/request`, boss, { note: '' })).json.data;
    expect((await post(`/managed-plan-request/${asked.id}/grant`, boss, grant)).json.code).toBe('forbidden');
    const house = await server.services.db.select().from(purchase).where(eq(purchase.sellerId, 1));
    expect((await give(pro, client.id)).status).toBe(200);
    const [first] = (await get('/purchase', client.token)).data;
    // the plan is the house's, but the agency takes the money: the house's receipts stay as they were
    expect((await get(`/purchase/${first.id}`, client.token)).data).toMatchObject({
      number: expect.stringMatching(/-000001$/),
      seller: [agency?.name],
      taxMinor: 0,
    });
    expect(await server.services.db.select().from(purchase).where(eq(purchase.sellerId, 1))).toEqual(house);
    const { inherited, plans } = (await get('/managed-plan', boss)).data;
    expect([plans, inherited.map(({ id }: { id: number }) => id).includes(pro)]).toEqual([[], true]);
    const {
      id: _id,
      allLimits: _all,
      position: _position,
      ...draft
    } = inherited.find(({ id }: { id: number }) => id === pro);
    expect(
      (await post('/managed-plan', boss, { ...draft, limits: { ...draft.limits, organisationLimit: 99 } })).json.code,
    ).toBe('plan_too_large');
    const own = await post('/managed-plan', boss, { ...draft, name: 'Agency plan', isDefault: false });
    expect(own.status).toBe(200);
    expect((await get('/plan', client.token)).data.map(({ name }: { name: string }) => name)).toEqual(['Agency plan']);
    await give(own.json.data.id, client.id);
    const [bought] = (await get('/purchase', client.token)).data;
    expect((await get(`/purchase/${bought.id}`, client.token)).data).toMatchObject({
      number: expect.stringMatching(/-000002$/),
      seller: [agency?.name],
    });
    const dora = await newPerson('agency');
    const wish = (await post(`/plan/${own.json.data.id}/request`, dora.token, { note: '' })).json.data;
    expect((await post(`/managed-plan-request/${wish.id}/grant`, operator, grant)).status).toBe(200);
    const [byHouse] = (await get('/purchase', dora.token)).data;
    const { seller } = (await get(`/purchase/${byHouse.id}`, dora.token)).data;
    expect(seller).toEqual(['Juniper & Co', '1 Elm Street']);
  });
});
