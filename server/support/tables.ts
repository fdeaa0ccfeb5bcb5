import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from '../platform/data/columns';

/** A question or an idea of a person, and what was written about it. */
export const supportThread = pgTable('support_thread', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  ownerId: idColumn('owner_id').notNull(),
  kind: text('kind', { enum: ['question', 'idea'] }).notNull(),
  subject: text('subject').notNull(),
  state: text('state', { enum: ['waiting', 'answered', 'closed'] })
    .notNull()
    .default('waiting'),
  /** The person has not seen the newest answer. */
  isUnread: boolean('is_unread').notNull().default(false),
  createdAt: createdAt(),
  /** Time of its newest message. */
  updatedAt: timeColumn('updated_at').notNull().defaultNow(),
});

export const supportMessage = pgTable('support_message', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  threadId: idColumn('thread_id').notNull(),
  /** Null once the account is deleted. */
  authorId: idColumn('author_id'),
  isFromSupport: boolean('is_from_support').notNull(),
  text: text('text').notNull(),
  createdAt: createdAt(),
});

/** Files that an idea names. */
export const supportFile = pgTable(
  'support_file',
  {
    threadId: idColumn('thread_id').notNull(),
    mediaId: idColumn('media_id').notNull(),
    /** From 0. */
    position: integer('position').notNull(),
  },
  ({ threadId, mediaId }) => [primaryKey({ columns: [threadId, mediaId] })],
);
