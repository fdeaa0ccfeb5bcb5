import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from '../../platform/data/columns';

export const productFeed = pgTable('product_feed', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  ownerId: idColumn('owner_id').notNull(),
  kind: text('kind', { enum: ['shopify', 'address', 'file'] }).notNull(),
  name: text('name').notNull(),
  /** Null for a file. */
  url: text('url'),
  /** Label of `TextDecoder` that a person chose. Null: it is found with each reading. */
  encoding: text('encoding'),
  refreshedAt: timeColumn('refreshed_at').notNull(),
  /** Null for a file, which stays as it is. */
  nextRefreshAt: timeColumn('next_refresh_at'),
  /** Reason why the last refresh failed. */
  problem: text('problem'),
  createdAt: createdAt(),
});

export const shopProduct = pgTable('shop_product', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  feedId: idColumn('feed_id').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  /** Null: unknown. */
  amount: doublePrecision('amount'),
  /** Before the price was reduced, in the same currency. Null: it is not reduced. */
  regularAmount: doublePrecision('regular_amount'),
  /** ISO 4217. Null: unknown. */
  currency: text('currency'),
  url: text('url'),
  imageUrl: text('image_url'),
});
