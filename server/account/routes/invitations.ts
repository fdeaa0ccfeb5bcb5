import { invitationCalls, signInHelpCalls } from '@spotreel/sdk/internal/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { askedLanguage } from '../asked-language';
import { implement } from '../domain';
import { addInvitation, listInvitations, openInvitation, toInvitation } from '../invitations/invitations';
import { mailBaseUrlOf } from '../mail-base-url';
import { refuseCommonPassword } from '../passwords/common-passwords';
import { hashPassword } from '../passwords/password';
import { spendInvitationMail } from '../rules/mail-limits';
import { mayInvite } from '../rules/roles';
import { inTreeOf, isTenantClosed } from '../rules/tenant-tree';
import type { CurrentUser } from '../session/authenticate';
import { sessionOf } from '../session/begin-session';
import { userAgentOf } from '../session/user-agent';
import { appUser, invitation, tenant } from '../tables';
import { recordUserCreated } from '../user-event';

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

export const invitationOffer = implement(signInHelpCalls.invitationOffer, async ({ body }, { db, clock, links }) => {
  const link = await links.find(db, 'invitation', body.token);
  const row = link && (await openInvitation(db, link.id, clock));
  if (!row || row.email !== link.person) throw new ApiError('link_invalid');
  const [own] = await db.select({ name: tenant.name }).from(tenant).where(eq(tenant.id, row.tenantId));
  return { email: row.email, role: row.role, tenantName: own?.name ?? '' };
});

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
