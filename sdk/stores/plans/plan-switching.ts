/** A change of plan: what it costs is shown first, then confirmed. */

import type { ReadableAtom } from 'nanostores';
import type { Billing, PlanSwitch } from '../../contract/plans/billing';
import type { Id } from '../../contract/schemas/ids';
import type { FormState } from '../resource/form';
import type { Loadable } from '../resource/loadable';
import { resource } from '../resource/resource';
import type { StoreContext } from '../store-context';

export interface PlanSwitching {
  /** Price of the change that is asked about. */
  readonly $costs: ReadableAtom<Loadable<PlanSwitch>>;
  /** State of its confirmation. */
  readonly $form: ReadableAtom<FormState>;
  /** Asks what a change to the plan costs. */
  ask(planId: Id<'plan'>): Promise<unknown>;
  /** Changes the plan as it was shown. False if it was not taken; when costs have changed, they are asked for again. */
  confirm(): Promise<boolean>;
  /** Forgets the change that was asked about. */
  reset(): void;
}

/** `adopt` takes what the account has after the change. */
export function createPlanSwitching(context: StoreContext, adopt: (billing: Billing) => void): PlanSwitching {
  const costs = resource(context, (api, signal, planId: Id<'plan'>) =>
    api.previewPlanSwitch({ params: { planId }, signal }),
  );
  const { $state, $form, resetForm } = costs;
  return {
    $costs: $state,
    $form,
    ask(planId) {
      // costs of another plan are no answer
      if ($state.get().data?.plan.id !== planId) costs.reset();
      resetForm();
      return costs.load(planId);
    },
    async confirm() {
      const shown = $state.get().data;
      if (!shown) return false;
      const { pricedAt, dueMinor, plan } = shown;
      const call = { params: { planId: plan.id }, body: { pricedAt, dueMinor } };
      const billing = await costs.send((api) => api.switchPlan(call));
      if (billing) adopt(billing);
      else if ($form.get().failure?.code === 'switch_outdated') await costs.load(plan.id);
      return billing !== undefined;
    },
    reset() {
      costs.reset();
      resetForm();
    },
  };
}
