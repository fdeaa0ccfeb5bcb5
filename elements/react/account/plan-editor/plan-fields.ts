import type { FormState } from '@spotreel/sdk/internal/stores';
import type { TypedPlan } from './edited-plan';

/** Props of a part of the plan's form. */
export interface PlanFieldsProps {
  form: FormState;
  plan: TypedPlan;
  onChange: (part: Partial<TypedPlan>) => void;
}
