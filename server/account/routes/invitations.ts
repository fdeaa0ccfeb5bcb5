import { invitationCalls } from '@spotreel/sdk/internal/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../domain';
import { addInvitation, listInvitations, toInvitation } from '../invitations/invitations';
import { mailBaseUrlOf } from '../mail-base-url';
import { spendInvitationMail } from '../rules/mail-limits';
import { mayInvite } from '../rules/roles';
import { inTreeOf } from '../rules/tenant-tree';
import type { CurrentUser } from '../session/authenticate';
import { appUser, invitation, tenant } from '../tables';

export const invitations = implement(invitationCalls.invitations, ({ user }, { db, clock }) =>
  listInvitations(db, user.tenantId, clock),
);

export const createInvitation = implement(
  invitationCalls.createInvitation,
  async ({ body, user, context }, services) => {
    const { db, clock, accountMails } = services;
    const { tenantId = user.tenantId } = body;
    const host = await invitingTenant(db, user, tenantId);
    if (!mayInvite(user.row.role, body.role, tenantId === user.tenantId ? undefined : host.kind))
      throw new ApiError('forbidden');
    const baseUrl = mailBaseUrlOf(context);
    await spendInvitationMail(db, clock, (user.actor ?? user.row).id, body.email);
    return db.transaction(async (tx) => {
      const [taken] = await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.email, body.email));
      if (taken) throw new ApiError('email_taken');
      const draft = { tenantId, email: body.email, role: body.role, invitedBy: user.id };
      const row = await addInvitation(tx, draft, clock);
      await accountMails.post(tx, { kind: 'invitation', id: row.id, baseUrl });
      return toInvitation(row, { inviter: user.row, tenantName: host.name }, clock);
    });
  },
);

export const deleteInvitation = implement(
  invitationCalls.deleteInvitation,
  async ({ params: { invitationId }, user }, { db }) => {
    const own = and(
      eq(invitation.id, invitationId),
      inTreeOf(user.tenantId, invitation.tenantId),
      isNull(invitation.acceptedAt),
    );
    const gone = await db.delete(invitation).where(own).returning({ id: invitation.id });
    if (gone.length === 0) throw new ApiError('not_found');
    return { deleted: true };
  },
);

/** Throws `not_found` for a tenant that is not the user's own, not below it, or closed. */
async function invitingTenant(db: Database, user: CurrentUser, tenantId: number) {
  const open = and(eq(tenant.id, tenantId), inTreeOf(user.tenantId, tenant.id), isNull(tenant.archivedAt));
  const [row] = await db.select({ name: tenant.name, kind: tenant.kind }).from(tenant).where(open);
  if (!row) throw new ApiError('not_found');
  return row;
}
