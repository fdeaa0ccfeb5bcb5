import * as z from 'zod/mini';
import { defineCall } from '../call';
import type { IdSchema } from '../schemas/ids';
import { id } from '../schemas/scalars';
import {
  projectPublications,
  publication,
  publicationDraft,
  publishing,
  publishingConnection,
  publishingLogin,
  publishingLoginStart,
} from './publishing';

/** Channels of other platforms, and videos that are published there. */
export const publishingCalls = {
  publishing: defineCall({
    method: 'GET',
    path: '/v1/publishing',
    auth: 'user',
    summary: 'Platforms that this server publishes to, and the connected channels of the account.',
    output: publishing,
  }),
  beginPublishingLogin: defineCall({
    method: 'POST',
    path: '/v1/publishing/login',
    auth: 'user',
    summary:
      'Begins to connect a channel: the page of the platform that asks the person. It works once, for ten minutes.',
    body: publishingLoginStart,
    output: z.looseObject({ url: z.string() }),
    errors: ['publishing_unavailable', 'publishing_platform_limit', 'rate_limited'],
  }),
  connectPublishing: defineCall({
    method: 'POST',
    path: '/v1/publishing/connection',
    auth: 'user',
    summary:
      'Connects the channel that the person has chosen. A channel that is connected already gets the new permission.',
    body: publishingLogin,
    output: publishingConnection,
    errors: [
      'publishing_unavailable',
      'publishing_login_invalid',
      'publishing_permission_missing',
      'publishing_channel_missing',
      'publishing_platform_limit',
      'publishing_quota',
      'publishing_failed',
    ],
  }),
  disconnectPublishing: defineCall({
    method: 'DELETE',
    path: '/v1/publishing/connection/{connectionId}',
    auth: 'user',
    summary: 'Disconnects a channel: uploads to it end, and the platform is asked to revoke the permission.',
    output: z.looseObject({ id: id as IdSchema<'connection'> }),
  }),
  projectPublications: defineCall({
    method: 'GET',
    path: '/v1/project/{projectId}/publication',
    auth: 'user',
    summary: 'Where a video was published, and how far uploads of it are.',
    output: projectPublications,
  }),
  publishVideo: defineCall({
    method: 'POST',
    path: '/v1/project/{projectId}/publication',
    auth: 'user',
    summary: 'Publishes a finished export on a connected channel. The upload runs in the background.',
    body: publicationDraft,
    output: publication,
    errors: [
      'publication_without_export',
      'publication_running',
      'publishing_unavailable',
      'publishing_reconnect',
      'rate_limited',
    ],
  }),
  cancelPublication: defineCall({
    method: 'POST',
    path: '/v1/project/{projectId}/publication/{publicationId}/cancel',
    auth: 'user',
    summary: 'Ends an upload that waits or runs.',
    output: publication,
    errors: ['publication_not_running'],
  }),
} as const;
