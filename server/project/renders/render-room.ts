import type { AccountLimits } from '@spotreel/sdk/internal/contract';
import type { Entitlements } from '../../account/plans/entitlements';
import { renderPeriodOf } from '../../account/plans/render-period';
import { type Usages, usagesOf } from '../../account/plans/usages';
import type { CurrentUser } from '../../account/session/authenticate';
import { takeTurns } from '../../platform/data/advisory-locks';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';

/**
 * Requires that the account may render once more. Until the transaction ends, no other render of the user is asked for:
 * of many requests at once no more pass than the account allows. Throws `concurrent_render_limit` and `render_limit`.
 */
export async function requireRenderRoom(
  tx: Database,
  user: CurrentUser,
  { limits, products }: Pick<Entitlements, 'limits' | 'products'>,
  nowMs: number,
): Promise<void> {
  const usages = await takenUsages(tx, user, products, nowMs);
  const { concurrentRenderLimit } = limits;
  if (concurrentRenderLimit >= 0 && usages.concurrentRenders >= concurrentRenderLimit)
    throw new ApiError('concurrent_render_limit');
  requireBelowLimit(usages, limits);
}

/**
 * As `requireRenderRoom`, for what takes no place in the queue: exports on the device, and stills. A still is painted at once, in about a
 * second, behind a gate of its own (`painting-gate.ts`). `concurrentRenderLimit` is about exports that wait or run: a person with a
 * long one would get no picture until it is done. Throws `render_limit`.
 */
export async function requireUnusedRender(
  tx: Database,
  user: CurrentUser,
  { limits, products }: Pick<Entitlements, 'limits' | 'products'>,
  nowMs: number,
): Promise<void> {
  requireBelowLimit(await takenUsages(tx, user, products, nowMs), limits);
}

async function takenUsages(
  tx: Database,
  user: CurrentUser,
  products: Entitlements['products'],
  nowMs: number,
): Promise<Usages> {
  await takeTurns(tx, 'render', user.id);
  return usagesOf(tx, user.id, renderPeriodOf(products, nowMs));
}

function requireBelowLimit({ renders }: Usages, { renderLimit }: AccountLimits): void {
  if (renderLimit >= 0 && renders >= renderLimit) throw new ApiError('render_limit');
}
