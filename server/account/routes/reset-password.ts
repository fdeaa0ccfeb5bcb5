import { signInHelpCalls } from '@spotreel/sdk/internal/contract';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../domain';
import { spendResetLink } from '../links/reset-links';
import { refuseCommonPassword } from '../session/common-passwords';
import { hashPassword } from '../session/password';
import { endSessions } from '../session/sessions';
import { appUser } from '../tables';

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
