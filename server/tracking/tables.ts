import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn } from '../platform/data/columns';

export const usageEvent = pgTable('usage_event', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  userId: idColumn('user_id').notNull(),
  event: text('event', { enum: ['login', 'new_project', 'view_page'] }).notNull(),
  source: text('source').notNull(),
  userAgent: text('user_agent'),
  searchTerm: text('search_term'),
  pageUrl: text('page_url'),
  /** The address without host, query and ids: what pages are counted by. */
  page: text('page'),
  createdAt: createdAt(),
});
