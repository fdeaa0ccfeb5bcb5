import * as z from 'zod/mini';
import { defineCall } from '../call';
import type { IdSchema } from '../schemas/ids';
import { id } from '../schemas/scalars';

/** Exports that the user's own device makes. The server counts them where the plan says so, and sees none of their data. */
export const deviceExportCalls = {
  countDeviceExport: defineCall({
    method: 'POST',
    path: '/v1/project/{projectId}/device-export',
    auth: 'user',
    summary: 'Counts an export on the device before it starts, where the plan counts them. Takes an Idempotency-Key.',
    /** `id`: to take it back with; null: the plan counts no exports on the device. */
    output: z.looseObject({ id: z.nullable(id as IdSchema<'deviceExport'>) }),
    errors: ['render_limit', 'renderer_mismatch'],
  }),
  takeBackDeviceExport: defineCall({
    method: 'DELETE',
    path: '/v1/project/{projectId}/device-export/{deviceExportId}',
    auth: 'user',
    summary: 'Counts an export on the device no more, because it failed or was canceled.',
    output: z.looseObject({ id: id as IdSchema<'deviceExport'> }),
  }),
} as const;
