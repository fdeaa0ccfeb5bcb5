/** Whose a sale of the payment provider is. */
import { eq } from 'drizzle-orm';
import type { PlanRow } from '../../account/plans/offered-plans';
import type { UserRow } from '../../account/session/authenticate';
import { appUser, plan } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import { billingCustomer } from '../tables';
import type { Sale } from './online-payments';

export interface Sold {
  readonly person: UserRow;
  readonly plan: PlanRow;
}

/**
 * `gone`: this server sold it to an account that was deleted since. Undefined: another server did. The person is locked
 * until the transaction `tx` ends, so that an account is not deleted while it is given a plan.
 */
export async function soldTo(
  tx: Database,
  { sale, customerRef }: { readonly sale: Sale | undefined; readonly customerRef: string | undefined },
): Promise<Sold | 'gone' | undefined> {
  if (!sale) return undefined;
  const [person] = await tx.select().from(appUser).where(eq(appUser.id, sale.userId)).for('no key update');
  if (!person || person.deletedAt) return (await isCustomer(tx, sale.userId, customerRef)) ? 'gone' : undefined;
  const [sold] = await tx.select().from(plan).where(eq(plan.id, sale.planId));
  return sold ? { person, plan: sold } : undefined;
}

async function isCustomer(tx: Database, userId: number, customerRef: string | undefined): Promise<boolean> {
  const [known] = await tx.select().from(billingCustomer).where(eq(billingCustomer.userId, userId));
  return known !== undefined && known.customerRef === customerRef;
}
