import { signInHelpCalls } from '@spotreel/sdk/internal/contract';
import { and, eq } from 'drizzle-orm';
import { implement } from '../domain';
import { addResetLink } from '../links/reset-links';
import { mailBaseUrlOf } from '../mail-base-url';
import { spendAccountMail } from '../rules/mail-limits';
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
