/** Product of an account that counts, and its state (docs/rules/app.md#account-products). */
import type { User } from '@spotreel/sdk/internal/contract';

type Product = User['products'][number];

/** From then on a product counts as bought for life. */
export const LIFETIME_MS = Date.UTC(2100, 0, 1);

/** Overdue once the expiry has passed, unless it was cancelled. */
export function productStatus(status: Product['status'], expiresAt: Date | null, nowMs: number): Product['status'] {
  const isOver = expiresAt !== null && expiresAt.getTime() <= nowMs;
  return status === 'active' && isOver ? 'overdue' : status;
}

export function isLifetime(productType: Product['productType'], expiresAt: Date | null): boolean {
  return productType === 'single' && (expiresAt === null || expiresAt.getTime() >= LIFETIME_MS);
}

/**
 * Sorts products; the first one counts. Active trials precede recurring products that are active, cancelled or overdue.
 * Single products follow, then trials that are over. The newer of two alike precedes.
 */
export function byPrecedence(nowMs: number): (a: Product, b: Product) => number {
  return (a, b) => rank(a, nowMs) - rank(b, nowMs) || b.id - a.id;
}

const RECURRING_RANK = { active: 1, cancelled: 2, overdue: 3 } as const;

function rank({ productType, status, expiresAt }: Product, nowMs: number): number {
  if (productType === 'recurring') return RECURRING_RANK[status];
  if (productType === 'single') return 4;
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= nowMs;
  return status === 'active' && !isOver ? 0 : 5;
}
