import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { product } from '../../../server/account/tables';
import { billingEvent, purchase } from '../../../server/billing/tables';
import { eventually, seconds, startPayingServer } from '../fixtures/paying-people';

const { stripe, server, close, newPerson, post, billing, planId, subscribe, deliver, send } = await startPayingServer();
afterAll(close);
afterEach(() => stripe.failures.splice(0));

describe('buying', () => {
  test('leads to a page of the provider, with price, person and plan', async () => {
    const { id, token } = await newPerson();
    const monthly = await planId('month');
    const { status, json } = await post(`/plan/${monthly}/checkout`, token);
    expect([status, json.data.url]).toEqual([200, expect.stringMatching(/^https:\/\/pay\.example\/checkout/)]);
    expect(Object.fromEntries(stripe.forms.at(-1) ?? [])).toMatchObject({
      mode: 'subscription',
      'line_items[0][price_data][unit_amount]': '2900',
      'line_items[0][price_data][recurring][interval]': 'month',
      'subscription_data[metadata][spotreel_user]': String(id),
      'subscription_data[metadata][spotreel_plan]': String(monthly),
      'subscription_data[trial_period_days]': '7',
    });
    const customers = () => stripe.calls.filter((call) => call === 'POST /v1/customers').length;
    const before = customers();
    await post(`/plan/${await planId('once')}/checkout`, token);
    expect([stripe.forms.at(-1)?.get('mode'), customers()]).toEqual(['payment', before]);
    expect((await post('/billing/portal', token)).json.data.url).toMatch(/^https:\/\/pay\.example\/billing_portal/);
  });

  test('is tried again under the same key while the provider stumbles, and asks once', async () => {
    const { token } = await newPerson();
    const before = stripe.forms.length;
    stripe.failures.push(500, 'hangs-up');
    expect((await post(`/plan/${await planId('once')}/checkout`, token)).status).toBe(200);
    expect(stripe.forms.length - before).toBe(2);
  });

  test('says so when the provider is down, and nothing is changed', async () => {
    const { token } = await newPerson();
    stripe.failures.push(500, 500, 503);
    const { status, json } = await post(`/plan/${await planId('month')}/checkout`, token);
    expect([status, json.code]).toEqual([503, 'payment_unavailable']);
    expect((await billing(token)).products).toEqual([]);
  });

  test('a plan by hand is refused, and so is a second subscription', async () => {
    const { id, token } = await newPerson();
    const monthly = await planId('month');
    const asked = await server.call('POST', `/api/v1/plan/${monthly}/request`, { token, json: { note: '' } });
    expect(asked.json.code).toBe('payment_online');
    await deliver('customer.subscription.created', await subscribe(id));
    await eventually(async () => expect((await billing(token)).products).toHaveLength(1));
    expect((await post(`/plan/${monthly}/checkout`, token)).json.code).toBe('subscription_exists');
  });
});

describe('a message of the provider', () => {
  test('opens the plan, and a payment becomes one receipt however often it is told', async () => {
    const { id, token } = await newPerson();
    const subscription = await subscribe(id);
    const invoice = `in_${id}`;
    stripe.objects.set(invoice, {
      id: invoice,
      subscription,
      amount_paid: 2900,
      tax: 400,
      currency: 'usd',
      created: seconds(server.now),
    });
    // the message of the payment arrives before that of the subscription, twice, and again under another event
    for (const ref of ['evt_same', 'evt_same', 'evt_other']) await deliver('invoice.paid', invoice, `${ref}_${id}`);
    await deliver('customer.subscription.created', subscription);
    await eventually(async () => {
      const { products, currentPlanId } = await billing(token);
      expect([products.length, currentPlanId]).toEqual([1, await planId('month')]);
      const bought = (await server.call('GET', '/api/v1/purchase', { token })).json.data;
      expect(bought).toEqual([
        expect.objectContaining({ amountMinor: 2900, taxMinor: 400, currency: 'USD', status: 'paid' }),
      ]);
    });
    const stored = await server.services.db.select().from(billingEvent).where(eq(billingEvent.subjectRef, invoice));
    expect(stored).toHaveLength(2);
  });

  test('is about the present state: one that comes late changes nothing back', async () => {
    const { id, token } = await newPerson();
    const subscription = await subscribe(id, { status: 'canceled', ended_at: seconds(server.now - 1000) });
    await deliver('customer.subscription.deleted', subscription);
    await deliver('customer.subscription.created', subscription);
    await eventually(async () =>
      expect((await billing(token)).products[0]).toMatchObject({ status: 'cancelled', isActive: false }),
    );
    const [row] = await server.services.db.select().from(product).where(eq(product.userId, id));
    expect(row?.status).toBe('cancelled');
  });

  test.each([
    ['trialing', {}, { productType: 'trial', status: 'active', isActive: true }],
    ['past_due', {}, { productType: 'recurring', status: 'overdue', isActive: false }],
    ['active', { cancel_at_period_end: true }, { productType: 'recurring', status: 'cancelled', isActive: true }],
  ])('a subscription that is %s %j', async (status, change, expected) => {
    const { id, token } = await newPerson();
    await deliver('customer.subscription.updated', await subscribe(id, { status, ...change }));
    await eventually(async () => expect((await billing(token)).products[0]).toMatchObject(expected));
  });

  test('a plan for life is bought with one payment, and ends when that is paid back', async () => {
    const { id, token } = await newPerson();
    const metadata = { spotreel_user: String(id), spotreel_plan: String(await planId('once')) };
    const paid = { payment_status: 'paid', payment_intent: `pi_${id}`, amount_total: 79000, currency: 'usd' };
    const created = seconds(server.now);
    stripe.objects.set(`cs_${id}`, { id: `cs_${id}`, metadata, created, subscription: null, ...paid });
    await deliver('checkout.session.completed', `cs_${id}`);
    await eventually(async () =>
      expect((await billing(token)).products[0]).toMatchObject({ isLifetime: true, isActive: true }),
    );
    stripe.objects.set(`ch_${id}`, {
      id: `ch_${id}`,
      amount_refunded: 79000,
      payment_intent: `pi_${id}`,
      invoice: null,
    });
    await deliver('charge.refunded', `ch_${id}`);
    await eventually(async () => {
      expect((await billing(token)).products[0].isActive).toBe(false);
      const [bought] = await server.services.db.select().from(purchase).where(eq(purchase.userId, id));
      expect(bought?.status).toBe('refunded');
    });
  });

  test('is kept while the provider does not answer, and worked on later', async () => {
    const { id, token } = await newPerson();
    const subscription = await subscribe(id);
    stripe.failures.push(500, 500, 500);
    expect((await deliver('customer.subscription.created', subscription)).status).toBe(200);
    await expect.poll(() => stripe.failures.length).toBe(0);
    expect((await billing(token)).products).toEqual([]);
    const { queued, active } = await server.services.jobs.counts();
    expect(queued + active).toBeGreaterThan(0);
  });

  test('about somebody who is not here is ignored', async () => {
    const subscription = await subscribe(999_999);
    expect((await deliver('customer.subscription.created', subscription)).status).toBe(200);
    await eventually(async () => expect((await server.services.jobs.counts()).active).toBe(0));
    expect(await server.services.db.$count(product, eq(product.providerRef, subscription))).toBe(0);
  });

  const event = { id: 'evt_forged', type: 'customer.subscription.created', data: { object: { id: 'sub_1' } } };
  test.each([
    ['without a signature', () => ({ body: JSON.stringify(event), signature: '' })],
    ['signed by somebody else', () => stripe.message(event, server.now, 'whsec_wrong')],
    [
      'changed on its way',
      () => ({ ...stripe.message(event, server.now), body: JSON.stringify({ ...event, id: 'evt_2' }) }),
    ],
    ['six minutes old', () => stripe.message(event, server.now - 6 * 60_000)],
    ['from the future', () => stripe.message(event, server.now + 6 * 60_000)],
  ])('is refused %s', async (_, make) => {
    const { body, signature } = make();
    expect((await send(body, signature)).json.code).toBe('forbidden');
    expect(await server.services.db.$count(billingEvent, eq(billingEvent.eventRef, 'evt_forged'))).toBe(0);
  });

  test('that is no JSON, or too large, is refused', async () => {
    const mac = stripe.message({}, server.now).signature;
    expect((await send('x'.repeat(600_000), mac)).json.code).toBe('payload_too_large');
    expect((await server.call('GET', '/api/v1/billing/stripe/webhook')).status).toBe(405);
  });
});

describe('canceling', () => {
  test('is done at the provider, and taken back there', async () => {
    const { id, token } = await newPerson();
    const subscription = await subscribe(id);
    await deliver('customer.subscription.created', subscription);
    await eventually(async () => expect((await billing(token)).products).toHaveLength(1));
    const [{ id: productId }] = (await billing(token)).products;
    const cancelled = await post(`/user/product/${productId}/cancel`, token);
    expect(cancelled.json.data.products[0]).toMatchObject({ status: 'cancelled', isActive: true });
    expect(stripe.objects.get(subscription)?.cancel_at_period_end).toBe(true);
    stripe.failures.push(500, 500, 500);
    expect((await post(`/user/product/${productId}/resume`, token)).json.code).toBe('payment_unavailable');
    expect((await post(`/user/product/${productId}/resume`, token)).json.data.products[0].status).toBe('active');
  });

  test('a subscription that renews goes on while the provider is late', async () => {
    const { id, token } = await newPerson();
    const end = seconds(server.now - 3 * 3_600_000);
    await deliver('customer.subscription.updated', await subscribe(id, { current_period_end: end }));
    await eventually(async () => expect((await billing(token)).products[0]).toMatchObject({ isActive: true }));
  });
});
