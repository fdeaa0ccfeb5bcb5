import type { PlanInterval } from '@spotreel/sdk/internal/contract';

const MONTHS: Readonly<Record<Exclude<PlanInterval, 'once'>, number>> = { month: 1, year: 12 };

/** End of a plan that is paid at `fromMs`: the same day later, or the last day of a shorter month. Null: never. */
export function endOfTerm(interval: PlanInterval, fromMs: number): Date | null {
  if (interval === 'once') return null;
  const from = new Date(fromMs);
  const month = from.getUTCMonth() + MONTHS[interval];
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const end = new Date(fromMs);
  end.setUTCFullYear(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), lastDay));
  return end;
}
