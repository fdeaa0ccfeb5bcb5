import type { User } from '@spotreel/sdk/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../platform/data/database';
import { product } from './tables';

type ProductRow = typeof product.$inferSelect;

export function productsOf(db: Database, userId: number): Promise<ProductRow[]> {
  return db.select().from(product).where(eq(product.userId, userId)).orderBy(asc(product.id));
}

/** A product counts while it has not expired; a cancelled one is good until it does. */
export function isActive({ status, expiresAt }: ProductRow, nowMs: number): boolean {
  return status !== 'overdue' && (expiresAt ? expiresAt.getTime() > nowMs : status === 'active');
}

/** Overdue once the expiry has passed, unless it was cancelled (docs/rules/app.md#account-products). */
export function toProduct(row: ProductRow, nowMs: number): User['products'][number] {
  const expired = row.expiresAt !== null && row.expiresAt.getTime() <= nowMs;
  return {
    id: row.id,
    productType: row.productType,
    status: row.status === 'active' && expired ? 'overdue' : row.status,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    productGroup: { name: row.groupName, type: row.groupType },
  };
}
