import { eq, lt } from 'drizzle-orm';
import type { Database } from '../platform/data/database';
import { defineModule } from '../platform/modules/module';
import { sweepAuditLog } from './audit/audit-log';
import { accountDomain } from './domain';
import { sweepInvitations } from './invitations/invitations';
import { accountMailJobKind } from './job-kinds';
import { sweepKeys } from './keys/api-keys';
import { sweepLinkTokens } from './links/link-tokens';
import { allowedOrigins, allowOrigin, disallowOrigin } from './routes/allowed-origins';
import { apiKeys, createApiKey, revokeApiKey, rotateApiKey } from './routes/api-keys';
import { auditLog, exportAudit } from './routes/audit-log';
import { accountVisits, actingAs, beginActingAs, endActingAs } from './routes/impersonation';
import {
  acceptInvitation,
  createInvitation,
  deleteInvitation,
  invitationOffer,
  invitations,
} from './routes/invitations';
import { linkedIdentities, unlinkIdentity } from './routes/linked-identities';
import { login, loginCheck, logout, refresh } from './routes/login';
import { requestPasswordReset, resetPassword, updatePassword } from './routes/password';
import { people } from './routes/people';
import { register } from './routes/register';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  secondFactor,
} from './routes/second-factor';
import { endOtherSessions, endSession, sessions } from './routes/sessions';
import { beginGoogle, loginFacebook, loginGoogle, loginTwitter, twitterUrl } from './routes/social-sign-in';
import { accountProducts, dismissPopUp, me, permissions, updateNotifications, updateProfile } from './routes/user';
import { sweepSecondFactors } from './second-factor/sweep-second-factors';
import { sweepKnownNetworks } from './session/known-networks';
import { REFRESH_TOKEN_LIFETIME_MS } from './session/refresh-tokens';
import { sweepSigningKeys } from './session/rotate-keys';
import { sweepSessions } from './session/sessions';
import { sweepTwitterRequests } from './social/twitter-requests';
import {
  accountLink,
  actingSitting,
  auditEntry,
  invitation,
  linkedIdentity,
  product,
  refreshToken,
  signInSession,
} from './tables';

export const accountModule = defineModule(accountDomain, {
  calls: [
    login,
    refresh,
    logout,
    loginCheck,
    beginGoogle,
    loginGoogle,
    loginFacebook,
    loginTwitter,
    twitterUrl,
    linkedIdentities,
    unlinkIdentity,
    me,
    permissions,
    dismissPopUp,
    requestPasswordReset,
    resetPassword,
    invitationOffer,
    acceptInvitation,
    register,
    updateProfile,
    updatePassword,
    updateNotifications,
    accountProducts,
    sessions,
    endSession,
    accountVisits,
    endOtherSessions,
    secondFactor,
    beginSecondFactor,
    confirmSecondFactor,
    renewRecoveryCodes,
    endSecondFactor,
    invitations,
    createInvitation,
    deleteInvitation,
    people,
    beginActingAs,
    actingAs,
    endActingAs,
    auditLog,
    exportAudit,
    apiKeys,
    createApiKey,
    rotateApiKey,
    revokeApiKey,
    allowedOrigins,
    allowOrigin,
    disallowOrigin,
  ],
  jobKinds: [accountMailJobKind],
  work: ({ accountMails: { start, close } }) => ({ queue: accountMailJobKind.queue, start, close }),
  daily: [
    ({ db, clock }) => sweepKnownNetworks(db, clock),
    sweepSecondFactors,
    ({ db, clock }) => sweepSessions(db, clock, REFRESH_TOKEN_LIFETIME_MS),
    ({ db, clock }) => sweepInvitations(db, clock),
    ({ db, clock }) => sweepAuditLog(db, clock),
    ({ db, clock }) => sweepLinkTokens(db, clock),
    ({ db, clock }) => sweepTwitterRequests(db, clock),
    ({ db, clock }) => sweepSigningKeys(db, clock),
    ({ db, clock }) => sweepKeys(db, clock),
    ({ db, clock }) => db.delete(accountLink).where(lt(accountLink.expiresAt, new Date(clock.now()))),
    ({ db, clock }) => db.delete(refreshToken).where(lt(refreshToken.expiresAt, new Date(clock.now()))),
  ],
  personalRecords: {
    'sessions.json': (db, userId) => db.select().from(signInSession).where(eq(signInSession.userId, userId)),
    'linked-logins.json': (db, userId) => db.select().from(linkedIdentity).where(eq(linkedIdentity.userId, userId)),
    'plans.json': (db, userId) => db.select().from(product).where(eq(product.userId, userId)),
    'invitations.json': (db, userId) => db.select().from(invitation).where(eq(invitation.invitedBy, userId)),
    'audit-log.json': (db, userId) => db.select().from(auditEntry).where(eq(auditEntry.subjectId, userId)),
    'visits.json': visitsOf,
  },
});

/** Sittings in which another person acted as this one. */
async function visitsOf(db: Database, userId: number) {
  const { actorName: by, reason, beganAt, endsAt, endedAt, reads } = actingSitting;
  const columns = { by, reason, beganAt, endsAt, endedAt, reads };
  return db.select(columns).from(actingSitting).where(eq(actingSitting.subjectId, userId));
}
