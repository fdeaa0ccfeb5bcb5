import { invitationCalls } from '@spotreel/sdk/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../implement';
import { addInvitation, listInvitations, toInvitation } from '../invitations/invitations';
import { mailBaseUrlOf } from '../mail-base-url';
import { mayInvite } from '../rules/roles';
import { appUser, invitation } from '../tables';

export const invitations = implement(invitationCalls.invitations, ({ user }, { db, clock }) =>
  listInvitations(db, user.tenantId, clock),
);

export const createInvitation = implement(invitationCalls.createInvitation, ({ body, user, context }, services) => {
  const { db, clock, accountMails } = services;
  if (!mayInvite(user.row.role, body.role)) throw new ApiError('forbidden');
  const baseUrl = mailBaseUrlOf(context);
  return db.transaction(async (tx) => {
    const [taken] = await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.email, body.email));
    if (taken) throw new ApiError('email_taken');
    const draft = { tenantId: user.tenantId, email: body.email, role: body.role, invitedBy: user.id };
    const row = await addInvitation(tx, draft, clock);
    await accountMails.post(tx, { kind: 'invitation', id: row.id, baseUrl });
    return toInvitation(row, user.row, clock);
  });
});

export const deleteInvitation = implement(
  invitationCalls.deleteInvitation,
  async ({ params: { invitationId }, user }, { db }) => {
    const own = and(
      eq(invitation.id, invitationId),
      eq(invitation.tenantId, user.tenantId),
      isNull(invitation.acceptedAt),
    );
    const gone = await db.delete(invitation).where(own).returning({ id: invitation.id });
    if (gone.length === 0) throw new ApiError('not_found');
    return { deleted: true };
  },
);
