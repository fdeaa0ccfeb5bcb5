/** Plans as those see them who sell them. One a screen. */
import type { ManagedPlan, PlanDraft } from '../../contract/schemas/account/plan';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';
import { createForm } from './form';

/** Plans of the own tenant, and those that it offers while it has none. */
export interface ManagedPlans {
  readonly plans: readonly ManagedPlan[];
  readonly inherited: readonly ManagedPlan[];
}

/** Lists and changes the plans of the own tenant. */
export function createPlanEditor({ editing: { context } }: Spotreel) {
  const list = createLoader<ManagedPlans>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  const form = createForm(context.t);
  const load = () => list.load(async (signal) => (await context.accounts()).managedPlans({ signal }));
  return {
    $plans: list.$state,
    $form: form.$state,
    load,
    reset: form.reset,
    /** `planId` undefined: a new one. False if it was not taken. */
    async save(planId: number | undefined, body: PlanDraft): Promise<boolean> {
      const saved = await form.send(async () => {
        const accounts = await context.accounts();
        return planId === undefined ? accounts.createPlan({ body }) : accounts.updatePlan({ params: { planId }, body });
      });
      if (saved) await load();
      return saved !== undefined;
    },
  };
}

/** What `createPlanEditor` returns. */
export type PlanEditorStore = ReturnType<typeof createPlanEditor>;
