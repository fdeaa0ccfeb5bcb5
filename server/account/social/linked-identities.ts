/** Accounts of other sites with which a person can log in. */
import type { Clock } from '@spotreel/sdk/internal/base';
import type { LinkedIdentity } from '@spotreel/sdk/internal/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import type { UserRow } from '../session/authenticate';
import { appUser, linkedIdentity } from '../tables';
import type { SocialIdentity } from './social-identity';

const MAX_LABEL = 254;

function ofIdentity({ provider, subject }: Pick<SocialIdentity, 'provider' | 'subject'>) {
  return and(eq(linkedIdentity.provider, provider), eq(linkedIdentity.subject, subject));
}

/** The account that the identity is linked to. */
export async function linkedUser(tx: Database, identity: SocialIdentity): Promise<UserRow | undefined> {
  const [row] = await tx
    .select({ user: appUser })
    .from(linkedIdentity)
    .innerJoin(appUser, eq(appUser.id, linkedIdentity.userId))
    .where(ofIdentity(identity));
  return row?.user;
}

/** Links the identity to the account, or notes that it was used. */
export async function linkIdentity(
  tx: Database,
  userId: number,
  identity: SocialIdentity,
  clock: Clock,
): Promise<void> {
  const { provider, subject } = identity;
  const now = new Date(clock.now());
  const label = identity.label.slice(0, MAX_LABEL);
  const [row] = await tx
    .insert(linkedIdentity)
    .values({ userId, provider, subject, label, createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({ target: [linkedIdentity.provider, linkedIdentity.subject], set: { label, lastUsedAt: now } })
    .returning({ userId: linkedIdentity.userId });
  // two first logins at the same moment: the other one linked it to another account
  if (row?.userId !== userId) throw new ApiError('social_token_invalid');
}

/** The oldest first. */
export async function listIdentities(db: Database, userId: number): Promise<LinkedIdentity[]> {
  const rows = await db
    .select()
    .from(linkedIdentity)
    .where(eq(linkedIdentity.userId, userId))
    .orderBy(asc(linkedIdentity.id));
  return rows.map(({ id, provider, label, createdAt, lastUsedAt }) => ({
    id,
    provider,
    label,
    linkedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}

/** Throws `not_found`, and `last_sign_in_way` for the only one of an account without a password. */
export async function removeIdentity(db: Database, userId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    // locked: two at the same moment do not both see the other one's way
    const [user] = await tx.select().from(appUser).where(eq(appUser.id, userId)).for('no key update');
    const all = await tx
      .select({ id: linkedIdentity.id })
      .from(linkedIdentity)
      .where(eq(linkedIdentity.userId, userId));
    if (!all.some((one) => one.id === id)) throw new ApiError('not_found');
    if (!user?.passwordHash && all.length === 1) throw new ApiError('last_sign_in_way');
    await tx.delete(linkedIdentity).where(and(eq(linkedIdentity.id, id), eq(linkedIdentity.userId, userId)));
  });
}
