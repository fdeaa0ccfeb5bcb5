import { eq } from 'drizzle-orm';
import { entitlementsOf } from '../../account/plans/entitlements';
import { renderPeriodOf } from '../../account/plans/render-period';
import { usagesOf } from '../../account/plans/usages';
import type { CurrentUser } from '../../account/session/authenticate';
import { takeTurns } from '../../platform/data/advisory-locks';
import { ApiError } from '../../platform/http/api-error';
import type { MediaServices } from '../domain';
import { backgroundRemoval } from '../tables';

/**
 * Counts one removal against the account's limit while `remove` runs, and afterwards if it went well. Of many requests at once
 * no more pass than the account allows. Throws `background_removal_limit`.
 */
export async function spendRemoval<Result>(
  { db, clock }: Pick<MediaServices, 'db' | 'clock'>,
  user: CurrentUser,
  remove: () => Promise<Result>,
): Promise<Result> {
  const id = await db.transaction(async (tx) => {
    await takeTurns(tx, 'background-removal', user.id);
    const { limits, products } = await entitlementsOf(tx, user.row, clock.now());
    const { backgroundRemovals } = await usagesOf(tx, user.id, renderPeriodOf(products, clock.now()));
    const { backgroundRemovalLimit: limit } = limits;
    if (limit >= 0 && backgroundRemovals >= limit) throw new ApiError('background_removal_limit');
    const values = { ownerId: user.id, createdAt: new Date(clock.now()) };
    const [row] = await tx.insert(backgroundRemoval).values(values).returning({ id: backgroundRemoval.id });
    if (!row) throw new Error('The removal was not counted');
    return row.id;
  });
  const counted = eq(backgroundRemoval.id, id);
  try {
    const result = await remove();
    await db
      .update(backgroundRemoval)
      .set({ finishedAt: new Date(clock.now()) })
      .where(counted);
    return result;
  } catch (error) {
    await db.delete(backgroundRemoval).where(counted);
    throw error;
  }
}
