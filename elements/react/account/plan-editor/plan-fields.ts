import type { FormState } from '@spotreel/sdk/internal/stores';
import type { TypedPlan } from './edited-plan';

/** What a part of the plan's form is given. */
export interface PlanFieldsProps {
  form: FormState;
  plan: TypedPlan;
  onChange: (part: Partial<TypedPlan>) => void;
}
