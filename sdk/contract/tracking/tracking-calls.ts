import * as z from 'zod/mini';
import { defineCall } from '../call';
import { usageEvent } from './tracking';

/** Usage events of the app. The server takes the person from the token, never from the body. */
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
} as const;
