import { signInHelpCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { askedLanguage } from '../asked-language';
import { implement } from '../domain';
import { addInvitation, openInvitationTo } from '../invitations/invitations';
import { mailBaseUrlOf } from '../mail-base-url';
import { spendAccountMail } from '../rules/mail-limits';
import { registrationPlace } from '../rules/registration-place';
import { appUser } from '../tables';

/** An address that has an account gets another email. The answer is the same, so that it does not reveal accounts. */
export const register = implement(signInHelpCalls.register, async ({ body: { email }, context }, services) => {
  const { db, clock, accountMails, isRegistrationOpen } = services;
  if (!isRegistrationOpen) throw new ApiError('registration_closed');
  const baseUrl = mailBaseUrlOf(context);
  await spendAccountMail(db, clock, email, context.address);
  await db.transaction(async (tx) => {
    const [user] = await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.email, email));
    if (user) return accountMails.post(tx, { kind: 'registered-again', id: user.id, baseUrl });
    const { tenantId, role } = await registrationPlace(tx, context);
    // An admin's invitation keeps its role; it is sent again.
    const { id } =
      (await openInvitationTo(tx, { tenantId, email }, clock)) ??
      (await addInvitation(tx, { tenantId, email, role, invitedBy: null }, clock));
    await accountMails.post(tx, { kind: 'invitation', id, baseUrl, language: askedLanguage(context) ?? undefined });
  });
  return { accepted: true };
});
