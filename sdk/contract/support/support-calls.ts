import { defineCall } from '../call';
import {
  supportMessageCreate,
  supportThread,
  supportThreadCreate,
  supportThreadQuery,
  supportThreadSummary,
} from './support';

/** Questions to the support, and ideas: what people see of their own. */
export const supportCalls = {
  supportThreads: defineCall({
    method: 'GET',
    path: '/v1/support/thread',
    auth: 'user',
    summary: 'Questions and ideas of the person, those with the newest message first.',
    query: supportThreadQuery,
    output: supportThreadSummary,
    list: true,
  }),
  supportThread: defineCall({
    method: 'GET',
    path: '/v1/support/thread/{threadId}',
    auth: 'user',
    summary: 'One question or idea of the person, with its messages.',
    output: supportThread,
  }),
  createSupportThread: defineCall({
    method: 'POST',
    path: '/v1/support/thread',
    auth: 'user',
    summary: 'Asks a question, or sends an idea. The support gets an email. Takes an Idempotency-Key.',
    body: supportThreadCreate,
    output: supportThread,
    errors: ['media_not_found', 'support_limit', 'rate_limited'],
  }),
  writeSupportMessage: defineCall({
    method: 'POST',
    path: '/v1/support/thread/{threadId}/message',
    auth: 'user',
    summary: 'Adds a message of the person. A closed question or idea is open again.',
    body: supportMessageCreate,
    output: supportThread,
    errors: ['support_thread_full', 'rate_limited'],
  }),
  markSupportThreadRead: defineCall({
    method: 'POST',
    path: '/v1/support/thread/{threadId}/read',
    auth: 'user',
    summary: 'Says that the person has seen the newest answer.',
    output: supportThreadSummary,
  }),
} as const;
