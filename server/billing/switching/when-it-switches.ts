import type { PlanRow } from '../../account/plans/offered-plans';
import { type Grants, opensMore } from '../../account/plans/plan-rules';

type Terms = Grants & Pick<PlanRow, 'interval' | 'priceMinor' | 'currency'>;

/**
 * `now`: the person gets more, or pays for longer. `periodEnd`: the person gets less or pays for a shorter time, and
 * what is paid for stays theirs (docs/decisions/payment.md). Undefined: a subscription cannot become this plan.
 */
export function whenItSwitches(from: Terms, to: Terms): 'now' | 'periodEnd' | undefined {
  if (to.interval === 'once' || to.currency !== from.currency || to.priceMinor === 0) return undefined;
  if (opensMore(to, from)) return 'now';
  if (opensMore(from, to)) return 'periodEnd';
  if (to.interval !== from.interval) return to.interval === 'year' ? 'now' : 'periodEnd';
  return to.priceMinor > from.priceMinor ? 'now' : 'periodEnd';
}
