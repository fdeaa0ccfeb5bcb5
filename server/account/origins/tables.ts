import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn } from '../../platform/data/columns';

/** A site on whose pages people of the tenant may use the elements. */
export const allowedOrigin = pgTable('allowed_origin', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  origin: text('origin').notNull(),
  /** It may show pages of this server in a frame. */
  mayFrame: boolean('may_frame').notNull().default(false),
  createdAt: createdAt(),
});
