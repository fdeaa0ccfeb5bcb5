import * as z from 'zod/mini';
import { defineCall } from '../call';
import { embedToken, embedTokenDraft } from './embed-token';
import { putTenantUser, tenantUser, tenantUserDraft, tenantUserQuery, tenantUserStatus } from './tenant-user';

/** Calls of a tenant's own server with an API key. No browser calls these. */
export const tenantServerCalls = {
  putTenantUser: defineCall({
    method: 'POST',
    path: '/v1/tenant/users',
    auth: 'key',
    scope: 'users:write',
    summary: 'Makes a person by externalId, or changes what is given of the one who is there.',
    body: tenantUserDraft,
    output: putTenantUser,
    errors: ['email_taken', 'user_protected', 'tenant_user_limit'],
  }),
  tenantUsers: defineCall({
    method: 'GET',
    path: '/v1/tenant/users',
    auth: 'key',
    scope: 'users:read',
    summary: 'People whom the tenant’s server made, the oldest first.',
    query: tenantUserQuery,
    output: tenantUser,
    list: true,
  }),
  tenantUser: defineCall({
    method: 'GET',
    path: '/v1/tenant/users/{externalId}',
    params: 'text',
    auth: 'key',
    scope: 'users:read',
    summary: 'One person by externalId.',
    output: tenantUser,
  }),
  setTenantUserStatus: defineCall({
    method: 'PUT',
    path: '/v1/tenant/users/{externalId}/status',
    params: 'text',
    auth: 'key',
    scope: 'users:write',
    summary: 'Suspends a person, or lets them in again. Tokens of a suspended person stop working at once.',
    body: tenantUserStatus,
    output: tenantUser,
    errors: ['user_protected'],
  }),
  deleteTenantUser: defineCall({
    method: 'DELETE',
    path: '/v1/tenant/users/{externalId}',
    params: 'text',
    auth: 'key',
    scope: 'users:write',
    summary: 'Deletes a person with all projects, videos and uploads, permanently.',
    output: z.looseObject({ deleted: z.boolean() }),
    errors: ['user_protected'],
  }),
  createEmbedToken: defineCall({
    method: 'POST',
    path: '/v1/tenant/embed-tokens',
    auth: 'key',
    scope: 'embed:write',
    summary: 'Makes a short-lived token with which pages of the named sites work for one person.',
    body: embedTokenDraft,
    output: embedToken,
    errors: ['user_protected'],
  }),
} as const;
