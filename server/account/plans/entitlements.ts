/** Entitlements of an account: those of the product that counts, and those agreed for the account. */
import type { AccountLimits } from '@spotreel/sdk/internal/contract';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { byPrecedence } from '../rules/product-rules';
import type { UserRow } from '../session/authenticate';
import { plan, product } from '../tables';
import { offeredPlans, type PlanRow } from './offered-plans';
import { effectiveLimits } from './plan-rules';
import { isActive, type ProductRow, toProduct } from './products';

type Account = Pick<UserRow, 'id' | 'tenantId' | 'limits' | 'permissions'>;

export interface Entitlements {
  readonly limits: AccountLimits;
  readonly permissions: string[];
  /** Premium templates are open. */
  readonly premium: boolean;
  /** Exports on the device count as renders. */
  readonly countsDeviceExports: boolean;
  /** Name of the plan that counts; null: none counts. */
  readonly planName: string | null;
  /** The plan that counts; null where the product was sold without one, or there is no default plan. */
  readonly plan: PlanRow | null;
  /** All products of the account, oldest first. */
  readonly products: readonly ProductRow[];
}

type HeldProduct = ProductRow & { readonly plan: PlanRow | null };

export async function entitlementsOf(db: Database, account: Account, nowMs: number): Promise<Entitlements> {
  const held: HeldProduct[] = await db
    .select({ ...getTableColumns(product), plan })
    .from(product)
    .leftJoin(plan, eq(plan.id, product.planId))
    .where(eq(product.userId, account.id))
    .orderBy(asc(product.id));
  const counting = countingProduct(held, nowMs);
  const counted = counting ? counting.plan : await defaultPlan(db, account.tenantId);
  return {
    limits: effectiveLimits(counted?.limits ?? {}, account.limits),
    permissions: [...new Set([...account.permissions, ...(counted?.permissions ?? [])])],
    // products from before plans were data open what they always opened
    premium: counted?.premium ?? counting !== undefined,
    countsDeviceExports: counted?.countsDeviceExports ?? false,
    planName: counted?.name ?? counting?.groupName ?? null,
    plan: counted,
    products: held,
  };
}

/** The first by precedence of the products that are valid now. */
function countingProduct(held: readonly HeldProduct[], nowMs: number): HeldProduct | undefined {
  const good = held.filter((row) => isActive(row, nowMs));
  const [first] = good.map((row) => toProduct(row, nowMs)).toSorted(byPrecedence(nowMs));
  return good.find(({ id }) => id === first?.id);
}

/** The plan of people who have bought nothing. */
async function defaultPlan(db: Database, tenantId: number): Promise<PlanRow | null> {
  return (await offeredPlans(db, tenantId)).find(({ isDefault }) => isDefault) ?? null;
}

export async function limitsOf(db: Database, account: Account, nowMs: number): Promise<AccountLimits> {
  return (await entitlementsOf(db, account, nowMs)).limits;
}
