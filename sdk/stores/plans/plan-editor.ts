/** Plans as those see them who sell them. One a screen. */

import type { ManagedPlan, PlanDraft } from '../../contract/plans/plan';
import type { Id } from '../../contract/schemas/ids';
import { resource } from '../resource/resource';
import type { Spotreel } from '../spotreel';

/** Plans of the own tenant, and those that it offers while it has none. */
export interface ManagedPlans {
  readonly plans: readonly ManagedPlan[];
  readonly inherited: readonly ManagedPlan[];
}

/** Lists and changes the plans of the own tenant. */
export function createPlanEditor({ editing: { context } }: Spotreel) {
  const plans = resource(context, (api, signal): Promise<ManagedPlans> => api.managedPlans({ signal }));
  return {
    $plans: plans.$state,
    $form: plans.$form,
    load: plans.load,
    reset: plans.resetForm,
    /** `planId` undefined: a new one. False if it was not taken. */
    async save(planId: Id<'plan'> | undefined, body: PlanDraft): Promise<boolean> {
      const isSaved = await plans.save((api) =>
        planId === undefined ? api.createPlan({ body }) : api.updatePlan({ params: { planId }, body }),
      );
      if (isSaved) await plans.load();
      return isSaved;
    },
  };
}

/** Result of `createPlanEditor`. */
export type PlanEditorStore = ReturnType<typeof createPlanEditor>;
