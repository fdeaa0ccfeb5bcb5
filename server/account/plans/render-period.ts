/**
 * The month that `renderLimit` is for. It follows the plan: it begins and ends on the day of the month on which the
 * plan is paid for. That holds after the plan was cancelled or has expired, so that no change of the plan gives renders
 * back early. Accounts that never had a monthly plan count by the calendar (UTC).
 */
import { LIFETIME_MS } from '../rules/product-rules';
import type { product } from '../tables';

export interface RenderPeriod {
  readonly startsAt: Date;
  /** The rebill date: from then on renders count from zero. */
  readonly endsAt: Date;
}

export type BilledProduct = Pick<typeof product.$inferSelect, 'productType' | 'status' | 'expiresAt'>;

const FIRST_OF_MONTH_MS = Date.UTC(2000, 0, 1);

export function renderPeriodOf(products: readonly BilledProduct[], nowMs: number): RenderPeriod {
  const paidAtMs = nextPayment(products, nowMs) ?? FIRST_OF_MONTH_MS;
  const monthOf = (ms: number) => new Date(ms).getUTCFullYear() * 12 + new Date(ms).getUTCMonth();
  let months = monthOf(nowMs) - monthOf(paidAtMs);
  if (laterBy(paidAtMs, months) <= nowMs) months += 1;
  return { startsAt: new Date(laterBy(paidAtMs, months - 1)), endsAt: new Date(laterBy(paidAtMs, months)) };
}

/**
 * Next or last payment of a plan: of the best one by the precedence in docs/rules/app.md#account-products, the soonest.
 */
function nextPayment(products: readonly BilledProduct[], nowMs: number): number | undefined {
  const plans = products.flatMap(({ productType, status, expiresAt }) => {
    const ms = expiresAt?.getTime() ?? LIFETIME_MS;
    if (productType !== 'recurring' || ms >= LIFETIME_MS) return [];
    const isOver = ms <= nowMs || status === 'overdue';
    return [{ ms, rank: isOver ? 2 : status === 'active' ? 0 : 1 }];
  });
  const [best] = plans.toSorted((a, b) => a.rank - b.rank || (a.rank === 2 ? b.ms - a.ms : a.ms - b.ms));
  return best?.ms;
}

/** The same day and time, months later; the last day of a month that is too short for it. */
function laterBy(ms: number, months: number): number {
  const date = new Date(ms);
  const month = date.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  return Date.UTC(date.getUTCFullYear(), month, day) + (((ms % 86_400_000) + 86_400_000) % 86_400_000);
}
