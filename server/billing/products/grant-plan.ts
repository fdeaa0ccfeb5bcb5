/** Gives a person a plan by hand: a product and a receipt, in one transaction. */
import { and, eq, gt } from 'drizzle-orm';
import type { PlanRow } from '../../account/plans/offered-plans';
import type { ProductRow } from '../../account/plans/products';
import type { UserRow } from '../../account/session/authenticate';
import { appUser, product } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import { addPurchase } from '../receipts/add-purchase';
import type { ReceiptSettings } from '../receipts/receipt-settings';
import { endOfTerm } from './term';

export interface PlanGrant {
  readonly person: UserRow;
  readonly plan: PlanRow;
  /** Tenant of the admin who grants it and takes the money: the receipt is theirs. */
  readonly sellerId: number;
  /** Null: after one interval of the plan, from the end of what was granted before. */
  readonly expiresAt: Date | null;
  readonly amountMinor: number;
  readonly at: Date;
}

export async function grantPlan(tx: Database, settings: ReceiptSettings, grant: PlanGrant): Promise<ProductRow> {
  const { person, plan, sellerId, amountMinor, at } = grant;
  // two grants at once take turns, so that the second extends the first
  await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, person.id)).for('no key update');
  const running = await runningProduct(tx, grant);
  const fromMs = running?.expiresAt?.getTime() ?? at.getTime();
  const expiresAt = grant.expiresAt ?? endOfTerm(plan.interval, fromMs);
  const row = await keepProduct(tx, grant, running, expiresAt);
  const sold = { sellerId, productId: row.id, planName: plan.name, currency: plan.currency };
  await addPurchase(tx, settings, { ...sold, buyer: person, amountMinor, at });
  return row;
}

/** The same plan, still good: granting it again makes it longer. */
async function runningProduct(tx: Database, { person, plan, at }: PlanGrant): Promise<ProductRow | undefined> {
  const same = and(eq(product.userId, person.id), eq(product.planId, plan.id), eq(product.provider, 'manual'));
  const [row] = await tx
    .select()
    .from(product)
    .where(and(same, gt(product.expiresAt, at)));
  return row;
}

async function keepProduct(
  tx: Database,
  { person, plan }: PlanGrant,
  running: ProductRow | undefined,
  expiresAt: Date | null,
): Promise<ProductRow> {
  const term = { status: 'active', expiresAt } as const;
  const values = {
    ...term,
    tenantId: person.tenantId,
    userId: person.id,
    planId: plan.id,
    productType: plan.interval === 'once' ? ('single' as const) : ('recurring' as const),
    groupName: plan.groupName,
    groupType: plan.groupType,
  };
  const [row] = running
    ? await tx.update(product).set(term).where(eq(product.id, running.id)).returning()
    : await tx.insert(product).values(values).returning();
  if (!row) throw new Error('The product was not stored');
  return row;
}
