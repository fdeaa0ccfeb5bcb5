import { sql } from 'drizzle-orm';
import type { Entitlements } from '../../account/plans/entitlements';
import { renderPeriodOf } from '../../account/render-period';
import type { CurrentUser } from '../../account/session/authenticate';
import { usagesOf } from '../../account/usages';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';

/** Any number: the first half of the lock that makes renders of one user wait for each other. */
const RENDER_LOCK = 7_316;

/**
 * Whether the account may render once more. Until the transaction ends, no other render of the user is asked for: of many
 * requests at once no more pass than the account allows. Throws `concurrent_render_limit` and `render_limit`.
 */
export async function requireRenderRoom(
  tx: Database,
  user: CurrentUser,
  { limits, products }: Pick<Entitlements, 'limits' | 'products'>,
  nowMs: number,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${RENDER_LOCK}::int, ${user.id}::int)`);
  const { concurrentRenderLimit, renderLimit } = limits;
  const usages = await usagesOf(tx, user.id, renderPeriodOf(products, nowMs));
  if (concurrentRenderLimit >= 0 && usages.concurrentRenders >= concurrentRenderLimit)
    throw new ApiError('concurrent_render_limit');
  if (renderLimit >= 0 && usages.renders >= renderLimit) throw new ApiError('render_limit');
}
