import * as z from 'zod/mini';
import { defineCall } from '../call';
import type { IdSchema } from '../schemas/ids';
import { id } from '../schemas/scalars';
import { focusPoint, media } from './media';
import { mediaFolder, mediaFolderName, mediaUses } from './media-folder';

const done = z.looseObject({ id });

/** The assets library: folders, and what can be done with files. */
export const assetCalls = {
  mediaFolders: defineCall({
    method: 'GET',
    path: '/v1/media/folder',
    auth: 'user',
    summary: 'All folders of the account, by name. They may lie in each other.',
    output: z.array(mediaFolder),
  }),
  mediaFolder: defineCall({
    method: 'GET',
    path: '/v1/media/folder/{folderId}',
    auth: 'user',
    summary: 'One folder.',
    output: mediaFolder,
  }),
  createMediaFolder: defineCall({
    method: 'POST',
    path: '/v1/media/folder',
    auth: 'user',
    summary: 'Makes a folder. An account has at most 1,000, eight deep; names differ within a folder.',
    body: z.object({ name: mediaFolderName, parent: z.optional(z.nullable(id as IdSchema<'folder'>)) }),
    output: mediaFolder,
  }),
  updateMediaFolder: defineCall({
    method: 'PUT',
    path: '/v1/media/folder/{folderId}',
    auth: 'user',
    summary: 'Renames a folder, or moves it into another one; `parent` null: to the top.',
    body: z.object({ name: z.optional(mediaFolderName), parent: z.optional(z.nullable(id as IdSchema<'folder'>)) }),
    output: mediaFolder,
  }),
  deleteMediaFolder: defineCall({
    method: 'DELETE',
    path: '/v1/media/folder/{folderId}',
    auth: 'user',
    summary:
      'Deletes a folder. What is in it moves to the folder above (`content=keep`, the default), or is deleted too, to any depth.',
    query: z.object({ content: z._default(z.enum(['keep', 'delete']), 'keep') }),
    output: done,
  }),
  updateMedia: defineCall({
    method: 'PUT',
    path: '/v1/media/{mediaId}',
    auth: 'user',
    summary: 'Renames a file, or moves the focus point of an image. `focus` null: the middle.',
    body: z.object({
      name: z.optional(z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(200))),
      focus: z.optional(z.nullable(focusPoint)),
    }),
    output: media,
  }),
  deleteMedia: defineCall({
    method: 'DELETE',
    path: '/v1/media/{mediaId}',
    auth: 'user',
    summary:
      'Takes a file out of the library. Videos that show or play it keep it. Once nothing does, it is erased after 30 days.',
    output: done,
  }),
  restoreMedia: defineCall({
    method: 'POST',
    path: '/v1/media/{mediaId}/restore',
    auth: 'user',
    summary: 'Puts a deleted file back, at the top of the library, while it is not erased.',
    output: media,
  }),
  replaceMedia: defineCall({
    method: 'POST',
    path: '/v1/media/{mediaId}/replace',
    auth: 'user',
    summary:
      'Replaces the file of an asset by another one of its type. Name, folder and uses stay; parts that were cropped out of the former file keep showing it. Multipart: `media`.',
    multipart: { file: 'media', accept: 'media' },
    output: media,
    errors: [
      'file_empty',
      'payload_too_large',
      'media_type_unsupported',
      'media_undecodable',
      'image_too_large',
      'animation_invalid',
      'animation_unsupported',
      'input_too_complex',
      'render_unavailable',
      'painter_crashed',
      'encoder_killed',
    ],
  }),
  restoreMediaFile: defineCall({
    method: 'POST',
    path: '/v1/media/{mediaId}/replace/undo',
    auth: 'user',
    summary: 'Brings back the file of before the last replacement. It is kept for 30 days. Once more: the file of now.',
    output: media,
  }),
  moveMedia: defineCall({
    method: 'POST',
    path: '/v1/media/{mediaId}/move',
    auth: 'user',
    summary: 'Moves a file into a folder; null: to the top.',
    body: z.object({ folder: z.nullable(id as IdSchema<'folder'>) }),
    output: media,
  }),
  mediaUses: defineCall({
    method: 'GET',
    path: '/v1/media/{mediaId}/uses',
    auth: 'user',
    summary: 'The projects (at most 100) and brands of the account that show or play a file.',
    output: mediaUses,
  }),
} as const;
