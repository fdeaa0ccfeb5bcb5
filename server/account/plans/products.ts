import type { User } from '@spotreel/sdk/internal/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { isLifetime, productStatus } from '../rules/product-rules';
import { product } from '../tables';

export type ProductRow = typeof product.$inferSelect;

export function productsOf(db: Database, userId: number): Promise<ProductRow[]> {
  return db.select().from(product).where(eq(product.userId, userId)).orderBy(asc(product.id));
}

/** A payment provider reports a renewal up to an hour late. Until then the plan goes on. */
const RENEWAL_GRACE_MS = 24 * 60 * 60 * 1000;

type Term = Pick<ProductRow, 'status' | 'expiresAt' | 'provider'>;

/** A product counts while it has not expired; a cancelled one is good until it does. */
export function isActive({ status, expiresAt, provider }: Term, nowMs: number): boolean {
  if (status === 'overdue') return false;
  if (!expiresAt) return status === 'active';
  const graceMs = provider === 'stripe' && status === 'active' ? RENEWAL_GRACE_MS : 0;
  return expiresAt.getTime() + graceMs > nowMs;
}

export function toProduct(row: ProductRow, nowMs: number): User['products'][number] {
  return {
    id: row.id,
    productType: row.productType,
    status: productStatus(row.status, row.expiresAt, nowMs),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    isLifetime: isLifetime(row.productType, row.expiresAt),
    productGroup: { name: row.groupName, type: row.groupType },
  };
}
