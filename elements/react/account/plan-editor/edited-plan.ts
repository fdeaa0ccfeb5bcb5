/** A plan as it is typed, and back. */
import { LIMIT_NAMES, type ManagedPlan, type PlanDraft } from '@spotreel/sdk/internal/contract';
import { minorFromText, textFromMinor } from '../plans/amount';

/** Numbers are texts while they are typed; an empty limit is the default. */
export interface TypedPlan extends Omit<PlanDraft, 'priceMinor' | 'trialDays' | 'limits'> {
  readonly price: string;
  readonly trialDays: string;
  readonly limits: Readonly<Record<string, string>>;
}

export interface EditedPlan {
  /** Undefined: a new one. */
  readonly planId: number | undefined;
  readonly typed: TypedPlan;
}

export function newPlan(): TypedPlan {
  return {
    name: '',
    description: '',
    price: '',
    currency: 'USD',
    interval: 'month',
    trialDays: '0',
    productGroup: { name: '', type: 'pro' },
    limits: {},
    permissions: [],
    premium: true,
    countsDeviceExports: false,
    isDefault: false,
    isArchived: false,
  };
}

export function typedPlan(plan: ManagedPlan): TypedPlan {
  const { name, description, currency, interval, productGroup, permissions, premium, isDefault, isArchived } = plan;
  return {
    name,
    description,
    price: textFromMinor(plan.priceMinor, currency),
    currency,
    interval,
    trialDays: String(plan.trialDays),
    productGroup: { name: productGroup.name, type: productGroup.type },
    limits: Object.fromEntries(Object.entries(plan.limits).map(([limit, value]) => [limit, String(value)])),
    permissions,
    premium,
    countsDeviceExports: plan.countsDeviceExports ?? false,
    isDefault,
    isArchived,
  };
}

/** One that a tenant above sells, as a first plan of the own. */
export function copyOf(plan: ManagedPlan): EditedPlan {
  return { planId: undefined, typed: { ...typedPlan(plan), isArchived: false } };
}

/** Input for the server. A text that is no number becomes NaN, which the server refuses at its field. */
export function draftOf({ price, trialDays, limits, ...typed }: TypedPlan): PlanDraft {
  const currency = typed.currency.trim().toUpperCase();
  const stated = LIMIT_NAMES.flatMap((name) => {
    const text = limits[name]?.trim() ?? '';
    return text === '' ? [] : [[name, Number(text)] as const];
  });
  const group = { ...typed.productGroup, name: typed.productGroup.name.trim() || typed.name };
  return {
    ...typed,
    currency,
    productGroup: group,
    priceMinor: /^[A-Z]{3}$/.test(currency) ? minorFromText(price, currency) : Number.NaN,
    trialDays: Number(trialDays.trim() || '0'),
    limits: Object.fromEntries(stated),
  };
}
