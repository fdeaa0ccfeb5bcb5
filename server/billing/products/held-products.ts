import type { HeldProduct } from '@spotreel/sdk/internal/contract';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PlanRow } from '../../account/plans/offered-plans';
import { planInEnglish, type SayPlan } from '../../account/plans/plan-words';
import { isActive, type ProductRow, toProduct } from '../../account/plans/products';
import { byPrecedence } from '../../account/rules/product-rules';
import { plan, product } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import { toPlan } from '../to-plan';

const nextPlan = alias(plan, 'next_plan');

/** Products of an account as the API answers them, the one that counts first. */
export async function heldProducts(
  db: Database,
  userId: number,
  nowMs: number,
  say: SayPlan = planInEnglish,
): Promise<HeldProduct[]> {
  const rows = await db
    .select({ ...getTableColumns(product), planName: plan.name, nextPlan })
    .from(product)
    .leftJoin(plan, eq(plan.id, product.planId))
    .leftJoin(nextPlan, eq(nextPlan.id, product.nextPlanId))
    .where(eq(product.userId, userId))
    .orderBy(asc(product.id));
  const held = rows.map(({ planName, nextPlan: next, ...row }) => toHeldProduct(row, planName, nowMs, next, say));
  return held.toSorted((a, b) => Number(b.isActive) - Number(a.isActive) || byPrecedence(nowMs)(a, b));
}

/** `next`: what it becomes at its end; null: it stays. */
export function toHeldProduct(
  row: ProductRow,
  planName: string | null,
  nowMs: number,
  next: PlanRow | null = null,
  say: SayPlan = planInEnglish,
): HeldProduct {
  return {
    ...toProduct(row, nowMs),
    planId: row.planId,
    planName: say(planName ?? row.groupName),
    provider: row.provider,
    isActive: isActive(row, nowMs),
    nextPlan: next && toPlan(next, say),
  };
}
