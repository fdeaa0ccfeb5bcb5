import * as z from 'zod/mini';
import { defineCall } from '../call';
import { id } from '../schemas/scalars';
import { media } from './media';
import { newResumableUpload, resumableUpload } from './resumable-upload';

/** Uploads of large files in parts: one that breaks off goes on where it was. */
export const resumableUploadCalls = {
  resumableUploads: defineCall({
    method: 'GET',
    path: '/v1/media/upload',
    auth: 'user',
    summary: 'Uploads of the account that are not complete, newest first.',
    output: z.array(resumableUpload),
  }),
  resumableUpload: defineCall({
    method: 'GET',
    path: '/v1/media/upload/{uploadId}',
    auth: 'user',
    summary: 'How much of one upload has arrived.',
    output: resumableUpload,
  }),
  beginUpload: defineCall({
    method: 'POST',
    path: '/v1/media/upload',
    auth: 'user',
    summary:
      'Begins the upload of a file of at most 2 GB, and reserves storage for it. Its parts of 8 MiB follow, in order.',
    body: newResumableUpload,
    output: resumableUpload,
    errors: ['upload_limit', 'storage_limit', 'storage_full'],
  }),
  uploadPart: defineCall({
    method: 'PUT',
    path: '/v1/media/upload/{uploadId}/part/{part}',
    auth: 'user',
    summary:
      'Sends one part, counted from 1. A part that is there already is not stored again. After 30 minutes without a part, other uploads may take the reserved storage; the next part reserves it again.',
    multipart: { file: 'part', accept: 'part' },
    output: resumableUpload,
    errors: ['file_empty', 'payload_too_large', 'upload_limit', 'storage_limit', 'storage_full'],
  }),
  completeUpload: defineCall({
    method: 'POST',
    path: '/v1/media/upload/{uploadId}/complete',
    auth: 'user',
    summary:
      'Makes a file of the account from all parts. A call that is repeated answers the same file. A file that cannot be used ends the upload.',
    output: media,
    errors: [
      'upload_incomplete',
      'upload_completing',
      'storage_limit',
      'payload_too_large',
      'media_type_unsupported',
      'media_undecodable',
      'image_too_large',
      'audio_length',
      'animation_invalid',
      'animation_unsupported',
      'input_too_complex',
      'render_unavailable',
      'painter_crashed',
      'encoder_killed',
    ],
  }),
  cancelUpload: defineCall({
    method: 'DELETE',
    path: '/v1/media/upload/{uploadId}',
    auth: 'user',
    summary: 'Ends an upload and removes what has arrived.',
    output: z.looseObject({ id }),
  }),
} as const;
