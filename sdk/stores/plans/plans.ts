/** The plans that the account is offered, and how it gets one. One a screen. */

import type { Billing, HeldProduct } from '../../contract/plans/billing';
import type { Plan } from '../../contract/plans/plan';
import type { Id } from '../../contract/schemas/ids';
import { resource } from '../resource/resource';
import type { Spotreel } from '../spotreel';
import { poll } from '../timing/poll';
import { createPlanSwitching } from './plan-switching';

/** Plans, with what the account is on and has asked for. */
export interface OfferedPlans {
  readonly plans: readonly Plan[];
  readonly billing: Billing;
}

/** The provider's message takes some seconds. After this time, the page stops asking for it. */
const PAID_WITHIN_MS = 60_000;

/** Plans and payment of the logged-in account. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one store, an action after the other
export function createPlans({ editing: { context }, session }: Spotreel) {
  const offer = resource(context, async (api, signal): Promise<OfferedPlans> => {
    const [plans, billing] = await Promise.all([api.plans({ signal }), api.billing({ signal })]);
    return { plans, billing };
  });
  const adopt = (billing: Billing) => {
    offer.update((before) => ({ ...before, billing }));
    void session.refreshUser();
  };
  const changeProduct = async (name: 'cancelProduct' | 'resumeProduct' | 'keepPlan', productId: Id<'product'>) => {
    const billing = await offer.send((api) => api[name]({ params: { productId } }));
    if (billing) adopt(billing);
  };
  return {
    $offer: offer.$state,
    $form: offer.$form,
    load: offer.load,
    /** After a payment: loads until the plan has arrived, for a minute at most. True: it has. */
    async awaitPlan(signal: AbortSignal): Promise<boolean> {
      const untilMs = context.steady.now() + PAID_WITHIN_MS;
      let hasArrived = false;
      const onAnswer = (answer: OfferedPlans | undefined) => {
        hasArrived = answer?.billing.products.some(isPaidOnline) ?? false;
        return { isDone: hasArrived || context.steady.now() >= untilMs, hasChanged: false };
      };
      await poll({ ask: () => offer.load(), onAnswer, signal });
      if (hasArrived) void session.refreshUser();
      return hasArrived;
    },
    /** Asks those who run the server for a plan. False if it was not taken. */
    request: (planId: Id<'plan'>, note: string) =>
      offer.save(
        (api) => api.requestPlan({ params: { planId }, body: { note } }),
        (before, request) => ({ ...before, billing: { ...before.billing, request } }),
      ),
    withdraw: (requestId: number) =>
      offer.save(
        (api) => api.withdrawPlanRequest({ params: { requestId } }),
        (before) => ({ ...before, billing: { ...before.billing, request: null } }),
      ),
    /** Address of the page on which the plan is paid for; undefined when that failed. */
    checkout: async (planId: Id<'plan'>) => (await offer.send((api) => api.beginCheckout({ params: { planId } })))?.url,
    /** Address of the page on which cards are managed; undefined when that failed. */
    portal: async () => (await offer.send((api) => api.openPaymentPortal()))?.url,
    /** Changes the plan of a subscription that is paid online. */
    switching: createPlanSwitching(context, adopt),
    /** Takes a change of plan back that was to happen at the end of the period. */
    keepPlan: (productId: Id<'product'>) => changeProduct('keepPlan', productId),
    cancel: (productId: Id<'product'>) => changeProduct('cancelProduct', productId),
    resume: (productId: Id<'product'>) => changeProduct('resumeProduct', productId),
  };
}

function isPaidOnline({ provider, isActive }: HeldProduct): boolean {
  return provider === 'stripe' && isActive;
}

/** Result of `createPlans`. */
export type PlansStore = ReturnType<typeof createPlans>;
