import * as z from 'zod/mini';
import { auditEntry, managedPerson } from '../account/person';
import { user } from '../account/user';
import { defineCall } from '../call';
import type { IdSchema, QueryIdSchema } from '../schemas/ids';
import { clampedNumber, id, queryId, searchText } from '../schemas/scalars';
import { ownSitting, sittingDraft } from './sitting';

const listQuery = z.object({
  page: clampedNumber(1, Number.MAX_SAFE_INTEGER),
  perPage: clampedNumber(25, 100),
  search: z.optional(searchText),
});

/** People of a tenant, acting as one of them, and the log of what was done that way. */
export const peopleCalls = {
  people: defineCall({
    method: 'GET',
    path: '/v1/people',
    auth: 'admin',
    summary: 'People whom the caller manages, by name or email.',
    query: listQuery,
    output: managedPerson,
    list: true,
  }),
  beginActingAs: defineCall({
    method: 'POST',
    path: '/v1/impersonation',
    auth: 'admin',
    summary: 'Begins to act as another person for a while. The calls after it carry X-Switch-User. The person is told.',
    body: sittingDraft,
    output: user,
  }),
  actingAs: defineCall({
    method: 'GET',
    path: '/v1/impersonation',
    auth: 'user',
    summary: 'Why the caller acts as another person, and until when. Null without X-Switch-User.',
    output: z.looseObject({ sitting: z.nullable(ownSitting) }),
  }),
  endActingAs: defineCall({
    method: 'POST',
    path: '/v1/impersonation/end',
    auth: 'user',
    summary: 'Ends acting as another person.',
    output: z.looseObject({ ended: z.boolean() }),
  }),
  auditLog: defineCall({
    method: 'GET',
    path: '/v1/audit',
    auth: 'admin',
    summary: 'What was done in other people’s accounts, the newest first.',
    query: listQuery,
    output: auditEntry,
    list: true,
  }),
  exportAudit: defineCall({
    method: 'GET',
    path: '/v1/audit/export',
    auth: 'admin',
    summary: 'The same entries as lines of JSON, 500 at a time.',
    query: z.object({ before: z.optional(queryId as QueryIdSchema<'auditEntry'>), search: z.optional(searchText) }),
    /** `next`: the `before` of the next page; null at the end. */
    output: z.looseObject({ lines: z.string(), next: z.nullable(id as IdSchema<'auditEntry'>) }),
  }),
} as const;
