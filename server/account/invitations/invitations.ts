/** Invitations into a tenant. An open one of the same address is replaced, so that one address has one link. */
import type { Clock } from '@spotreel/sdk/internal/base';
import type { Invitation, UserRole } from '@spotreel/sdk/internal/contract';
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { displayName } from '../person-name';
import { inTreeOf } from '../rules/tenant-tree';
import type { UserRow } from '../session/authenticate';
import { appUser, invitation, tenant } from '../tables';

export const INVITATION_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Accepted and expired ones that a list shows. */
const LISTED = 200;

export type InvitationRow = typeof invitation.$inferSelect;

export interface NewInvitation {
  readonly tenantId: number;
  /** Lower case. */
  readonly email: string;
  readonly role: UserRole;
  /** Null: the person registers by their own wish. */
  readonly invitedBy: number | null;
}

export async function addInvitation(tx: Database, draft: NewInvitation, clock: Clock): Promise<InvitationRow> {
  const { tenantId, email } = draft;
  const open = and(eq(invitation.tenantId, tenantId), eq(invitation.email, email), isNull(invitation.acceptedAt));
  await tx.delete(invitation).where(open);
  const now = new Date(clock.now());
  const [row] = await tx
    .insert(invitation)
    .values({ ...draft, createdAt: now, expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS) })
    .returning();
  if (!row) throw new Error('No invitation was stored');
  return row;
}

/** The invitation, if it can still be accepted. `forUpdate` locks it until the transaction ends. */
export async function openInvitation(
  tx: Database,
  id: number,
  clock: Clock,
  forUpdate = false,
): Promise<InvitationRow | undefined> {
  const query = tx
    .select()
    .from(invitation)
    .where(and(eq(invitation.id, id), isNull(invitation.acceptedAt), gt(invitation.expiresAt, new Date(clock.now()))));
  const [row] = await (forUpdate ? query.for('update') : query);
  return row;
}

/** The newest invitation of the address into the tenant that can still be accepted. */
export async function openInvitationTo(
  tx: Database,
  { tenantId, email }: Pick<NewInvitation, 'tenantId' | 'email'>,
  clock: Clock,
): Promise<InvitationRow | undefined> {
  const sameAddress = and(eq(invitation.tenantId, tenantId), eq(invitation.email, email));
  const isOpen = and(isNull(invitation.acceptedAt), gt(invitation.expiresAt, new Date(clock.now())));
  const [row] = await tx
    .select()
    .from(invitation)
    .where(and(sameAddress, isOpen))
    .orderBy(desc(invitation.id))
    .limit(1);
  return row;
}

/** Rows of a tenant and of those below it, the newest first. */
export async function listInvitations(db: Database, tenantId: number, clock: Clock): Promise<Invitation[]> {
  const rows = await db
    .select({ row: invitation, inviter: appUser, tenantName: tenant.name })
    .from(invitation)
    .innerJoin(tenant, eq(tenant.id, invitation.tenantId))
    .leftJoin(appUser, eq(appUser.id, invitation.invitedBy))
    .where(inTreeOf(tenantId, invitation.tenantId))
    .orderBy(desc(invitation.id))
    .limit(LISTED);
  return rows.map(({ row, ...around }) => toInvitation(row, around, clock));
}

export function toInvitation(
  row: InvitationRow,
  { inviter, tenantName }: { readonly inviter: UserRow | null; readonly tenantName: string },
  clock: Clock,
): Invitation {
  const isExpired = row.expiresAt.getTime() <= clock.now();
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    status: row.acceptedAt ? 'accepted' : isExpired ? 'expired' : 'open',
    tenantId: row.tenantId,
    tenantName,
    invitedBy: inviter ? displayName(inviter) : '',
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** Drops those that were never accepted, a month after they ran out. */
export async function sweepInvitations(db: Database, clock: Clock): Promise<void> {
  const monthAgo = new Date(clock.now() - 30 * DAY_MS);
  await db.delete(invitation).where(and(isNull(invitation.acceptedAt), lt(invitation.expiresAt, monthAgo)));
}
