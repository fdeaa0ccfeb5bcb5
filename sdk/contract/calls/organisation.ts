import * as z from 'zod/mini';
import { defineCall } from '../call';
import { organisation } from '../schemas/organisation';

export const organisationCalls = {
  organisations: defineCall({
    method: 'GET',
    path: '/v1/organisation',
    auth: 'user',
    summary: 'The places of the account.',
    output: z.array(organisation),
  }),
} as const;
