import { profileCalls, signInHelpCalls } from '@spotreel/sdk/internal/contract';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../domain';
import { addResetLink, spendResetLink } from '../links/reset-links';
import { mailBaseUrlOf } from '../mail-base-url';
import { refuseCommonPassword } from '../passwords/common-passwords';
import { hashPassword } from '../passwords/password';
import { provePassword } from '../passwords/prove-password';
import { spendAccountMail } from '../rules/mail-limits';
import { endSessions } from '../session/sessions';
import { appUser } from '../tables';

/** The answer is the same for every address, and the email is sent in the background. */
export const requestPasswordReset = implement(
  signInHelpCalls.requestPasswordReset,
  async ({ body: { email }, context }, { db, clock, accountMails }) => {
    const baseUrl = mailBaseUrlOf(context);
    await spendAccountMail(db, clock, email, context.address);
    await db.transaction(async (tx) => {
      const active = and(eq(appUser.email, email), eq(appUser.status, 'active'));
      const [user] = await tx.select({ id: appUser.id }).from(appUser).where(active).for('no key update');
      if (!user) return;
      const id = await addResetLink(tx, user.id, clock);
      await accountMails.post(tx, { kind: 'password-reset', id, baseUrl });
    });
    return { accepted: true };
  },
);

/** The second factor stays: a person who reads the email of another gets the password alone. */
export const resetPassword = implement(
  signInHelpCalls.resetPassword,
  async ({ body, context }, { db, clock, links, accountMails }) => {
    // before the slow hash: a token that is none costs little
    if (!(await links.find(db, 'reset_password', body.token))) throw new ApiError('link_invalid');
    const passwordHash = await hashPassword(body.password);
    return db.transaction(async (tx) => {
      const link = await links.spend(tx, 'reset_password', body.token);
      const userId = link && (await spendResetLink(tx, link.id, clock));
      if (!link || userId === undefined) throw new ApiError('link_invalid');
      const [user] = await tx
        .update(appUser)
        .set({ passwordHash, emailConfirmedAt: new Date(clock.now()) })
        .where(and(eq(appUser.id, userId), eq(appUser.email, link.person), eq(appUser.status, 'active')))
        .returning({ email: appUser.email });
      if (!user) throw new ApiError('link_invalid');
      refuseCommonPassword(body.password, user.email);
      await endSessions(tx, userId, clock);
      // Without an address for its link the change still counts.
      const { mailBaseUrl: baseUrl } = context;
      if (baseUrl) await accountMails.post(tx, { kind: 'password-changed', id: userId, baseUrl });
      return { email: user.email };
    });
  },
);

export const updatePassword = implement(profileCalls.updatePassword, async ({ body, user, context }, services) => {
  const { db, clock, accountMails } = services;
  await provePassword(services, user, body.currentPassword, context);
  refuseCommonPassword(body.password, user.row.email);
  const passwordHash = await hashPassword(body.password);
  return db.transaction(async (tx) => {
    await tx.update(appUser).set({ passwordHash }).where(eq(appUser.id, user.id));
    const endedSessions = await endSessions(tx, user.id, clock, user.sessionId);
    // Without an address for its link the change still counts.
    const { mailBaseUrl: baseUrl } = context;
    if (baseUrl) await accountMails.post(tx, { kind: 'password-changed', id: user.id, baseUrl });
    return { endedSessions };
  });
});
