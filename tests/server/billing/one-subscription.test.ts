import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { product } from '../../../server/account/tables';
import { billingCustomer, purchase } from '../../../server/billing/tables';
import { type Log, silentLog } from '../../../server/platform/log/log';
import { DAY_MS, eventually, seconds, startPayingServer } from '../fixtures/paying-people';

const warnings: object[] = [];
const log: Log = { ...silentLog, warn: (fields) => warnings.push(fields), child: () => log };
const { stripe, server, close, newPerson, post, billing, planId, subscribe, deliver } = await startPayingServer(log);
afterAll(close);
afterEach(() => {
  stripe.failures.splice(0);
  warnings.splice(0);
});

const sessionOf = (url: string) => stripe.objects.get(url.split('/').at(-1) ?? '');
const begin = async (token: string, interval = 'month') =>
  post(`/plan/${await planId(interval)}/checkout`, token).then(({ json }) => json);
const refunds = () => stripe.forms.map((form) => form.get('payment_intent'));
const statusOf = (id: string) => stripe.objects.get(id)?.status;

/** An invoice of the subscription that was paid. */
function invoiceOf(subscription: string, change: object = {}): string {
  const id = `in_${subscription}`;
  const paid = {
    amount_paid: 2900,
    currency: 'usd',
    created: seconds(server.now),
    payment_intent: `pi_${subscription}`,
  };
  stripe.objects.set(id, { id, subscription, ...paid, ...change });
  Object.assign(stripe.objects.get(subscription) ?? {}, { latest_invoice: id });
  return id;
}

describe('two pages to pay on', () => {
  test('the first one is closed when the second one opens', async () => {
    const { token } = await newPerson();
    const first = sessionOf((await begin(token)).data.url);
    const second = sessionOf((await begin(token, 'year')).data.url);
    expect([first?.status, second?.status]).toEqual(['expired', 'open']);
  });

  test('of two that are opened at the same time, one stays open', async () => {
    const { token } = await newPerson();
    const urls = (await Promise.all([begin(token), begin(token)])).map(({ data }) => data.url);
    await expect
      .poll(() => urls.map((url) => sessionOf(url)?.status).toSorted(), { timeout: 8000 })
      .toEqual(['expired', 'open']);
  });

  test('what was paid on the first one counts at once: the second one is refused', async () => {
    const { id, token } = await newPerson();
    const paid = sessionOf((await begin(token)).data.url);
    Object.assign(paid ?? {}, { status: 'complete', subscription: await subscribe(id) });
    expect((await begin(token)).code).toBe('subscription_exists');
    expect((await billing(token)).products).toEqual([expect.objectContaining({ isActive: true })]);
  });

  test('an old subscription that has ended does not stand in the way', async () => {
    const { id, token } = await newPerson();
    const paid = sessionOf((await begin(token)).data.url);
    const ended = { status: 'canceled', ended_at: seconds(server.now - DAY_MS) };
    Object.assign(paid ?? {}, { status: 'complete', subscription: await subscribe(id, ended) });
    expect((await begin(token)).data.url).toMatch(/^https:/);
  });

  test('while the first one cannot be closed, no second one opens', async () => {
    const { token } = await newPerson();
    const first = sessionOf((await begin(token)).data.url);
    stripe.failures.push(500, 500, 500);
    expect((await begin(token)).code).toBe('payment_unavailable');
    expect(first?.status).toBe('open');
    expect((await begin(token)).data.url).toMatch(/^https:/);
    expect(first?.status).toBe('expired');
  });
});

describe('a second subscription', () => {
  test('is ended and paid back, and the first one goes on', async () => {
    const { id, token } = await newPerson();
    const first = await subscribe(id);
    await deliver('customer.subscription.created', first);
    await eventually(async () => expect((await billing(token)).products).toHaveLength(1));
    const second = await subscribe(id);
    await deliver('invoice.paid', invoiceOf(second));
    await eventually(async () => expect(statusOf(second)).toBe('canceled'));
    await eventually(async () => expect(refunds()).toContain(`pi_${second}`));
    expect(statusOf(first)).toBe('active');
    const { products, currentPlanId } = await billing(token);
    expect(products.map(({ isActive }: { isActive: boolean }) => isActive)).toEqual([true, false]);
    expect(currentPlanId).toBe(await planId('month'));
    expect(warnings).toContainEqual(expect.objectContaining({ userId: id, ref: second, isPaidBack: true }));
  });

  test('is not opened by a later message while the provider is slow to end it', async () => {
    const { id, token } = await newPerson();
    await deliver('customer.subscription.created', await subscribe(id));
    await eventually(async () => expect((await billing(token)).products).toHaveLength(1));
    const second = await subscribe(id, { latest_invoice: null });
    await deliver('customer.subscription.created', second);
    await eventually(async () => expect(statusOf(second)).toBe('canceled'));
    Object.assign(stripe.objects.get(second) ?? {}, { status: 'active', ended_at: null });
    await deliver('customer.subscription.updated', second);
    await eventually(async () => expect(statusOf(second)).toBe('canceled'));
    const active = (await billing(token)).products.filter(({ isActive }: { isActive: boolean }) => isActive);
    expect(active).toHaveLength(1);
  });

  test('is no second one beside a canceled one, and replaces an overdue one', async () => {
    const { id, token } = await newPerson();
    const canceled = await subscribe(id, { cancel_at_period_end: true });
    await deliver('customer.subscription.created', canceled);
    const overdue = await subscribe(id, { status: 'past_due' });
    await deliver('customer.subscription.created', overdue);
    await eventually(async () => expect((await billing(token)).products).toHaveLength(2));
    const fresh = await subscribe(id);
    await deliver('customer.subscription.created', fresh);
    await eventually(async () => expect(statusOf(overdue)).toBe('canceled'));
    expect([statusOf(canceled), statusOf(fresh)]).toEqual(['active', 'active']);
  });
});

describe('a deleted account', () => {
  async function deletedPerson(): Promise<{ id: number; customer: string }> {
    const { id, email, token } = await newPerson();
    await begin(token);
    const [known] = await server.services.db.select().from(billingCustomer).where(eq(billingCustomer.userId, id));
    const json = { email, password: 'correct horse battery' };
    const gone = await server.call('POST', '/api/v1/user/delete', { token, json });
    expect(gone.status).toBe(200);
    return { id, customer: known?.customerRef ?? '' };
  }

  test('its open page to pay on is closed', async () => {
    const { id } = await deletedPerson();
    const [known] = await server.services.db.select().from(billingCustomer).where(eq(billingCustomer.userId, id));
    await eventually(async () => expect(statusOf(known?.checkoutRef ?? '')).toBe('expired'));
  });

  test('a subscription that it paid for late is ended, paid back and logged', async () => {
    const { id, customer } = await deletedPerson();
    const late = await subscribe(id, { customer });
    invoiceOf(late);
    await deliver('customer.subscription.created', late);
    await eventually(async () => expect(statusOf(late)).toBe('canceled'));
    await eventually(async () => expect(refunds()).toContain(`pi_${late}`));
    expect(warnings).toContainEqual(expect.objectContaining({ ref: late, reason: 'the account was deleted' }));
    expect(await server.services.db.$count(product, eq(product.userId, id))).toBe(0);
  });

  test('a single payment that came late is paid back once', async () => {
    const { id, customer } = await deletedPerson();
    const metadata = { spotreel_user: String(id), spotreel_plan: String(await planId('once')) };
    const paid = { payment_status: 'paid', payment_intent: `pi_late_${id}`, amount_total: 79000, currency: 'usd' };
    stripe.objects.set(`cs_${id}`, { id: `cs_${id}`, customer, metadata, created: 1, subscription: null, ...paid });
    for (const type of ['completed', 'async_payment_succeeded']) await deliver(`checkout.session.${type}`, `cs_${id}`);
    await eventually(async () => expect(refunds()).toContain(`pi_late_${id}`));
    await eventually(async () => expect((await server.services.jobs.counts()).active).toBe(0));
    expect(refunds().filter((ref) => ref === `pi_late_${id}`)).toHaveLength(1);
    expect(await server.services.db.$count(purchase, eq(purchase.userId, id))).toBe(0);
  });

  test('of another server is left alone', async () => {
    const { id } = await deletedPerson();
    const foreign = await subscribe(id, { customer: 'cus_elsewhere' });
    await deliver('customer.subscription.created', foreign);
    await eventually(async () => expect((await server.services.jobs.counts()).active).toBe(0));
    expect([statusOf(foreign), warnings]).toEqual(['active', []]);
  });
});
