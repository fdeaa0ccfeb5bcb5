import type { ManagedPlan, Plan } from '@spotreel/sdk/internal/contract';
import type { PlanRow } from '../account/plans/offered-plans';
import { effectiveLimits } from '../account/plans/plan-rules';
import { planInEnglish, type SayPlan } from '../account/plans/plan-words';

/** `say`: in the language of those who are offered the plan; those who manage it read it as it is written. */
export function toPlan(row: PlanRow, say: SayPlan = planInEnglish): Plan {
  const { id, name, description, priceMinor, currency, interval, trialDays, limits, permissions, premium } = row;
  return {
    id,
    name: say(name),
    description: say(description),
    priceMinor,
    currency,
    interval,
    trialDays,
    productGroup: { name: say(row.groupName), type: row.groupType },
    limits: numbersOf(limits),
    allLimits: numbersOf(effectiveLimits(limits, {})),
    permissions,
    premium,
    countsDeviceExports: row.countsDeviceExports,
    isDefault: row.isDefault,
  };
}

export function toManagedPlan(row: PlanRow): ManagedPlan {
  return { ...toPlan(row), isArchived: row.archivedAt !== null };
}

function numbersOf(limits: Readonly<Record<string, unknown>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(limits).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])),
  );
}
