import { signInHelpCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../domain';
import { openInvitation } from '../invitations/invitations';
import { tenant } from '../tables';

export const invitationOffer = implement(signInHelpCalls.invitationOffer, async ({ body }, { db, clock, links }) => {
  const link = await links.find(db, 'invitation', body.token);
  const row = link && (await openInvitation(db, link.id, clock));
  if (!row || row.email !== link.person) throw new ApiError('link_invalid');
  const [own] = await db.select({ name: tenant.name }).from(tenant).where(eq(tenant.id, row.tenantId));
  return { email: row.email, role: row.role, tenantName: own?.name ?? '' };
});
