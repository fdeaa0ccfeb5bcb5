import * as z from 'zod/mini';
import { defineCall } from '../call';
import { clampedNumber } from '../schemas/scalars';
import { musicKit } from './music';

/** Music kits and the samples in them. A kit page holds 80 by default. */
export const musicCalls = {
  musicKits: defineCall({
    method: 'GET',
    path: '/v1/music-kit',
    auth: 'user',
    scope: 'projects:read',
    summary: 'Music kits with their samples.',
    query: z.object({
      perPage: clampedNumber(80, 200),
      page: clampedNumber(1, Number.MAX_SAFE_INTEGER),
      /** Only kits of this speed. */
      bpm: z.optional(z.coerce.number().check(z.positive())),
    }),
    output: musicKit,
    list: true,
  }),
  musicKit: defineCall({
    method: 'GET',
    path: '/v1/music-kit/{musicKitId}',
    auth: 'user',
    scope: 'projects:read',
    summary: 'One music kit.',
    output: musicKit,
  }),
} as const;
