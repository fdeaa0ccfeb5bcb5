import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timeColumn } from './columns';

/** How often something was tried in the period that ends at `ends_at`. */
export const attemptCount = pgTable('attempt_count', {
  scope: text('scope').notNull(),
  key: text('key').notNull(),
  count: integer('count').notNull(),
  endsAt: timeColumn('ends_at').notNull(),
});
