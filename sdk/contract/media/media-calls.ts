import * as z from 'zod/mini';
import type { ErrorCode } from '../../base/error-catalogue';
import { defineCall } from '../call';
import type { IdSchema, QueryIdSchema } from '../schemas/ids';
import { clampedNumber, id, queryFlag, queryId, searchText } from '../schemas/scalars';
import { givenFile, media } from './media';

const fileErrors = [
  'payload_too_large',
  'media_type_unsupported',
  'media_undecodable',
  'image_too_large',
] as const satisfies readonly ErrorCode[];
/** Errors of files sent in a form. */
const sentFileErrors = ['file_empty', ...fileErrors] as const satisfies readonly ErrorCode[];
/** An animation is painted while its upload waits. */
const animationErrors = [
  'animation_invalid',
  'animation_unsupported',
  'input_too_complex',
  'render_unavailable',
  'painter_crashed',
  'encoder_killed',
] as const satisfies readonly ErrorCode[];
const urlErrors = [...fileErrors, 'url_forbidden', 'url_unreachable'] as const satisfies readonly ErrorCode[];
/** Four numbers with commas. */
const CROP = /^\d{1,6}(\.\d{1,4})?(,\d{1,6}(\.\d{1,4})?){3}$/;
const address = z.url().check(z.maxLength(2000));

/** Uploads of images, videos, animations and music, and fetches of them from public addresses. */
export const mediaCalls = {
  mediaList: defineCall({
    method: 'GET',
    path: '/v1/media',
    auth: 'user',
    scope: 'projects:read',
    summary: 'Files of the account without cropped copies, newest first; those of the library on request.',
    query: z.object({
      page: clampedNumber(1, Number.MAX_SAFE_INTEGER),
      perPage: clampedNumber(1000, 1000),
      sorted: z.optional(z.enum(['ASC', 'DESC'])),
      type: z.optional(z.enum(['image', 'video', 'lottie', 'audio'])),
      folder: z.optional(queryId as QueryIdSchema<'folder'>),
      /** Files in no folder. */
      unfiled: z.optional(queryFlag),
      search: z.optional(searchText),
      /** Default: by age. */
      sort: z.optional(z.enum(['name', 'size'])),
      /** `library`: the pictures that come with the product. `shared`: what the tenant, or one above it, shares. */
      source: z.optional(z.enum(['own', 'library', 'shared'])),
    }),
    output: media,
    list: true,
  }),
  media: defineCall({
    method: 'GET',
    path: '/v1/media/{mediaId}',
    auth: 'user',
    scope: 'projects:read',
    summary: 'One file.',
    output: media,
  }),
  cancelMedia: defineCall({
    method: 'POST',
    path: '/v1/media/{mediaId}/cancel',
    auth: 'user',
    summary: 'Ends the conversion of a video or piece of music, and removes the file.',
    output: z.looseObject({ id: id as IdSchema<'media'> }),
    errors: ['media_not_processing'],
  }),
  uploadMedia: defineCall({
    method: 'POST',
    path: '/v1/media',
    auth: 'user',
    scope: 'projects:write',
    summary:
      'Uploads a picture, a video, an animation (Lottie JSON or `.lottie`), or music (MP3, M4A, AAC, WAV, Ogg, Opus or FLAC of 1 second to 10 minutes). Multipart: `media`, optionally `folder`. `state` says how far a video or music is converted.',
    multipart: { file: 'media', accept: 'media', fields: ['folder', 'origin'] },
    output: media,
    errors: [...sentFileErrors, ...animationErrors, 'audio_length'],
  }),
  uploadIngredientImage: defineCall({
    method: 'POST',
    path: '/v1/ingredient/image',
    auth: 'user',
    summary:
      'Uploads a picture for a scene, whole. `resize`: the longest side of its preview. Multipart: `image`, optionally `origin`, the JSON of who made it, and its license.',
    query: z.object({
      resize: clampedNumber(512, 2048),
      /** The picture that this one was cut out of: cropping again starts from it. */
      sourceMediaId: z.optional(queryId as QueryIdSchema<'media'>),
      /** Area to keep, in px: x,y,width,height. Cropping again starts there. */
      crop: z.optional(z.string().check(z.regex(CROP))),
    }),
    multipart: { file: 'image', accept: 'image', fields: ['folder', 'origin'] },
    output: media,
    errors: [...sentFileErrors, 'media_not_found'],
  }),
  ingredientImageFromUrl: defineCall({
    method: 'POST',
    path: '/v1/ingredient/image/url',
    auth: 'user',
    scope: 'projects:write',
    summary: 'Fetches a picture from a public address. `origin`: who made it, and its license.',
    body: z.object({ imageUrl: address, ...givenFile }),
    output: media,
    errors: urlErrors,
  }),
  uploadIngredientVideo: defineCall({
    method: 'POST',
    path: '/v1/ingredient/video',
    auth: 'user',
    summary:
      'Uploads a video for the background of a scene. `state` says how far it is converted. Multipart: `video`, optionally `origin` as for a picture.',
    multipart: { file: 'video', accept: 'video', fields: ['folder', 'origin'] },
    output: media,
    errors: sentFileErrors,
  }),
  ingredientVideoFromUrl: defineCall({
    method: 'POST',
    path: '/v1/ingredient/video/url',
    auth: 'user',
    summary: 'Fetches a video from a public address. `origin`: who made it, and its license.',
    body: z.object({ videoUrl: address, ...givenFile }),
    output: media,
    errors: urlErrors,
  }),
} as const;
