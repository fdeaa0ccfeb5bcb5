/** The plans that the account is offered, and how it gets one. One a screen. */
import type { Billing, HeldProduct } from '../../contract/schemas/account/billing';
import type { Plan } from '../../contract/schemas/account/plan';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import { poll } from '../poll';
import type { Spotreel } from '../spotreel';
import { createForm } from './form';
import { createPlanSwitching } from './plan-switching';

/** Plans, with what the account is on and has asked for. */
export interface OfferedPlans {
  readonly plans: readonly Plan[];
  readonly billing: Billing;
}

/** The provider's message takes some seconds. After this time, the page stops asking for it. */
const PAID_WITHIN_MS = 60_000;

/** Plans and payment of the logged-in account. */
// long: one store, an action after the other
export function createPlans({ editing: { context }, session }: Spotreel) {
  const offer = createLoader<OfferedPlans>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  const form = createForm(context.t);
  const adopt = (billing: Billing) => {
    offer.update((before) => ({ ...before, billing }));
    void session.refreshUser();
  };
  const load = () =>
    offer.load(async (signal) => {
      const accounts = await context.accounts();
      const [plans, billing] = await Promise.all([accounts.plans({ signal }), accounts.billing({ signal })]);
      return { plans, billing };
    });
  const setCancelled = async (productId: number, isCancelled: boolean) => {
    const call = isCancelled ? 'cancelProduct' : 'resumeProduct';
    const billing = await form.send(async () => (await context.accounts())[call]({ params: { productId } }));
    if (billing) adopt(billing);
  };
  return {
    $offer: offer.$state,
    $form: form.$state,
    load,
    /** After a payment: loads until the plan has arrived, for a minute at most. True: it has. */
    async awaitPlan(signal: AbortSignal): Promise<boolean> {
      const untilMs = context.clock.now() + PAID_WITHIN_MS;
      let hasArrived = false;
      const onAnswer = (answer: OfferedPlans | undefined) => {
        hasArrived = answer?.billing.products.some(isPaidOnline) ?? false;
        return { isDone: hasArrived || context.clock.now() >= untilMs, hasChanged: false };
      };
      await poll({ ask: load, onAnswer, signal });
      if (hasArrived) void session.refreshUser();
      return hasArrived;
    },
    /** Asks those who run the server for a plan. False if it was not taken. */
    async request(planId: number, note: string): Promise<boolean> {
      const body = { note };
      const request = await form.send(async () => (await context.accounts()).requestPlan({ params: { planId }, body }));
      if (request) offer.update((before) => ({ ...before, billing: { ...before.billing, request } }));
      return request !== undefined;
    },
    async withdraw(requestId: number): Promise<void> {
      const params = { requestId };
      const gone = await form.send(async () => (await context.accounts()).withdrawPlanRequest({ params }));
      if (gone) offer.update((before) => ({ ...before, billing: { ...before.billing, request: null } }));
    },
    /** Address of the page on which the plan is paid for; undefined when that failed. */
    async checkout(planId: number): Promise<string | undefined> {
      const page = await form.send(async () => (await context.accounts()).beginCheckout({ params: { planId } }));
      return page?.url;
    },
    /** Address of the page on which cards are managed; undefined when that failed. */
    async portal(): Promise<string | undefined> {
      return (await form.send(async () => (await context.accounts()).openPaymentPortal()))?.url;
    },
    /** Changes the plan of a subscription that is paid online. */
    switching: createPlanSwitching(context, adopt),
    /** Takes a change of plan back that was to happen at the end of the period. */
    async keepPlan(productId: number): Promise<void> {
      const billing = await form.send(async () => (await context.accounts()).keepPlan({ params: { productId } }));
      if (billing) adopt(billing);
    },
    cancel: (productId: number) => setCancelled(productId, true),
    resume: (productId: number) => setCancelled(productId, false),
  };
}

function isPaidOnline({ provider, isActive }: HeldProduct): boolean {
  return provider === 'stripe' && isActive;
}

/** What `createPlans` returns. */
export type PlansStore = ReturnType<typeof createPlans>;
