import { personalDataCalls } from '@spotreel/sdk/contract';
import { and, eq, ne } from 'drizzle-orm';
import { provePassword } from '../../account/prove-password';
import { endSessions } from '../../account/session/sessions';
import { appUser, product } from '../../account/tables';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../implement';
import { subscriptionEnd } from '../removal/end-subscriptions';
import { requireDeletable } from '../removal/may-be-deleted';

/** Logins end at once, and the email address is free. The sweep removes rows and files. */
export const deleteAccount = implement(personalDataCalls.deleteAccount, async ({ body, user, context }, services) => {
  const { db, clock, jobs } = services;
  if (user.actor) throw new ApiError('forbidden');
  if (body.email !== user.row.email) throw new ApiError('email_not_own');
  if (user.row.passwordHash !== null) await provePassword(services, user, body.password, context);
  await db.transaction(async (tx) => {
    await requireDeletable(tx, user.row);
    const now = new Date(clock.now());
    const unnamed = { firstName: '', lastName: '', country: null, avatar: null, externalId: null };
    const closed = { passwordHash: null, totpSecret: null, totpConfirmedAt: null, status: 'suspended' as const };
    await tx
      .update(appUser)
      .set({ ...unnamed, ...closed, email: `deleted-${user.id}@deleted.invalid`, deletedAt: now })
      .where(eq(appUser.id, user.id));
    await endSessions(tx, user.id, clock);
    // what the payment provider would go on charging
    const billed = and(eq(product.userId, user.id), eq(product.provider, 'stripe'), ne(product.productType, 'single'));
    for (const { providerRef } of await tx.select().from(product).where(billed)) {
      if (providerRef) await jobs.enqueue(tx, [subscriptionEnd(user.id, providerRef)]);
    }
  });
  return { deleted: true };
});
