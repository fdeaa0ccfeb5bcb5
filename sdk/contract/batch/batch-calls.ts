import * as z from 'zod/mini';
import { defineCall } from '../call';
import { renderChoices } from '../export/render';
import type { IdSchema } from '../schemas/ids';
import { clampedNumber, id } from '../schemas/scalars';
import { BATCH_BYTES, BATCH_ROWS, batch, batchBase, batchCreate, batchSource, batchSummary } from './batch';

/** Many videos at once: one for each row of a table. */
export const batchCalls = {
  batchBase: defineCall({
    method: 'POST',
    path: '/v1/batch/base',
    auth: 'user',
    scope: 'projects:read',
    summary: 'What a batch would begin with: its scenes, and the fields that a table can fill. Stores nothing.',
    body: batchSource,
    output: batchBase,
    errors: ['blender_unavailable'],
  }),
  batchFiles: defineCall({
    method: 'POST',
    path: '/v1/batch/files',
    auth: 'user',
    summary: 'Which of the names are images in the files of the account. Case does not count.',
    body: z.object({ names: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(BATCH_ROWS)) }),
    output: z.array(z.looseObject({ name: z.string(), mediaId: id as IdSchema<'media'> })),
  }),
  createBatch: defineCall({
    method: 'POST',
    path: '/v1/batch',
    auth: 'user',
    summary:
      'Makes a video for each row, in the background. Nothing is stored while a value is wrong; `details` names it as `rows.<index>.<field>`.',
    body: batchCreate,
    bodyLimitBytes: BATCH_BYTES,
    output: batch,
    errors: [
      'media_not_found',
      'music_not_found',
      'additional_ingredient_limit',
      'audio_limit',
      'premium_required',
      'batch_limit',
      'output_too_long',
      'blender_unavailable',
      'rate_limited',
      'render_unavailable',
    ],
  }),
  batches: defineCall({
    method: 'GET',
    path: '/v1/batch',
    auth: 'user',
    summary: 'The batches of the account, newest first.',
    query: z.object({ page: clampedNumber(1, Number.MAX_SAFE_INTEGER), perPage: clampedNumber(24, 100) }),
    output: batchSummary,
    list: true,
  }),
  batch: defineCall({
    method: 'GET',
    path: '/v1/batch/{batchId}',
    auth: 'user',
    summary: 'One batch with its rows.',
    output: batch,
  }),
  startBatch: defineCall({
    method: 'POST',
    path: '/v1/batch/{batchId}/start',
    auth: 'user',
    summary:
      'Tries videos again that could not be created. With `export`, exports each video that has no current file, as the limits of the account allow. With `output`, a current file of another choice does not count.',
    body: z.object({
      export: z.optional(z.boolean()),
      /** Choices for later exports. Default: unchanged. */
      output: z.optional(renderChoices),
    }),
    output: batch,
    errors: ['render_unavailable', 'output_too_long'],
  }),
  cancelBatch: defineCall({
    method: 'POST',
    path: '/v1/batch/{batchId}/cancel',
    auth: 'user',
    summary: 'Creates no more videos and stops exports. Videos that are there stay.',
    output: batch,
  }),
  deleteBatch: defineCall({
    method: 'DELETE',
    path: '/v1/batch/{batchId}',
    auth: 'user',
    summary: 'Cancels a batch and deletes its table. Videos that are there stay.',
    output: z.looseObject({ id: id as IdSchema<'batch'> }),
  }),
} as const;
