import type { RemovedBackground } from '@spotreel/sdk/internal/contract';
import { entitlementsOf } from '../../account/plans/entitlements';
import { renderPeriodOf } from '../../account/plans/render-period';
import { usagesOf } from '../../account/plans/usages';
import type { CurrentUser } from '../../account/session/authenticate';
import type { MediaServices } from '../domain';

/** Number of backgrounds that were removed for the account since its month began. */
export async function removalUsage(
  { db, clock }: Pick<MediaServices, 'db' | 'clock'>,
  user: CurrentUser,
): Promise<RemovedBackground['usage']> {
  const { limits, products } = await entitlementsOf(db, user.row, clock.now());
  const period = renderPeriodOf(products, clock.now());
  const { backgroundRemovals: used } = await usagesOf(db, user.id, period);
  return { used, limit: limits.backgroundRemovalLimit, endsAt: period.endsAt.toISOString() };
}
