import * as z from 'zod/mini';
import { defineCall } from '../call';
import { clampedNumber, queryFlag, searchText } from '../schemas/scalars';
import { KINDS_BELOW, managedTenant, tenantKind, tenantName, tenantSlug } from './tenant';

const madeKind = z.enum(KINDS_BELOW.house);

/** Agencies, resellers and white-label accounts: the own tenant and those below it. */
export const tenantCalls = {
  tenants: defineCall({
    method: 'GET',
    path: '/v1/tenant',
    auth: 'staff',
    summary: 'The own tenant and those below it, by name.',
    query: z.object({
      page: clampedNumber(1, Number.MAX_SAFE_INTEGER),
      perPage: clampedNumber(25, 100),
      search: z.optional(searchText),
      kind: z.optional(tenantKind),
      slug: z.optional(z.string().check(z.maxLength(40))),
      /** Default: those that are open. */
      archived: z.optional(queryFlag),
    }),
    output: managedTenant,
    list: true,
  }),
  ownTenant: defineCall({
    method: 'GET',
    path: '/v1/tenant/own',
    auth: 'staff',
    summary: 'The tenant of the caller.',
    output: managedTenant,
  }),
  createTenant: defineCall({
    method: 'POST',
    path: '/v1/tenant',
    auth: 'admin',
    summary: 'Makes a tenant below the own one. Without a slug it is made from the name.',
    body: z.object({ name: tenantName, kind: madeKind, slug: z.optional(tenantSlug) }),
    output: managedTenant,
    errors: ['name_taken', 'tenant_limit'],
  }),
  tenant: defineCall({
    method: 'GET',
    path: '/v1/tenant/{tenantId}',
    auth: 'staff',
    summary: 'The own tenant, or one below it.',
    output: managedTenant,
  }),
  updateTenant: defineCall({
    method: 'PUT',
    path: '/v1/tenant/{tenantId}',
    auth: 'admin',
    summary: 'Changes name or slug of the own tenant, or of one below it.',
    body: z.object({ name: z.optional(tenantName), slug: z.optional(tenantSlug) }),
    output: managedTenant,
    errors: ['name_taken'],
  }),
  archiveTenant: defineCall({
    method: 'POST',
    path: '/v1/tenant/{tenantId}/archive',
    auth: 'admin',
    summary: 'Closes a tenant below the own one, or opens it again. People of a closed one are logged out.',
    body: z.object({ archived: z.boolean() }),
    output: managedTenant,
  }),
} as const;
