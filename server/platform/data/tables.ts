import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from './columns';

/** Use of a quota or limit (`platform/quota`). Triggers count kept things (`baseline/kept-counts.ts`). */
export const quotaUse = pgTable('quota_use', {
  measure: text('measure').notNull(),
  /** Subject of the use: `account:12`, `network:10.0.0.1`. */
  subject: text('subject').notNull(),
  used: idColumn('used').notNull().default(0),
  /** Promised to what has begun and is not there yet. */
  reserved: idColumn('reserved').notNull().default(0),
  /** Time at which the count begins anew. Null: it follows what is kept. */
  endsAt: timeColumn('ends_at'),
  /** Time at which it came near its limit. Null: it is not near. */
  nearAt: timeColumn('near_at'),
});

/** One row for each request that a client may repeat without doing it twice. */
export const idempotencyKey = pgTable('idempotency_key', {
  userId: idColumn('user_id').notNull(),
  call: text('call').notNull(),
  key: text('key').notNull(),
  bodyHash: text('body_hash').notNull(),
  /** Object that the first request made. */
  objectId: idColumn('object_id').notNull().default(0),
  createdAt: createdAt(),
});
