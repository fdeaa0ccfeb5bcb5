/** Questions to the support and ideas for the product: threads of a person, with the answers of the operators. */
import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { clampedNumber, id, searchText, timestamp } from '../schemas/scalars';

/** Characters of a subject. */
export const SUPPORT_SUBJECT = 120;
/** Characters of one message. */
export const SUPPORT_TEXT = 5000;
/** Files of one idea. */
export const SUPPORT_FILES = 5;

export const supportKind = z.enum(['question', 'idea']);
/** Kind of a thread: a question, or an idea for the product. */
export type SupportKind = z.infer<typeof supportKind>;

export const supportState = z.enum(['waiting', 'answered', 'closed']);
/** `waiting` for the support, `answered` by it, or `closed` by it. A message of the person makes it `waiting` again. */
export type SupportState = z.infer<typeof supportState>;

const subject = z.string().check(z.trim(), z.minLength(1), z.maxLength(SUPPORT_SUBJECT));
const messageText = z.string().check(z.trim(), z.minLength(1), z.maxLength(SUPPORT_TEXT));

export const supportThreadCreate = z.object({
  kind: supportKind,
  subject,
  text: messageText,
  /** Files of the person's assets library, for an idea alone. */
  files: z.optional(z.array(id).check(z.maxLength(SUPPORT_FILES))),
});
/** Body of `POST v1/support/thread`. */
export type SupportThreadCreate = z.infer<typeof supportThreadCreate>;

export const supportMessageCreate = z.object({ text: messageText });

export const supportMessage = z.looseObject({
  id: id as IdSchema<'supportMessage'>,
  /** False: the person wrote it. */
  isFromSupport: z.boolean(),
  text: z.string(),
  createdAt: timestamp,
});
/** A message of a thread. */
export type SupportMessage = z.infer<typeof supportMessage>;

export const supportFile = z.looseObject({
  id: id as IdSchema<'media'>,
  name: z.string(),
  type: z.enum(['image', 'video', 'lottie', 'audio']),
  /** Signed. */
  url: z.string(),
  /** A picture of it. Signed; null where there is none. */
  previewUrl: z.nullable(z.string()),
});
/** A file of an idea. One that its owner has deleted is not named. */
export type SupportFile = z.infer<typeof supportFile>;

export const supportThreadSummary = z.looseObject({
  id: id as IdSchema<'thread'>,
  kind: supportKind,
  subject: z.string(),
  state: supportState,
  /** The person has not seen the newest answer. */
  isUnread: z.boolean(),
  createdAt: timestamp,
  /** Time of its newest message. */
  updatedAt: timestamp,
});
/** A thread in the list of the person. */
export type SupportThreadSummary = z.infer<typeof supportThreadSummary>;

const content = { files: z.array(supportFile), messages: z.array(supportMessage) };

export const supportThread = z.looseObject({ ...supportThreadSummary.shape, ...content });
/** A thread with its messages, the oldest first. */
export type SupportThread = z.infer<typeof supportThread>;

const person = z.looseObject({
  id: id as IdSchema<'user'>,
  name: z.string(),
  email: z.string(),
  tenantName: z.string(),
});

export const deskThreadSummary = z.looseObject({ ...supportThreadSummary.shape, person });
/** A thread in the operators' list, with the person who began it. */
export type DeskThreadSummary = z.infer<typeof deskThreadSummary>;

export const deskThread = z.looseObject({ ...deskThreadSummary.shape, ...content });
/** A thread as operators see it. */
export type DeskThread = z.infer<typeof deskThread>;

const pages = { page: clampedNumber(1, Number.MAX_SAFE_INTEGER), perPage: clampedNumber(20, 100) };

export const supportThreadQuery = z.object({ ...pages, kind: z.optional(supportKind) });

export const deskThreadQuery = z.object({
  ...pages,
  /** Default: all but closed ones. */
  state: z.optional(supportState),
  kind: z.optional(supportKind),
  /** In subjects, and in names and addresses of people. */
  search: z.optional(searchText),
});
