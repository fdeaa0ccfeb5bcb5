import { signInHelpCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { askedLanguage } from '../asked-language';
import { implement } from '../domain';
import { openInvitation } from '../invitations/invitations';
import { isTenantClosed } from '../rules/tenant-tree';
import { sessionOf } from '../session/begin-session';
import { refuseCommonPassword } from '../session/common-passwords';
import { hashPassword } from '../session/password';
import { userAgentOf } from '../session/user-agent';
import { appUser, invitation } from '../tables';
import { recordUserCreated } from '../user-event';

/** The link was mailed to the address, so the address is confirmed. */
export const acceptInvitation = implement(signInHelpCalls.acceptInvitation, async ({ body, context }, services) => {
  const { db, clock, links, refreshTokens } = services;
  // before the slow hash: a token that is none costs little
  if (!(await links.find(db, 'invitation', body.token))) throw new ApiError('link_invalid');
  const passwordHash = await hashPassword(body.password);
  const user = await db.transaction(async (tx) => {
    const link = await links.spend(tx, 'invitation', body.token);
    const row = link && (await openInvitation(tx, link.id, clock, true));
    if (!row || row.email !== link.person || (await isTenantClosed(tx, row.tenantId)))
      throw new ApiError('link_invalid');
    const { tenantId, email, role } = row;
    refuseCommonPassword(body.password, email);
    const { firstName, lastName } = body;
    const now = new Date(clock.now());
    const [created] = await tx
      .insert(appUser)
      .values({
        tenantId,
        email,
        role,
        firstName,
        lastName,
        passwordHash,
        emailConfirmedAt: now,
        language: askedLanguage(context),
      })
      .onConflictDoNothing()
      .returning();
    if (!created) throw new ApiError('email_taken');
    await tx.update(invitation).set({ acceptedAt: now }).where(eq(invitation.id, row.id));
    await recordUserCreated(tx, created);
    return created;
  });
  return sessionOf(user, await refreshTokens.begin(user.id, userAgentOf(context)), services, context);
});
