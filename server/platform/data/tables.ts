import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from './columns';

/** How often something was tried in the period that ends at `ends_at`. */
export const attemptCount = pgTable('attempt_count', {
  scope: text('scope').notNull(),
  key: text('key').notNull(),
  count: integer('count').notNull(),
  endsAt: timeColumn('ends_at').notNull(),
});

/** One row for each request that a client may repeat without doing it twice. */
export const idempotencyKey = pgTable('idempotency_key', {
  userId: idColumn('user_id').notNull(),
  call: text('call').notNull(),
  key: text('key').notNull(),
  bodyHash: text('body_hash').notNull(),
  /** What the first request made. */
  objectId: idColumn('object_id').notNull().default(0),
  createdAt: createdAt(),
});
