import type { ApiKeyScope } from '@spotreel/sdk/internal/contract';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from '../../platform/data/columns';

export const apiKey = pgTable('api_key', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  name: text('name').notNull(),
  /** The part of a key by which it is found; not secret. */
  prefix: text('prefix').notNull(),
  secretHash: text('secret_hash').notNull(),
  /** Hash from before the last rotation; it counts until `formerUntil`. */
  formerHash: text('former_hash'),
  formerUntil: timeColumn('former_until'),
  scopes: text('scopes').array().$type<ApiKeyScope[]>().notNull(),
  createdBy: idColumn('created_by'),
  /** Written at most once a minute. */
  lastUsedAt: timeColumn('last_used_at'),
  /** Null: never. */
  expiresAt: timeColumn('expires_at'),
  revokedAt: timeColumn('revoked_at'),
  createdAt: createdAt(),
});
