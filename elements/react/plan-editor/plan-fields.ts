import type { FormState } from '@spotreel/sdk/stores';
import type { TypedPlan } from './edited-plan';

/** What a part of the plan's form is given. */
export interface PlanFieldsProps {
  form: FormState;
  plan: TypedPlan;
  onChange: (part: Partial<TypedPlan>) => void;
}
