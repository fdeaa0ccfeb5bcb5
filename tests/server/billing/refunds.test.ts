import { afterAll, describe, expect, test } from 'vitest';
import { eventually, seconds, startPayingServer } from '../fixtures/paying-people';

const { stripe, server, close, newPerson, billing, planId, subscribe, deliver } = await startPayingServer();
afterAll(close);

const get = async (path: string, token: string) => (await server.call('GET', `/api/v1${path}`, { token })).json.data;

/** A subscription with one payment, and its charge. */
async function payer(amountRefunded = 0) {
  const { id, token } = await newPerson();
  const subscription = await subscribe(id);
  const invoice = `in_${id}`;
  const charge = `ch_${id}`;
  const values = { amount_paid: 2900, currency: 'usd', created: seconds(server.now), charge };
  stripe.objects.set(charge, { id: charge, amount_refunded: amountRefunded, payment_intent: `pi_${id}`, invoice });
  stripe.objects.set(invoice, { id: invoice, subscription, ...values });
  await deliver('invoice.paid', invoice);
  await eventually(async () => expect(await get('/purchase', token)).toHaveLength(1));
  const refund = async (amount: number) => {
    Object.assign(stripe.objects.get(charge) ?? {}, { amount_refunded: amount });
    await deliver('charge.refunded', charge);
  };
  return { token, refund };
}

describe('what is paid back', () => {
  test('a part: the receipt says how much and when, and the plan goes on', async () => {
    const { token, refund } = await payer();
    const [bought] = await get('/purchase', token);
    expect(bought).toMatchObject({ status: 'paid', refundedMinor: 0, refundedAt: null });
    await refund(1000);
    await eventually(async () => {
      const receipt = await get(`/purchase/${bought.id}`, token);
      expect(receipt).toMatchObject({ status: 'paid', amountMinor: 2900, refundedMinor: 1000 });
      expect(receipt.refundedAt).toBe(new Date(server.now).toISOString());
    });
    expect((await billing(token)).products[0].isActive).toBe(true);
  });

  test('another part, and then all', async () => {
    const { token, refund } = await payer();
    for (const [amount, status] of [
      [500, 'paid'],
      [1500, 'paid'],
      [2900, 'refunded'],
    ] as const) {
      await refund(amount);
      await eventually(async () =>
        expect((await get('/purchase', token))[0]).toMatchObject({ refundedMinor: amount, status }),
      );
    }
  });

  test('before the payment was entered', async () => {
    const { token } = await payer(2900);
    expect((await get('/purchase', token))[0]).toMatchObject({ status: 'refunded', refundedMinor: 2900 });
  });

  test('a part of a plan for life: it goes on', async () => {
    const { id, token } = await newPerson();
    const metadata = { spotreel_user: String(id), spotreel_plan: String(await planId('once')) };
    const paid = { payment_status: 'paid', payment_intent: `pi_${id}`, amount_total: 79_000, currency: 'usd' };
    stripe.objects.set(`ch_${id}`, { id: `ch_${id}`, amount_refunded: 9000, payment_intent: `pi_${id}` });
    stripe.objects.set(`pi_${id}`, { id: `pi_${id}`, latest_charge: `ch_${id}` });
    stripe.objects.set(`cs_${id}`, { id: `cs_${id}`, metadata, created: 1, ...paid });
    await deliver('checkout.session.completed', `cs_${id}`);
    await eventually(async () =>
      expect((await get('/purchase', token))[0]).toMatchObject({ status: 'paid', refundedMinor: 9000 }),
    );
    await deliver('charge.refunded', `ch_${id}`);
    await eventually(async () => expect((await server.services.jobs.counts()).active).toBe(0));
    expect((await billing(token)).products[0].isActive).toBe(true);
  });
});
