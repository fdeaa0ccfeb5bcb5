import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../../server/account/tables';
import { purchase } from '../../../server/billing/tables';
import { beginActing } from '../fixtures/acting';
import { DAY_MS, eventually, seconds, startPayingServer } from '../fixtures/paying-people';

const { stripe, server, close, newPerson, post, billing, planId, subscribe, deliver } = await startPayingServer();
afterAll(close);
afterEach(() => stripe.failures.splice(0));

const plans = { basic: 0, pro: 0, year: 0, life: 0, team: 0, euro: 0 };
beforeAll(async () => {
  const { db } = server.services;
  const [pro] = await db
    .select()
    .from(plan)
    .where(and(eq(plan.name, 'Pro'), eq(plan.interval, 'month')));
  if (!pro) throw new Error('There is no Pro plan');
  const add = async (change: Partial<typeof plan.$inferInsert>) => {
    const { id: _id, ...values } = pro;
    const [row] = await db
      .insert(plan)
      .values({ ...values, ...change })
      .returning();
    return row?.id ?? 0;
  };
  plans.pro = pro.id;
  plans.year = await planId('year');
  plans.life = await planId('once');
  plans.basic = await add({ name: 'Basic', priceMinor: 900, limits: { organisationLimit: 2 } });
  plans.team = await add({ name: 'Team', priceMinor: 9900, limits: { ...pro.limits, organisationLimit: 50 } });
  plans.euro = await add({ name: 'Pro EU', currency: 'EUR', priceMinor: 3900 });
});

async function subscriber(change: object = {}) {
  const person = await newPerson();
  const ref = await subscribe(person.id, change);
  await deliver('customer.subscription.created', ref);
  await eventually(async () => expect((await billing(person.token)).products).toHaveLength(1));
  const subscription: Record<string, unknown> = stripe.objects.get(ref) ?? {};
  return { ...person, ref, subscription };
}
const preview = async (token: string, id: number) =>
  (await server.call('GET', `/api/v1/plan/${id}/switch`, { token })).json;
async function switchTo(token: string, id: number) {
  const { pricedAt, dueMinor } = (await preview(token, id)).data;
  return post(`/plan/${id}/switch`, token, { pricedAt, dueMinor });
}
const currentPlan = async (token: string) => (await billing(token)).currentPlanId;

describe('a larger plan', () => {
  test('is shown with what is charged at once, and nothing changes until it is confirmed', async () => {
    const start = seconds(server.now - 15 * DAY_MS);
    const end = seconds(server.now + 15 * DAY_MS);
    const { token, subscription } = await subscriber({ current_period_start: start, current_period_end: end });
    const shown = (await preview(token, plans.team)).data;
    // half of the month is left: half of 99 less half of 29
    expect(shown).toMatchObject({
      plan: { name: 'Team' },
      takesEffect: 'now',
      dueMinor: 3500,
      creditMinor: 1450,
      nextMinor: 9900,
      currency: 'USD',
    });
    expect(subscription).toMatchObject({ items: { data: [{ price: { id: 'price_sold' } }] } });
    expect(await currentPlan(token)).toBe(plans.pro);
  });

  test('opens at once, is charged what was shown, and its payment gets a receipt', async () => {
    const { id, token, ref, subscription } = await subscriber();
    const { dueMinor } = (await preview(token, plans.team)).data;
    const { status, json } = await switchTo(token, plans.team);
    expect([status, json.data.currentPlanId]).toEqual([200, plans.team]);
    expect(subscription).toMatchObject({ last_due: dueMinor, items: { data: [{ price: { unit_amount: 9900 } }] } });
    const user = (await server.call('GET', '/api/v1/user', { token })).json.data;
    expect(user.limits.organisationLimit).toBe(50);
    const paid = { amount_paid: dueMinor, currency: 'usd', created: seconds(server.now), charge: null };
    stripe.objects.set(`in_${ref}`, { id: `in_${ref}`, subscription: ref, ...paid });
    await deliver('invoice.paid', `in_${ref}`);
    await eventually(async () => {
      const rows = await server.services.db.select().from(purchase).where(eq(purchase.userId, id));
      expect(rows).toEqual([expect.objectContaining({ planName: 'Team', amountMinor: dueMinor, status: 'paid' })]);
    });
  });

  test('is not opened when the card is declined', async () => {
    const { token, subscription } = await subscriber({ card: 'declined' });
    const refused = await switchTo(token, plans.team);
    expect([refused.status, refused.json.code]).toEqual([402, 'payment_declined']);
    expect(await currentPlan(token)).toBe(plans.pro);
    subscription.card = 'good';
    expect((await switchTo(token, plans.team)).status).toBe(200);
  });

  test('is not opened while the provider is down, and can be tried again', async () => {
    const { token } = await subscriber();
    const { pricedAt, dueMinor } = (await preview(token, plans.team)).data;
    stripe.failures.push(500, 500, 500);
    const confirm = () => post(`/plan/${plans.team}/switch`, token, { pricedAt, dueMinor });
    expect((await confirm()).json.code).toBe('payment_unavailable');
    expect(await currentPlan(token)).toBe(plans.pro);
    expect((await confirm()).json.data.currentPlanId).toBe(plans.team);
  });

  test('a longer term begins now and takes the rest of the month off', async () => {
    const { token } = await subscriber();
    const shown = (await preview(token, plans.year)).data;
    expect(shown).toMatchObject({ takesEffect: 'now', creditMinor: 2900, dueMinor: 26_100 });
    const months = (Date.parse(shown.nextAt) - server.now) / DAY_MS;
    expect(months).toBeGreaterThan(364);
    const [product] = (await switchTo(token, plans.year)).json.data.products;
    expect(Date.parse(product.expiresAt) - server.now).toBeGreaterThan(364 * DAY_MS);
  });

  test('costs nothing during a trial', async () => {
    const { token } = await subscriber({ status: 'trialing' });
    expect((await preview(token, plans.basic)).data).toMatchObject({ takesEffect: 'now', dueMinor: 0 });
    expect((await switchTo(token, plans.basic)).json.data.currentPlanId).toBe(plans.basic);
  });

  test('continues a subscription that was canceled', async () => {
    const { token } = await subscriber({ cancel_at_period_end: true });
    const [product] = (await switchTo(token, plans.team)).json.data.products;
    expect(product).toMatchObject({ planName: 'Team', status: 'active' });
  });
});

describe('a smaller plan', () => {
  test('comes with the end of what is paid for; until then nothing changes', async () => {
    const { token, ref, subscription } = await subscriber();
    const shown = (await preview(token, plans.basic)).data;
    expect(shown).toMatchObject({ takesEffect: 'periodEnd', dueMinor: 0, nextMinor: 900 });
    const { json } = await switchTo(token, plans.basic);
    const [product] = json.data.products;
    expect([json.data.currentPlanId, product.nextPlan?.name, product.expiresAt]).toEqual([
      plans.pro,
      'Basic',
      shown.at,
    ]);
    expect(stripe.objects.get(String(subscription.schedule))).toMatchObject({
      phases: [{}, { start_date: subscription.current_period_end }],
    });
    // the period ends: Stripe begins the next phase and releases the schedule
    const metadata = { ...(subscription.metadata as object), spotreel_plan: String(plans.basic) };
    Object.assign(subscription, { metadata, schedule: null });
    await deliver('customer.subscription.updated', ref);
    await eventually(async () => {
      const [after] = (await billing(token)).products;
      expect([after.planName, after.nextPlan]).toEqual(['Basic', null]);
    });
  });

  test('is taken back, replaced by another one, and forgotten when the subscription is canceled', async () => {
    const { token, subscription } = await subscriber();
    const [{ id }] = (await switchTo(token, plans.basic)).json.data.products;
    const kept = await post(`/user/product/${id}/keep-plan`, token);
    expect([kept.json.data.products[0].nextPlan, subscription.schedule]).toEqual([null, null]);
    await switchTo(token, plans.basic);
    const larger = (await switchTo(token, plans.team)).json.data;
    expect([larger.currentPlanId, larger.products[0].nextPlan]).toEqual([plans.team, null]);
    const smaller = (await switchTo(token, plans.pro)).json.data;
    expect(smaller.products[0].nextPlan.name).toBe('Pro');
    const canceled = (await post(`/user/product/${id}/cancel`, token)).json.data.products[0];
    expect([canceled.status, canceled.nextPlan, subscription.schedule]).toEqual(['cancelled', null, null]);
  });

  test('a shorter term waits for the end of the longer one', async () => {
    const { token } = await subscriber();
    await switchTo(token, plans.year);
    expect((await preview(token, plans.pro)).data).toMatchObject({ takesEffect: 'periodEnd', dueMinor: 0 });
  });
});

describe('a change of plan is refused', () => {
  test.each([
    ['to the present plan', 'pro', 'plan_not_switchable'],
    ['to a plan that is paid once', 'life', 'plan_not_switchable'],
    ['to another currency', 'euro', 'plan_not_switchable'],
  ] as const)('%s', async (_, name, code) => {
    const { token } = await subscriber();
    expect((await preview(token, plans[name])).code).toBe(code);
    const sent = { pricedAt: new Date(server.now).toISOString(), dueMinor: 0 };
    expect((await post(`/plan/${plans[name]}/switch`, token, sent)).json.code).toBe(code);
  });

  test('without a subscription, and to a plan that is not offered', async () => {
    const { token } = await newPerson();
    expect((await preview(token, plans.team)).code).toBe('subscription_over');
    expect((await preview(token, 99_999)).code).toBe('not_found');
    expect((await post('/user/product/1/keep-plan', token)).json.code).toBe('not_found');
    const overdue = await subscriber({ status: 'past_due' });
    expect((await preview(overdue.token, plans.team)).code).toBe('subscription_over');
  });

  test('when it was shown too long ago, or for another price', async () => {
    const { token, ref } = await subscriber();
    const { pricedAt, dueMinor } = (await preview(token, plans.team)).data;
    const confirm = (sent: object) => post(`/plan/${plans.team}/switch`, token, { pricedAt, dueMinor, ...sent });
    for (const sent of [
      { dueMinor: dueMinor - 1 },
      { pricedAt: new Date(server.now - 31 * 60_000).toISOString() },
      { pricedAt: new Date(server.now + 60_000).toISOString() },
    ])
      expect((await confirm(sent)).json.code).toBe('switch_outdated');
    expect((await confirm({ dueMinor: -1 })).json.details).toHaveProperty('dueMinor');
    expect(stripe.objects.get(ref)).toMatchObject({ items: { data: [{ price: { id: 'price_sold' } }] } });
  });

  test('to those who act as the person', async () => {
    const { email } = await subscriber();
    const operator = await server.signIn();
    const headers = await beginActing(server, operator, email);
    const acted = await server.call('GET', `/api/v1/plan/${plans.team}/switch`, { token: operator, headers });
    expect(acted.json.code).toBe('forbidden');
  });
});

test('a plan that gets another price gets another price at Stripe; the same one is used again', async () => {
  const first = await subscriber();
  const second = await subscriber();
  const prices = () => [...stripe.objects.values()].filter(({ name }) => name === 'Team').length;
  await preview(first.token, plans.team);
  const before = prices();
  await preview(second.token, plans.team);
  expect(prices()).toBe(before);
  await server.services.db.update(plan).set({ priceMinor: 10_900 }).where(eq(plan.id, plans.team));
  await preview(second.token, plans.team);
  expect(prices()).toBe(before + 1);
});
