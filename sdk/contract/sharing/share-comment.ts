/** Comments of visitors on a shared video, and the owner's answers. */
import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { id, timestamp } from '../schemas/scalars';

/** Characters of the name that a visitor writes. */
export const SHARE_COMMENT_AUTHOR = 60;
/** Characters of a comment, and of an answer. */
export const SHARE_COMMENT_TEXT = 1000;
/** Comments of one link. */
export const SHARE_COMMENTS = 200;

const author = z.string().check(z.trim(), z.minLength(1), z.maxLength(SHARE_COMMENT_AUTHOR));
const commentText = z.string().check(z.trim(), z.minLength(1), z.maxLength(SHARE_COMMENT_TEXT));

export const shareCommentCreate = z.object({
  /** The last part of the link's address. */
  token: z.string().check(z.maxLength(200)),
  /** Admission from the visit, if the link has a password. */
  admission: z.optional(z.string().check(z.maxLength(500))),
  author,
  text: commentText,
  /** The position that it is about. A later one becomes the end of the video. */
  atSeconds: z.number().check(z.minimum(0), z.maximum(24 * 60 * 60)),
});
/** Body of `POST v1/share/comment`. */
export type ShareCommentCreate = z.infer<typeof shareCommentCreate>;

export const shareCommentChange = z.object({
  /** Null removes the answer. */
  answer: z.optional(z.nullable(commentText)),
  /** It needs no attention any more. */
  isDone: z.optional(z.boolean()),
});
/** Body of `PUT v1/project/{projectId}/share/comment/{commentId}`. */
export type ShareCommentChange = z.infer<typeof shareCommentChange>;

export const shareComment = z.looseObject({
  id: id as IdSchema<'comment'>,
  atSeconds: z.number(),
  /** As the visitor wrote it: nothing proves who that is. */
  author: z.string(),
  /** Plain text. */
  text: z.string(),
  /** Reply of the owner. Null: none yet. */
  answer: z.nullable(z.string()),
  isDone: z.boolean(),
  createdAt: timestamp,
});
/** A comment on a shared video. */
export type ShareComment = z.infer<typeof shareComment>;
