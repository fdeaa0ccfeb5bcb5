import * as z from 'zod/mini';
import { defineCall } from '../call';
import { clampedNumber } from '../schemas/scalars';
import { usageSummary } from './usage-summary';

/** Numbers about the tenant's use of the app. Only operators may make these calls. */
export const usageCalls = {
  usage: defineCall({
    method: 'GET',
    path: '/v1/usage',
    auth: 'operator',
    summary: 'How the tenant’s people use the app: events by day, pages, people, and the way from login to a video.',
    /** `days`: the length of the period that ends now. */
    query: z.object({ days: clampedNumber(30, 366) }),
    output: usageSummary,
  }),
} as const;
