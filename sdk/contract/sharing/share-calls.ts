import * as z from 'zod/mini';
import { defineCall } from '../call';
import type { IdSchema } from '../schemas/ids';
import { id } from '../schemas/scalars';
import { projectCaptions, projectShare, shareChange, sharedVideo, shareLink, shareSettings, shareVisit } from './share';
import { shareComment, shareCommentChange, shareCommentCreate } from './share-comment';

/** Links by which people without an account see a finished video. */
export const shareCalls = {
  projectShare: defineCall({
    method: 'GET',
    path: '/v1/project/{projectId}/share',
    auth: 'user',
    summary: 'The link of a video, and whether the video can be shared.',
    output: projectShare,
  }),
  createShare: defineCall({
    method: 'POST',
    path: '/v1/project/{projectId}/share',
    auth: 'user',
    summary: 'Makes a link to the newest finished export. A link that is there is answered as it is.',
    body: shareSettings,
    output: shareLink,
    errors: ['share_without_export', 'rate_limited'],
  }),
  updateShare: defineCall({
    method: 'PUT',
    path: '/v1/project/{projectId}/share',
    auth: 'user',
    summary: 'Changes the link of a video. Its address stays. Another password ends the visits with the old one.',
    body: shareChange,
    output: shareLink,
    errors: ['rate_limited'],
  }),
  revokeShare: defineCall({
    method: 'DELETE',
    path: '/v1/project/{projectId}/share',
    auth: 'user',
    summary: 'Turns the link of a video off at once and for good. A new link has another address.',
    output: z.looseObject({ id: id as IdSchema<'share'> }),
  }),
  projectCaptions: defineCall({
    method: 'GET',
    path: '/v1/project/{projectId}/captions',
    auth: 'user',
    summary: 'Captions of the newest finished export: its texts, with the times of their scenes.',
    output: projectCaptions,
    errors: ['share_without_export'],
  }),
  updateShareComment: defineCall({
    method: 'PUT',
    path: '/v1/project/{projectId}/share/comment/{commentId}',
    auth: 'user',
    summary: 'Answers a comment on a shared video, or marks it as done.',
    body: shareCommentChange,
    output: shareComment,
    errors: ['rate_limited'],
  }),
  deleteShareComment: defineCall({
    method: 'DELETE',
    path: '/v1/project/{projectId}/share/comment/{commentId}',
    auth: 'user',
    summary: 'Deletes a comment on a shared video for good.',
    output: z.looseObject({ id: id as IdSchema<'comment'> }),
  }),
  writeShareComment: defineCall({
    method: 'POST',
    path: '/v1/share/comment',
    auth: 'none',
    summary: 'Writes a comment of a visitor at a second of the video. The owner gets an email.',
    body: shareCommentCreate,
    output: shareComment,
    errors: [
      'not_found',
      'share_expired',
      'share_revoked',
      'share_password_required',
      'share_comments_off',
      'share_comments_full',
      'rate_limited',
    ],
  }),
  openShare: defineCall({
    method: 'POST',
    path: '/v1/share',
    auth: 'none',
    summary: 'What visitors of a link see. Counts a view.',
    body: shareVisit,
    output: sharedVideo,
    errors: [
      'not_found',
      'share_expired',
      'share_revoked',
      'share_password_required',
      'share_password_wrong',
      'rate_limited',
    ],
  }),
} as const;
