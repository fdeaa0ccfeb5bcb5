import * as z from 'zod/mini';
import { defineCall } from '../call';
import { clampedNumber } from '../schemas/scalars';
import { usageEvent, usageSummary } from '../schemas/tracking';

export const trackingCalls = {
  track: defineCall({
    method: 'POST',
    path: '/track',
    auth: 'user',
    tokenHeader: 'X-AUTH-TOKEN',
    summary: 'Records one event of use. The session token comes as X-AUTH-TOKEN.',
    body: usageEvent,
    output: z.looseObject({}),
  }),
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
