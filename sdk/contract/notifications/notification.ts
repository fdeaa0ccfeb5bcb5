/** Events while a person was away. */
import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { clampedNumber, id, timestamp } from '../schemas/scalars';

/**
 * `storage_near`: files fill 80% of the storage. `survey_near`: visitors of surveys have used 80% of what they may leave: for operators.
 * `comment`: a visitor commented on a shared video. `answer`, `idea_answer`: the support answered a question, or an idea.
 * `visit`: somebody of the support or the agency began to act as the person.
 */
const notificationKind = z.enum([
  'export_done',
  'export_failed',
  'comment',
  'answer',
  'idea_answer',
  'storage_near',
  'survey_near',
  'visit',
]);

export const notification = z.looseObject({
  /** Unique among the notifications of the person, such as `comment-12`. */
  id: z.string(),
  kind: notificationKind,
  at: timestamp,
  /** It happened before the person looked last. */
  isSeen: z.boolean(),
  /** The project that it is about; null for other kinds than exports and comments. */
  projectId: z.nullable(id as IdSchema<'project'>),
  /** The question or idea that was answered; null for other kinds. */
  threadId: z.nullable(id as IdSchema<'thread'>),
  /** Name of the project or environment, or subject of the question; empty for storage and visits. */
  name: z.string(),
  /** Author of the comment, or the operator who acts as the person; null for other kinds. */
  author: z.nullable(z.string()),
  /** The comment, or the reason of a visit; null for other kinds. */
  text: z.nullable(z.string()),
});
/** Something that happened while a person was away. */
export type Notification = z.infer<typeof notification>;

export const notificationQuery = z.object({
  page: clampedNumber(1, Number.MAX_SAFE_INTEGER),
  perPage: clampedNumber(20, 50),
});

export const notificationsSeen = z.looseObject({ seenUntil: timestamp });
