/**
 * From an identity to a session (docs/rules/app.md#social-login). A known identity logs in. Another one is linked to the
 * account of its address when both sides have confirmed the address. Else it gets an account where one may be made.
 */
import type { Clock } from '@spotreel/sdk/internal/base';
import type { SessionAnswer } from '@spotreel/sdk/internal/contract';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { networkOf } from '../../platform/http/network';
import type { RequestContext } from '../../platform/http/request-context';
import { noteAccount } from '../../platform/http/request-notes';
import type { AccountServices } from '../domain';
import type { InvitationRow } from '../invitations/invitations';
import { registrationPlace } from '../rules/registration-place';
import { isTenantClosed } from '../rules/tenant-tree';
import { hasSecondFactor, spendSecondFactor } from '../second-factor/second-factor';
import { isAtHome } from '../session/at-home';
import type { UserRow } from '../session/authenticate';
import { sessionOf } from '../session/begin-session';
import { userAgentOf } from '../session/user-agent';
import { appUser, invitation } from '../tables';
import { recordUserCreated } from '../user-event';
import { linkedUser, linkIdentity } from './linked-identities';
import type { SocialIdentity } from './social-identity';

/**
 * `code`: of the second factor. Throws `social_email_unconfirmed`, `social_account_exists`, `registration_closed`,
 * `second_factor_required`, `second_factor_wrong`, `rate_limited`, and `forbidden` for a suspended account.
 */
export async function signInWith(
  identity: SocialIdentity,
  code: string | undefined,
  services: AccountServices,
  context: RequestContext,
): Promise<SessionAnswer> {
  const { db, clock, refreshTokens } = services;
  const known = await accountOf(db, identity);
  if (known) await admit(known, code, services, context);
  const user = await db.transaction(async (tx) => {
    const account = known ?? (await makeAccount(tx, confirmedEmail(identity), identity, { services, context }));
    await linkIdentity(tx, account.id, identity, clock);
    return account;
  });
  return sessionOf(user, await refreshTokens.begin(user.id, userAgentOf(context)), services, context);
}

/** Undefined: there is none yet. */
async function accountOf(db: Database, identity: SocialIdentity): Promise<UserRow | undefined> {
  const linked = await linkedUser(db, identity);
  if (linked) return linked;
  const [user] = await db
    .select()
    .from(appUser)
    .where(eq(appUser.email, confirmedEmail(identity)));
  if (user && !user.emailConfirmedAt) throw new ApiError('social_account_exists');
  return user;
}

function confirmedEmail({ email, isEmailConfirmed }: SocialIdentity): string {
  if (!email || !isEmailConfirmed) throw new ApiError('social_email_unconfirmed');
  return email;
}

/** A suspended account stays out, and a second factor is asked for as after a password. */
async function admit(
  user: UserRow,
  code: string | undefined,
  services: AccountServices,
  context: RequestContext,
): Promise<void> {
  const { db, signInGuard } = services;
  noteAccount(context.notes, user);
  if (!(await isAtHome(db, user, context))) throw new ApiError('credentials_invalid');
  if (user.status !== 'active' || (await isTenantClosed(db, user.tenantId)))
    throw new ApiError('forbidden', { message: 'This account is suspended.' });
  if (!hasSecondFactor(user)) return;
  const attempt = await signInGuard.attempt(user.email, networkOf(context.address));
  if (!code) throw new ApiError('second_factor_required');
  await spendSecondFactor(services, user, code);
  await attempt.succeeded(user.id);
}

interface SignInPlace {
  readonly services: AccountServices;
  readonly context: RequestContext;
}

async function makeAccount(
  tx: Database,
  email: string,
  { firstName, lastName }: SocialIdentity,
  { services: { clock, isRegistrationOpen }, context }: SignInPlace,
): Promise<UserRow> {
  const now = new Date(clock.now());
  const invited = await invitationOf(tx, email, clock);
  if (!invited && !isRegistrationOpen) throw new ApiError('registration_closed');
  const { tenantId, role } = invited ?? (await registrationPlace(tx, context));
  if (await isTenantClosed(tx, tenantId)) throw new ApiError('registration_closed');
  const [created] = await tx
    .insert(appUser)
    .values({ tenantId, email, role, firstName, lastName, emailConfirmedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!created) throw new ApiError('email_taken');
  await recordUserCreated(tx, created);
  if (invited) await tx.update(invitation).set({ acceptedAt: now }).where(eq(invitation.id, invited.id));
  return created;
}

/** The newest one of the address that can still be accepted. */
async function invitationOf(tx: Database, email: string, clock: Clock): Promise<InvitationRow | undefined> {
  const open = and(
    eq(invitation.email, email),
    isNull(invitation.acceptedAt),
    gt(invitation.expiresAt, new Date(clock.now())),
  );
  const [row] = await tx.select().from(invitation).where(open).orderBy(desc(invitation.id)).limit(1).for('update');
  return row;
}
