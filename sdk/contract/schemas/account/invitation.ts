import * as z from 'zod/mini';
import { invitationId, tenantId } from '../ids';
import { timestamp } from '../scalars';
import { emailInput } from '../user';
import { userRole } from './role';

/** Whom to invite, and as what. */
export const invitationDraft = z.object({
  email: emailInput,
  role: userRole,
  /** One below the own tenant. Default: the own. */
  tenantId: z.optional(tenantId),
});

/** An invitation as those see it who may invite. */
export const invitation = z.looseObject({
  id: invitationId,
  email: z.string(),
  role: userRole,
  status: z.enum(['open', 'accepted', 'expired']),
  /** Where the person is invited to. */
  tenantId,
  tenantName: z.string(),
  /** Name or email of who sent it; empty once that account is gone. */
  invitedBy: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
});
/** One invitation of the tenant. */
export type Invitation = z.infer<typeof invitation>;

/** An invitation as the invited person sees it. */
export const invitationOffer = z.looseObject({ email: z.string(), tenantName: z.string(), role: userRole });
/** What a valid link offers. */
export type InvitationOffer = z.infer<typeof invitationOffer>;
