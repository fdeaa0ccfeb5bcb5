import * as z from 'zod/mini';
import { defineCall } from '../call';
import type { QueryIdSchema } from '../schemas/ids';
import { queryId } from '../schemas/scalars';
import { legalPage, legalPageChange, legalPageDraft } from './legal-page';
import { legalPageKind } from './legal-page-link';

const kind = z.object({ kind: legalPageKind });

/** Terms, privacy and cookies of a tenant, which its admins write in the app. */
export const legalPageCalls = {
  legalPage: defineCall({
    method: 'GET',
    path: '/v1/legal-page',
    auth: 'none',
    summary: 'A legal page as visitors read it. A tenant that has not written it shows that of the tenant above it.',
    query: z.object({
      kind: legalPageKind,
      /** Default: the tenant of the domain that the request came to, else the house. */
      tenantId: z.optional(queryId as QueryIdSchema<'tenant'>),
    }),
    output: legalPage,
    errors: ['not_found'],
  }),
  legalPageDrafts: defineCall({
    method: 'GET',
    path: '/v1/tenant/{tenantId}/legal-page',
    auth: 'admin',
    summary: 'All legal pages of a tenant, with the Markdown that its admins wrote.',
    output: z.array(legalPageDraft),
  }),
  writeLegalPage: defineCall({
    method: 'PUT',
    path: '/v1/tenant/{tenantId}/legal-page',
    auth: 'admin',
    summary: 'Writes a legal page of a tenant. An empty text takes the page away.',
    query: kind,
    body: legalPageChange,
    output: legalPageDraft,
  }),
} as const;
