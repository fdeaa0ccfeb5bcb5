import * as z from 'zod/mini';
import { defineCall } from '../call';
import type { IdSchema } from '../schemas/ids';
import { id } from '../schemas/scalars';
import { removedBackground } from './background-removal';
import { media } from './media';

/** Operations on a stored image. */
export const imageCalls = {
  removeBackground: defineCall({
    method: 'POST',
    path: '/v1/image/background',
    auth: 'user',
    summary:
      'Copies an image without its background. The copy names the image as its source. An image whose copy is still there, and one without a background, counts nothing.',
    body: z.object({ mediaId: id as IdSchema<'media'> }),
    output: removedBackground,
    errors: [
      'media_not_found',
      'background_removal_limit',
      'background_not_found',
      'background_unavailable',
      'render_unavailable',
      'media_undecodable',
      'image_too_large',
      'painter_crashed',
      'encoder_killed',
      'rate_limited',
    ],
  }),
  filmOfImage: defineCall({
    method: 'POST',
    path: '/v1/media/{mediaId}/film',
    auth: 'user',
    scope: 'projects:write',
    summary:
      'Makes a video of an animated picture, for places that take videos: MP4 of 30 frames a second, in which clear parts are black. The video names the picture as its source; asked again, it is the same one.',
    output: media,
    errors: [
      'media_type_unsupported',
      'media_undecodable',
      'image_too_large',
      'storage_limit',
      'render_unavailable',
      'painter_crashed',
      'encoder_killed',
      'rate_limited',
    ],
  }),
  refineBackground: defineCall({
    method: 'POST',
    path: '/v1/image/{mediaId}/mask',
    auth: 'user',
    summary:
      'Copies what a mask keeps of an image, without counting a removal. Multipart: `mask`, a PNG of the size of the image, or made smaller to 2048 px. White stays, black goes.',
    multipart: { file: 'mask', accept: 'mask' },
    output: removedBackground,
    errors: [
      'file_empty',
      'payload_too_large',
      'media_type_unsupported',
      'media_not_found',
      'background_not_found',
      'render_unavailable',
      'media_undecodable',
      'image_too_large',
      'painter_crashed',
      'encoder_killed',
      'rate_limited',
    ],
  }),
} as const;
