import * as z from 'zod/mini';
import { defineCall } from '../call';
import { deskThread, deskThreadQuery, deskThreadSummary, supportMessageCreate } from './support';

/** Questions and ideas of all people of the server, for its operators. */
export const supportDeskCalls = {
  deskThreads: defineCall({
    method: 'GET',
    path: '/v1/support-desk/thread',
    auth: 'operator',
    summary: 'Questions and ideas of all people. Those that wait come first, the longest waiting before others.',
    query: deskThreadQuery,
    output: deskThreadSummary,
    list: true,
  }),
  deskThread: defineCall({
    method: 'GET',
    path: '/v1/support-desk/thread/{threadId}',
    auth: 'operator',
    summary: 'One question or idea, with its messages and files.',
    output: deskThread,
  }),
  answerDeskThread: defineCall({
    method: 'POST',
    path: '/v1/support-desk/thread/{threadId}/message',
    auth: 'operator',
    summary: 'Answers a question or idea. The person gets an email.',
    body: supportMessageCreate,
    output: deskThread,
    errors: ['support_thread_full'],
  }),
  closeDeskThread: defineCall({
    method: 'POST',
    path: '/v1/support-desk/thread/{threadId}/close',
    auth: 'operator',
    summary: 'Closes a question or idea, or opens it again. The person gets no email.',
    body: z.object({ closed: z.boolean() }),
    output: deskThread,
  }),
} as const;
