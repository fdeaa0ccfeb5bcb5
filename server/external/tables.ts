import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from '../platform/data/columns';

export const reviewSource = pgTable('review_source', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  ownerId: idColumn('owner_id').notNull(),
  kind: text('kind', { enum: ['google', 'trustpilot', 'file', 'text'] }).notNull(),
  name: text('name').notNull(),
  /** The place or the domain. Null for files and texts. */
  reference: text('reference'),
  url: text('url'),
  refreshedAt: timeColumn('refreshed_at').notNull(),
  /** Null for files and texts, which stay as they are. */
  nextRefreshAt: timeColumn('next_refresh_at'),
  /** Reason why the last refresh failed. */
  problem: text('problem'),
  createdAt: createdAt(),
});

export const review = pgTable('review', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  sourceId: idColumn('source_id').notNull(),
  /** Empty: unknown. */
  author: text('author').notNull(),
  body: text('body').notNull(),
  /** 1 to 5. Null: unknown. */
  score: doublePrecision('score'),
  writtenAt: timeColumn('written_at'),
  url: text('url'),
});
