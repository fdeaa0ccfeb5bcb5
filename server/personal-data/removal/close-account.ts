import type { Clock } from '@spotreel/sdk/internal/base';
import { eq } from 'drizzle-orm';
import { endSessions } from '../../account/session/sessions';
import { appUser, linkedIdentity } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import type { JobQueue } from '../../platform/jobs/queue';
import type { CloseAccount } from '../../platform/modules/module';

interface CloseParts {
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly closeInModules: CloseAccount;
}

/**
 * Ends an account for good: logins end, the email address and linked logins are free again. Subscriptions and open pages to
 * pay on are ended at the payment provider, and permissions of channels at their platforms. Rows and files stay until the sweep.
 */
export async function closeAccount(tx: Database, parts: CloseParts, userId: number): Promise<void> {
  const { clock, closeInModules } = parts;
  const unnamed = { firstName: '', lastName: '', country: null, avatar: null, externalId: null };
  const closed = { passwordHash: null, totpSecret: null, totpConfirmedAt: null, status: 'suspended' as const };
  await tx
    .update(appUser)
    .set({ ...unnamed, ...closed, email: `deleted-${userId}@deleted.invalid`, deletedAt: new Date(clock.now()) })
    .where(eq(appUser.id, userId));
  await tx.delete(linkedIdentity).where(eq(linkedIdentity.userId, userId));
  await closeInModules(tx, parts, userId);
  await endSessions(tx, userId, clock);
}
