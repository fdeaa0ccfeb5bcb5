import * as z from 'zod/mini';
import { CLIENT_ROLES } from '../account/role';
import { emailInput } from '../account/user';
import type { IdSchema } from '../schemas/ids';
import { clampedNumber, id, timestamp } from '../schemas/scalars';

/** Id of a person on the tenant's own server. */
export const externalId = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(200),
    z.regex(/^[^\p{Cc}/\\?#]+$/u, 'Without / \\ ? # and line breaks.'),
  );

const personName = z.string().check(z.trim(), z.maxLength(100));
const limit = z.optional(z.int().check(z.minimum(-1), z.maximum(1_000_000)));

/** Limits that differ from the account's defaults; -1 is no limit. None may be higher than those of the admin who made the key. */
export const tenantUserLimits = z.strictObject({
  renderLimit: limit,
  concurrentRenderLimit: limit,
  recipeDurationLimit: limit,
  additionalIngredientLimit: limit,
  organisationLimit: limit,
});

/** User of a tenant. A field that is left out stays as it is. */
export const tenantUserDraft = z.object({
  externalId,
  /** An address that no other account has. Without one, the person gets no emails. */
  email: z.optional(emailInput),
  /** At most 100 characters. */
  firstName: z.optional(personName),
  /** At most 100 characters. */
  lastName: z.optional(personName),
  /** Default of a new person: `user`. */
  role: z.optional(z.enum(CLIENT_ROLES)),
  /** Limits that differ from those of the account. */
  limits: z.optional(tenantUserLimits),
});
/** A person whom the tenant's server makes or changes. */
export type TenantUserDraft = z.infer<typeof tenantUserDraft>;

export const tenantUserQuery = z.object({
  page: clampedNumber(1, Number.MAX_SAFE_INTEGER),
  perPage: clampedNumber(50, 200),
});

export const tenantUserStatus = z.object({ status: z.enum(['active', 'suspended']) });

/** A person whom the tenant's server made. */
export const tenantUser = z.looseObject({
  id: id as IdSchema<'user'>,
  externalId: z.string(),
  /** Null: the tenant's server has given none. */
  email: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  role: z.string(),
  status: z.enum(['active', 'suspended']),
  /** Limits that differ from the default. */
  limits: z.record(z.string(), z.number()),
  createdAt: timestamp,
});
/** One person of the tenant, as its server sees them. */
export type TenantUser = z.infer<typeof tenantUser>;

/** `created`: whether this call made the person. */
export const putTenantUser = z.extend(tenantUser, { created: z.boolean() });
