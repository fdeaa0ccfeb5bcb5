import type { Plan } from '@spotreel/sdk/internal/contract';
import type { useTranslator } from '../../foundation/text/translation';
import { moneyText } from './money';

type Translator = ReturnType<typeof useTranslator>;

const PER = { month: 'plans.perMonth', year: 'plans.perYear', once: 'plans.onceOnly' } as const;

/** `Pro · Yearly`: plans of two intervals may have one name. */
export function planLabel(t: Translator, { name, interval }: Pick<Plan, 'name' | 'interval'>): string {
  return `${name} · ${t(`plans.${interval}`)}`;
}

/** Interval of the price. */
export function perInterval(t: Translator, interval: Plan['interval']): string {
  return t(PER[interval]);
}

/** `$29 per month`. */
export function priceText(t: Translator, plan: Pick<Plan, 'priceMinor' | 'currency' | 'interval'>): string {
  return `${moneyText(t, plan.priceMinor, plan.currency)} ${perInterval(t, plan.interval)}`;
}
