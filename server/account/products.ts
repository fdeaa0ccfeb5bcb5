import type { User } from '@spotreel/sdk/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../platform/data/database';
import { isLifetime, productStatus } from './rules/product-rules';
import { product } from './tables';

export type ProductRow = typeof product.$inferSelect;

export function productsOf(db: Database, userId: number): Promise<ProductRow[]> {
  return db.select().from(product).where(eq(product.userId, userId)).orderBy(asc(product.id));
}

/** A product counts while it has not expired; a cancelled one is good until it does. */
export function isActive({ status, expiresAt }: ProductRow, nowMs: number): boolean {
  return status !== 'overdue' && (expiresAt ? expiresAt.getTime() > nowMs : status === 'active');
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
