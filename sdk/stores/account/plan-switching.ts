/** A change of plan: what it costs is shown first, then confirmed. */

import type { ReadableAtom } from 'nanostores';
import type { Billing, PlanSwitch } from '../../contract/schemas/account/billing';
import { failureOf } from '../failure';
import { createLoader, type Loadable } from '../loadable';
import type { StoreContext } from '../store-context';
import { createForm, type FormState } from './form';

export interface PlanSwitching {
  /** What the change costs that is asked about. */
  readonly $costs: ReadableAtom<Loadable<PlanSwitch>>;
  /** How far its confirmation is. */
  readonly $form: ReadableAtom<FormState>;
  /** Asks what a change to the plan costs. */
  ask(planId: number): Promise<unknown>;
  /** Changes the plan as it was shown. False if it was not taken; when costs have changed, they are asked for again. */
  confirm(): Promise<boolean>;
  /** Forgets the change that was asked about. */
  reset(): void;
}

/** `adopt` takes what the account has after the change. */
export function createPlanSwitching(context: StoreContext, adopt: (billing: Billing) => void): PlanSwitching {
  const costs = createLoader<PlanSwitch>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  const form = createForm(context.t);
  const ask = (planId: number) =>
    costs.load(async (signal) => (await context.accounts()).previewPlanSwitch({ params: { planId }, signal }));
  return {
    $costs: costs.$state,
    $form: form.$state,
    ask(planId) {
      // costs of another plan are no answer
      if (costs.$state.get().data?.plan.id !== planId) costs.reset();
      form.reset();
      return ask(planId);
    },
    async confirm() {
      const shown = costs.$state.get().data;
      if (!shown) return false;
      const { pricedAt, dueMinor, plan } = shown;
      const call = { params: { planId: plan.id }, body: { pricedAt, dueMinor } };
      const billing = await form.send(async () => (await context.accounts()).switchPlan(call));
      if (billing) adopt(billing);
      else if (form.$state.get().failure?.code === 'switch_outdated') await ask(plan.id);
      return billing !== undefined;
    },
    reset() {
      costs.reset();
      form.reset();
    },
  };
}
