import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { id, timestamp } from '../schemas/scalars';
import { userRole } from './role';

/** Somebody whom the caller manages. */
export const managedPerson = z.looseObject({
  id: id as IdSchema<'user'>,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: userRole,
  status: z.enum(['active', 'suspended']),
  tenantName: z.string(),
  /** The caller may act as this person. */
  mayActAs: z.boolean(),
});
/** Somebody whom an operator, an agency admin or a reseller manages. */
export type ManagedPerson = z.infer<typeof managedPerson>;

const auditedSitting = z.looseObject({
  reason: z.string(),
  /** Time of its end or of its expiry. */
  endsAt: timestamp,
  /** Reads, in words, the most frequent first. Changes have entries of their own. */
  reads: z.array(z.looseObject({ action: z.string(), times: z.int() })),
});

/** Something that was done in another person's account. */
export const auditEntry = z.looseObject({
  id: id as IdSchema<'auditEntry'>,
  at: timestamp,
  /** Email of who did it, as it was then. */
  actor: z.string(),
  /** Email of the account in which it was done, as it was then. */
  subject: z.string(),
  /** Requested action, in words. */
  action: z.string(),
  /** The call with its ids, for example `DELETE /v1/project/100012`. */
  request: z.string(),
  /** Result. Null: unknown, because the server stopped meanwhile or was older. */
  outcome: z.nullable(z.enum(['done', 'refused', 'failed'])),
  /** Session of an operator who acts as the person: reason, end, and reads. Null for other entries. */
  sitting: z.nullable(auditedSitting),
});
/** One line of the audit log. It is written before the act, so refused and failed acts are in it too. */
export type AuditEntry = z.infer<typeof auditEntry>;
