/** Messages of the payment provider about plans that were paid once: each that was acknowledged becomes one receipt. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from '../world/world';
import { everyPage } from './every-page';
import { Refused, type Writer } from './writer';

/** Receipts are written by jobs. One of a server that is gone goes to another after 20 s, and is tried again after 30 s. */
const LONGEST_MS = 90_000;
const LOOK_MS = 500;

export function createPayments(world: World): Writer {
  /** What was paid identifies a receipt. */
  const amounts: number[] = [];
  let metadata = {};
  let count = 0;
  let open: number | undefined;
  const deliver = async (number: number) => {
    open = number;
    const event = { id: `evt_${number}`, type: 'checkout.session.completed', data: { object: { id: `cs_${number}` } } };
    const { body, signature } = world.stripe.message(event, Date.now());
    const options = { body, headers: { 'stripe-signature': signature }, isPublic: true };
    const answer = await world.call('POST', '/api/v1/billing/stripe/webhook', options);
    if (answer.status !== 200) throw new Refused('A payment', answer);
    amounts.push(amountOf(number));
    open = undefined;
  };
  return {
    name: 'payments',
    pauseMs: 150,
    async prepare() {
      const user = await world.call('GET', '/api/v1/user');
      const plans = await world.call('GET', '/api/v1/plan');
      const once = (plans.json.data as { id: number; interval: string }[]).find(({ interval }) => interval === 'once');
      metadata = { spotreel_user: String(user.json.data.id), spotreel_plan: String(once?.id) };
    },
    async write() {
      count += 1;
      const paid = { payment_status: 'paid', payment_intent: `pi_${count}`, amount_total: amountOf(count) };
      const created = Math.floor(Date.now() / 1000);
      const session = { id: `cs_${count}`, currency: 'usd', subscription: null, created, metadata, ...paid };
      world.stripe.objects.set(session.id, session);
      await deliver(count);
    },
    // the provider sends again what was not acknowledged
    async repeat() {
      if (open !== undefined) await deliver(open);
    },
    acknowledged: () => amounts.length,
    async check() {
      const late = Date.now() + LONGEST_MS;
      let problems = await problemsNow(world, amounts);
      while (problems.length > 0 && Date.now() < late) {
        await sleep(LOOK_MS);
        problems = await problemsNow(world, amounts);
      }
      return problems;
    },
  };
}

async function problemsNow(world: World, amounts: readonly number[]): Promise<string[]> {
  const receipts = await everyPage<{ readonly amountMinor: number }>(world, '/api/v1/purchase');
  return amounts.flatMap((amount) => {
    const times = receipts.filter(({ amountMinor }) => amountMinor === amount).length;
    return times === 1 ? [] : [`payments: a payment of ${amount} has ${times} receipts`];
  });
}

function amountOf(number: number): number {
  return 100_000 + number;
}
