import * as z from 'zod/mini';
import { userRole } from '../account/role';
import { emailInput } from '../account/user';
import type { IdSchema } from '../schemas/ids';
import { id, timestamp } from '../schemas/scalars';

/** Whom to invite, and as what. */
export const invitationDraft = z.object({
  email: emailInput,
  role: userRole,
  /** One below the own tenant. Default: the own. */
  tenantId: z.optional(id as IdSchema<'tenant'>),
});

/** An invitation as those see it who may invite. */
export const invitation = z.looseObject({
  id: id as IdSchema<'invitation'>,
  email: z.string(),
  role: userRole,
  status: z.enum(['open', 'accepted', 'expired']),
  /** Where the person is invited to. */
  tenantId: id as IdSchema<'tenant'>,
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
