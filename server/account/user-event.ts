import type { Database } from '../platform/data/database';
import { recordEvent } from '../platform/events/outbox';
import type { UserRow } from './session/authenticate';

/** Says that an account was made, in the transaction that makes it. `email`: null where none was given. */
export async function recordUserCreated(tx: Database, user: UserRow, email: string | null = user.email): Promise<void> {
  const { id, tenantId, externalId, firstName, lastName, role } = user;
  await recordEvent(tx, {
    tenantId,
    type: 'user.created',
    data: { user: { id, externalId, email, firstName, lastName, role } },
  });
}
