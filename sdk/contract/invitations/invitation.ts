import * as z from 'zod/mini';
import { userRole } from '../account/role';
import { emailInput } from '../account/user';
import type { IdSchema } from '../schemas/ids';
import { id, timestamp } from '../schemas/scalars';

/** Email address and role of the invited person. */
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
  /** Tenant of the invited person. */
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
/** Details of a valid link. */
export type InvitationOffer = z.infer<typeof invitationOffer>;
