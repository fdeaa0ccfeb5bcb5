import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from '../platform/data/columns';

export const dataExport = pgTable('data_export', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  userId: idColumn('user_id').notNull(),
  status: text('status', { enum: ['queued', 'running', 'done', 'failed'] })
    .notNull()
    .default('queued'),
  /** 0 to 100. */
  progress: integer('progress').notNull().default(0),
  /** Start of the addresses in the email. */
  baseUrl: text('base_url').notNull(),
  fileKey: text('file_key'),
  sizeBytes: bigint('size_bytes', { mode: 'number' }),
  /** The secret of its address, encrypted. Null: none was issued, or a restore ended it. */
  sealedToken: text('sealed_token'),
  /** The file is removed then. */
  expiresAt: timeColumn('expires_at'),
  createdAt: createdAt(),
});
