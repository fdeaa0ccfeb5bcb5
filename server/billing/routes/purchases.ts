import { billingCalls, type Purchase } from '@spotreel/sdk/internal/contract';
import { and, desc, eq } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { offsetOf, pageOf } from '../../platform/http/paging';
import { implement } from '../domain';
import { purchase } from '../tables';

export const purchases = implement(billingCalls.purchases, async ({ query, user }, { db }) => {
  const own = eq(purchase.userId, user.id);
  const rows = await db
    .select()
    .from(purchase)
    .where(own)
    .orderBy(desc(purchase.id))
    .limit(query.perPage)
    .offset(offsetOf(query));
  return pageOf(rows.map(toPurchase), await db.$count(purchase, own), query);
});

export const receipt = implement(billingCalls.receipt, async ({ params: { purchaseId }, user }, { db }) => {
  const [row] = await db
    .select()
    .from(purchase)
    .where(and(eq(purchase.id, purchaseId), eq(purchase.userId, user.id)));
  if (!row) throw new ApiError('not_found');
  const { taxName, taxPercent, seller, buyerName, buyerEmail } = row;
  return { ...toPurchase(row), taxName, taxPercent, seller: [...seller], buyerName, buyerEmail };
});

function toPurchase(row: typeof purchase.$inferSelect): Purchase {
  const { id, number, planName, amountMinor, taxMinor, currency, status, refundedMinor, createdAt } = row;
  const refundedAt = row.refundedAt?.toISOString() ?? null;
  const at = createdAt.toISOString();
  return { id, number, planName, amountMinor, taxMinor, currency, status, refundedMinor, refundedAt, at };
}
