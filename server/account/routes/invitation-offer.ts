import { signInHelpCalls } from '@spotreel/sdk/contract';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../implement';
import { openInvitation } from '../invitations/invitations';
import { tenant } from '../tables';

export const invitationOffer = implement(signInHelpCalls.invitationOffer, async ({ body }, { db, clock, links }) => {
  const id = links.read('invitation', body.token);
  const row = id === undefined ? undefined : await openInvitation(db, id, clock);
  if (!row) throw new ApiError('link_invalid');
  const [own] = await db.select({ name: tenant.name }).from(tenant).where(eq(tenant.id, row.tenantId));
  return { email: row.email, role: row.role, tenantName: own?.name ?? '' };
});
