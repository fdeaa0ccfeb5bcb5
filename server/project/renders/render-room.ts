import type { Entitlements } from '../../account/plans/entitlements';
import { renderPeriodOf } from '../../account/render-period';
import type { CurrentUser } from '../../account/session/authenticate';
import { usagesOf } from '../../account/usages';
import { takeTurns } from '../../platform/data/advisory-locks';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';

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
  await takeTurns(tx, 'render', user.id);
  const { concurrentRenderLimit, renderLimit } = limits;
  const usages = await usagesOf(tx, user.id, renderPeriodOf(products, nowMs));
  if (concurrentRenderLimit >= 0 && usages.concurrentRenders >= concurrentRenderLimit)
    throw new ApiError('concurrent_render_limit');
  if (renderLimit >= 0 && usages.renders >= renderLimit) throw new ApiError('render_limit');
}
