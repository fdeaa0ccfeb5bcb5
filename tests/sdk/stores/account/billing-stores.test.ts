import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCustomers } from '../../../../sdk/stores/people/customers';
import { createPlanEditor } from '../../../../sdk/stores/plans/plan-editor';
import { createPlans } from '../../../../sdk/stores/plans/plans';
import { createPurchases, createReceipt } from '../../../../sdk/stores/plans/purchases';
import { failure } from '../../client/stub-server';
import { openSpotreel, settle } from '../open-spotreel';
import { billing, draft, held, plan, planSwitch, purchase, request } from './billing-answers';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Opened = Awaited<ReturnType<typeof openSpotreel>>;
const data = (value: unknown) => () => Response.json({ data: value });
const pageOf = (rows: readonly unknown[]) => () =>
  Response.json({ data: rows, page: 1, numPages: 3, totalCount: rows.length });

async function openPlans() {
  const opened = await openSpotreel();
  opened.server.always('plans', () => [plan]);
  opened.server.always('billing', () => billing);
  return { ...opened, store: createPlans(opened.spotreel) };
}

describe('plans', () => {
  it('are loaded with what the account has; a failure is tried again', async () => {
    const { server, store } = await openPlans();
    server.refuse('billing', 'internal');
    await store.load();
    expect(store.$offer.get()).toMatchObject({ status: 'error', failure: { code: 'internal' } });
    await store.load();
    expect(store.$offer.get()).toMatchObject({ status: 'ready', failure: undefined });
    expect(store.$offer.get().data).toEqual({ plans: [plan], billing });
  });

  it('are asked for, which shows at once, and withdrawn', async () => {
    const { server, store } = await openPlans();
    await store.load();
    server.answer('requestPlan', data(request));
    expect(await store.request(plan.id, 'Please')).toBe(true);
    expect(server.asked('requestPlan')[0]).toMatchObject({ params: { planId: plan.id }, body: { note: 'Please' } });
    expect(store.$offer.get().data?.billing.request).toEqual(request);
    server.refuse('withdrawPlanRequest', 'internal');
    await store.withdraw(request.id);
    expect(store.$offer.get().data?.billing.request).toEqual(request);
    server.answer('withdrawPlanRequest', data({ withdrawn: true }));
    await store.withdraw(request.id);
    expect(store.$offer.get().data?.billing.request).toBeNull();
  });

  it('a refused request says why, and a second one waits for the first', async () => {
    const { server, store } = await openPlans();
    server.refuse('requestPlan', 'payment_online');
    expect(await store.request(plan.id, '')).toBe(false);
    expect(store.$form.get().failure?.code).toBe('payment_online');
    const release = server.hold('requestPlan');
    server.answer('requestPlan', data(request));
    const sent = [store.request(plan.id, ''), store.request(plan.id, '')];
    await settle();
    release();
    expect(await Promise.all(sent)).toEqual([true, false]);
  });

  it('lead to the pages of the provider; while that is down, nowhere', async () => {
    const { server, store } = await openPlans();
    server.answer('beginCheckout', data({ url: 'https://pay.test/1' }));
    server.answer('openPaymentPortal', data({ url: 'https://pay.test/2' }));
    expect([await store.checkout(2), await store.portal()]).toEqual(['https://pay.test/1', 'https://pay.test/2']);
    server.refuse('beginCheckout', 'payment_unavailable');
    expect(await store.checkout(2)).toBeUndefined();
    expect(store.$form.get().failure).toMatchObject({ code: 'payment_unavailable' });
  });

  it('a subscription is canceled and resumed as the server answers, and the account is read again', async () => {
    const { server, store } = await openPlans();
    await store.load();
    const canceled = { ...billing, products: [{ ...held, status: 'cancelled' }] };
    server.answer('cancelProduct', data(canceled));
    const before = server.asked('me').length;
    await store.cancel(held.id);
    await settle();
    expect(store.$offer.get().data?.billing.products[0]?.status).toBe('cancelled');
    expect(server.asked('me').length).toBe(before + 1);
    server.refuse('resumeProduct', 'subscription_over');
    await store.resume(held.id);
    expect(store.$offer.get().data?.billing.products[0]?.status).toBe('cancelled');
    expect(store.$form.get().failure?.code).toBe('subscription_over');
  });
});

describe('after a payment', () => {
  const paid = { ...billing, products: [{ ...held, provider: 'stripe' }] };

  it('the page asks until the plan has arrived', async () => {
    const { server, store } = await openPlans();
    const arrived = store.awaitPlan(new AbortController().signal);
    await settle(3000);
    const asked = server.asked('billing').length;
    expect(asked).toBeGreaterThan(1);
    server.always('billing', () => paid);
    await settle(5000);
    expect(await arrived).toBe(true);
    await settle(20_000);
    expect(server.asked('billing').length).toBe(asked + 1);
    expect(store.$offer.get().data?.billing.products).toHaveLength(1);
  });

  it('a failure between is waited out, and after a minute it stops', async () => {
    const { server, store } = await openPlans();
    server.refuse('billing', 'internal');
    const arrived = store.awaitPlan(new AbortController().signal);
    await settle(30_000);
    expect(server.asked('billing').length).toBeGreaterThan(5);
    await settle(40_000);
    expect(await arrived).toBe(false);
  });

  it('it stops when the page is left', async () => {
    const { server, store } = await openPlans();
    const leaving = new AbortController();
    const arrived = store.awaitPlan(leaving.signal);
    await settle(1000);
    leaving.abort();
    expect(await arrived).toBe(false);
    const asked = server.asked('billing').length;
    await settle(30_000);
    expect(server.asked('billing').length).toBe(asked);
  });
});

describe('a change of plan', () => {
  it('is confirmed as it was shown', async () => {
    const { server, store } = await openPlans();
    await store.load();
    server.answer('previewPlanSwitch', data(planSwitch));
    await store.switching.ask(plan.id);
    expect(store.switching.$costs.get().data).toEqual(planSwitch);
    server.answer('switchPlan', data({ ...billing, currentPlanId: plan.id }));
    expect(await store.switching.confirm()).toBe(true);
    const { pricedAt, dueMinor } = planSwitch;
    expect(server.asked('switchPlan')[0]?.body).toEqual({ pricedAt, dueMinor });
    expect(store.$offer.get().data?.billing.currentPlanId).toBe(plan.id);
  });

  it('that costs something else by then is shown again', async () => {
    const { server, store } = await openPlans();
    server.answer('previewPlanSwitch', data(planSwitch));
    await store.switching.ask(plan.id);
    server.answer('previewPlanSwitch', data({ ...planSwitch, dueMinor: 999 }));
    server.refuse('switchPlan', 'switch_outdated');
    expect(await store.switching.confirm()).toBe(false);
    expect(store.switching.$costs.get().data?.dueMinor).toBe(999);
    expect(store.switching.$form.get().failure?.code).toBe('switch_outdated');
  });

  it('that is refused changes nothing; another plan is asked about anew', async () => {
    const { server, store } = await openPlans();
    await store.load();
    expect(await store.switching.confirm()).toBe(false);
    server.answer('previewPlanSwitch', data(planSwitch));
    await store.switching.ask(plan.id);
    server.refuse('switchPlan', 'payment_declined');
    expect(await store.switching.confirm()).toBe(false);
    expect(store.$offer.get().data?.billing).toEqual(billing);
    const release = server.hold('previewPlanSwitch');
    void store.switching.ask(plan.id + 1);
    expect(store.switching.$costs.get().data).toBeUndefined();
    expect(store.switching.$form.get().failure).toBeUndefined();
    await settle();
    release();
    store.switching.reset();
    expect(store.switching.$costs.get().status).toBe('idle');
  });

  it('for later is taken back', async () => {
    const { server, store } = await openPlans();
    await store.load();
    server.answer('keepPlan', data({ ...billing, products: [held] }));
    await store.keepPlan(held.id);
    expect(server.asked('keepPlan')[0]?.params).toEqual({ productId: held.id });
    expect(store.$offer.get().data?.billing.products).toEqual([held]);
  });
});

describe('purchases', () => {
  it('are read page by page, and again after a failure', async () => {
    const { server, spotreel } = await openSpotreel();
    const store = createPurchases(spotreel);
    server.refuse('purchases', 'internal');
    await store.load();
    expect(store.$pages.get().failure?.code).toBe('internal');
    server.answer('purchases', pageOf([purchase]));
    await store.load();
    expect(store.$pages.get().data?.data).toEqual([purchase]);
    await store.show(2);
    expect(server.asked('purchases').at(-1)?.query.page).toBe('2');
  });

  it('each has its receipt', async () => {
    const { server, spotreel } = await openSpotreel();
    const store = createReceipt(spotreel, purchase.id);
    server.refuse('receipt', 'not_found');
    await store.load();
    expect(store.$receipt.get().failure?.code).toBe('not_found');
    server.answer(
      'receipt',
      data({ ...purchase, taxName: '', taxPercent: 0, seller: [], buyerName: '', buyerEmail: '' }),
    );
    await store.load();
    expect(store.$receipt.get().data?.number).toBe(purchase.number);
  });
});

describe('customers', () => {
  const terms = { amountMinor: 2900, expiresAt: null, note: '' };
  const open = async (opened?: Opened) => {
    const { server, spotreel } = opened ?? (await openSpotreel());
    server.always('planRequests', pageOf([request]));
    server.always('personProducts', () => [held]);
    return { server, spotreel, store: createCustomers(spotreel) };
  };

  it('requests are granted and declined, and the list is read again', async () => {
    const { server, store } = await open();
    server.answer('grantPlanRequest', data(held));
    expect(await store.grantRequest(request.id, terms)).toBe(true);
    server.answer('declinePlanRequest', data({ declined: true }));
    expect(await store.declineRequest(request.id, 'No')).toBe(true);
    expect(server.asked('planRequests')).toHaveLength(2);
    server.refuse('grantPlanRequest', 'request_answered');
    expect(await store.grantRequest(request.id, terms)).toBe(false);
    expect([store.$form.get().failure?.code, server.asked('planRequests').length]).toEqual(['request_answered', 2]);
    store.resetForm();
    expect(store.$form.get().failure).toBeUndefined();
  });

  it('a grant whose answer was lost is sent again under the same key; the next one has another', async () => {
    const { server, store } = await open();
    const grant = { planId: plan.id, ...terms };
    server.answer('grantProduct', () => failure('internal', 'Lost', 500));
    expect(await store.grant(2, grant)).toBe(false);
    server.always('grantProduct', () => held);
    expect(await store.grant(2, grant)).toBe(true);
    expect(store.$products.get().data).toEqual([held]);
    await store.grant(2, grant);
    await store.grant(3, grant);
    const keys = server.asked('grantProduct').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it('a wrong amount has its error at its field', async () => {
    const { server, store } = await open();
    const details = { amountMinor: ['Too small'] };
    server.answer('grantProduct', () => failure('validation_failed', 'Not valid', 422, { details }));
    expect(await store.grant(2, { planId: plan.id, ...terms })).toBe(false);
    expect(store.$form.get().failure?.details).toEqual(details);
  });

  it('a plan that is canceled can be taken back from the notification', async () => {
    const { server, spotreel, store } = await open();
    await store.loadProducts(2);
    server.always('updateProduct', ({ body }) => ({ ...held, ...(body as object) }));
    await store.setStatus(held, 'cancelled');
    expect(store.$products.get().data?.[0]?.status).toBe('cancelled');
    const action = spotreel.toasts.$toasts.get().at(-1)?.action;
    if (action && 'run' in action) action.run();
    await settle();
    expect(store.$products.get().data?.[0]?.status).toBe('active');
    expect(server.asked('updateProduct').map(({ body }) => body)).toEqual([
      { status: 'cancelled', expiresAt: held.expiresAt },
      { status: 'active', expiresAt: held.expiresAt },
    ]);
  });

  it('one that is refused stays, and no notification says otherwise', async () => {
    const { server, spotreel, store } = await open();
    await store.loadProducts(2);
    server.refuse('updateProduct', 'payment_online');
    await store.setStatus(held, 'cancelled');
    expect(store.$products.get().data).toEqual([held]);
    expect([store.$form.get().failure?.code, spotreel.toasts.$toasts.get()]).toEqual(['payment_online', []]);
  });

  it('a plan without an end ends now', async () => {
    const { server, store } = await open();
    server.answer('updateProduct', data(held));
    await store.setStatus({ ...held, expiresAt: null }, 'cancelled');
    expect(server.asked('updateProduct')[0]?.body).toEqual({
      status: 'cancelled',
      expiresAt: new Date(Date.now()).toISOString(),
    });
  });
});

describe('the plan editor', () => {
  it('saves new and changed plans and lists them again; errors are at their fields', async () => {
    const { server, spotreel } = await openSpotreel();
    const store = createPlanEditor(spotreel);
    server.always('managedPlans', () => ({ plans: [{ ...plan, isArchived: false }], inherited: [] }));
    server.answer('createPlan', data({ ...plan, isArchived: false }));
    server.answer('updatePlan', data({ ...plan, isArchived: false }));
    expect([await store.save(undefined, draft), await store.save(plan.id, draft)]).toEqual([true, true]);
    expect([server.asked('createPlan').length, server.asked('updatePlan')[0]?.params.planId]).toEqual([1, plan.id]);
    expect(store.$plans.get().data?.plans).toHaveLength(1);
    const details = { name: ['Required'] };
    server.answer('createPlan', () => failure('validation_failed', 'Not valid', 422, { details }));
    expect(await store.save(undefined, draft)).toBe(false);
    expect(store.$form.get().failure?.details).toEqual(details);
    store.reset();
    expect(store.$form.get().failure).toBeUndefined();
    server.refuse('managedPlans', 'internal');
    await store.load();
    expect(store.$plans.get()).toMatchObject({ status: 'error', failure: { code: 'internal' } });
  });
});
