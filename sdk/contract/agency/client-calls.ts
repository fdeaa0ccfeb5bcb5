import * as z from 'zod/mini';
import { defineCall } from '../call';
import { media } from '../media/media';
import type { QueryIdSchema } from '../schemas/ids';
import { clampedNumber, queryId, searchText } from '../schemas/scalars';
import { agencySummary, clientAccount, creation, limitsChange } from './client';

const listQuery = {
  page: clampedNumber(1, Number.MAX_SAFE_INTEGER),
  perPage: clampedNumber(25, 100),
  search: z.optional(searchText),
};

/** Clients of an agency, a reseller or the house: who they are, what they make, what they may use. */
export const clientCalls = {
  clients: defineCall({
    method: 'GET',
    path: '/v1/agency/client',
    auth: 'staff',
    summary: 'People who make videos in the own tenant and in those below it, by name or email.',
    query: z.object(listQuery),
    output: clientAccount,
    list: true,
  }),
  client: defineCall({
    method: 'GET',
    path: '/v1/agency/client/{clientId}',
    auth: 'staff',
    summary: 'One client.',
    output: clientAccount,
  }),
  updateClient: defineCall({
    method: 'PUT',
    path: '/v1/agency/client/{clientId}',
    auth: 'admin',
    summary: 'Sets limits of a client, or suspends the account. No limit is above that of the caller.',
    body: z.object({ limits: z.optional(limitsChange), status: z.optional(z.enum(['active', 'suspended'])) }),
    output: clientAccount,
  }),
  creations: defineCall({
    method: 'GET',
    path: '/v1/agency/creation',
    auth: 'staff',
    summary: 'Projects of the clients with their newest files, the newest first.',
    query: z.object({
      ...listQuery,
      client: z.optional(queryId as QueryIdSchema<'client'>),
      status: z.optional(z.enum(['exported', 'draft'])),
    }),
    output: creation,
    list: true,
  }),
  shareMedia: defineCall({
    method: 'PUT',
    path: '/v1/media/{mediaId}/sharing',
    auth: 'staff',
    summary:
      'Lets people of the tenant, and of those below it, use an own picture or video; or no longer lists it for them.',
    body: z.object({ shared: z.boolean() }),
    output: media,
  }),
  agencySummary: defineCall({
    method: 'GET',
    path: '/v1/agency/summary',
    auth: 'staff',
    summary: 'Clients, projects and exports of the own tenant and those below it, by day.',
    /** `days`: the length of the period that ends now. */
    query: z.object({ days: clampedNumber(30, 366) }),
    output: agencySummary,
  }),
} as const;
