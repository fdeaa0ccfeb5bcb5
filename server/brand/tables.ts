import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from '../platform/data/columns';

/** Brands; the database calls them as the wire does. */
export const brand = pgTable('organisation', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  ownerId: idColumn('owner_id').notNull(),
  name: text('name').notNull(),
  logoMediaId: idColumn('logo_media_id'),
  /** Up to four, most important first; '' is unset. */
  colors: jsonb('colors').$type<string[]>().notNull().default([]),
  font: text('font').notNull().default(''),
  website: text('website').notNull().default(''),
  trustpilotUrl: text('trustpilot_url').notNull().default(''),
  googlePlaceName: text('google_place_name').notNull().default(''),
  googlePlace: text('google_place').notNull().default(''),
  createdAt: createdAt(),
  /** The row of a deleted brand stays, without its content. */
  deletedAt: timeColumn('deleted_at'),
});
