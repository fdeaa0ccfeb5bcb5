import type { HeldProduct } from '@spotreel/sdk/contract';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { isActive, type ProductRow, toProduct } from '../../account/products';
import { byPrecedence } from '../../account/rules/product-rules';
import { plan, product } from '../../account/tables';
import type { Database } from '../../platform/data/database';

/** Products of an account as the API answers them, the one that counts first. */
export async function heldProducts(db: Database, userId: number, nowMs: number): Promise<HeldProduct[]> {
  const rows = await db
    .select({ ...getTableColumns(product), planName: plan.name })
    .from(product)
    .leftJoin(plan, eq(plan.id, product.planId))
    .where(eq(product.userId, userId))
    .orderBy(asc(product.id));
  const held = rows.map(({ planName, ...row }) => toHeldProduct(row, planName, nowMs));
  return held.toSorted((a, b) => Number(b.isActive) - Number(a.isActive) || byPrecedence(nowMs)(a, b));
}

export function toHeldProduct(row: ProductRow, planName: string | null, nowMs: number): HeldProduct {
  return {
    ...toProduct(row, nowMs),
    planId: row.planId,
    planName: planName ?? row.groupName,
    provider: row.provider,
    isActive: isActive(row, nowMs),
  };
}
