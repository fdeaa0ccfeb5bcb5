import type { AccountLimits } from '@spotreel/sdk/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from '../platform/data/columns';

export const tenant = pgTable('tenant', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  createdAt: createdAt(),
});

export const appUser = pgTable('app_user', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  /** Lower case. */
  email: text('email').notNull(),
  /** Null: this person cannot sign in with a password. */
  passwordHash: text('password_hash'),
  role: text('role', { enum: ['user', 'operator'] })
    .notNull()
    .default('user'),
  status: text('status', { enum: ['active', 'suspended'] })
    .notNull()
    .default('active'),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  avatar: text('avatar'),
  country: text('country'),
  permissions: jsonb('permissions').$type<string[]>().notNull().default([]),
  notifications: jsonb('notifications').$type<Record<string, boolean>>().notNull().default({}),
  dismissedPopUps: jsonb('dismissed_pop_ups').$type<string[]>().notNull().default([]),
  /** What differs from the default limits. */
  limits: jsonb('limits').$type<Partial<AccountLimits>>().notNull().default({}),
  createdAt: createdAt(),
});

export const signingKey = pgTable('signing_key', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  purpose: text('purpose', { enum: ['session', 'media', 'survey_upload', 'survey_page'] }).notNull(),
  kid: text('kid').notNull(),
  /** base64url. */
  secret: text('secret').notNull(),
  createdAt: createdAt(),
  /** A retired key still verifies; it signs nothing new. */
  retiredAt: timeColumn('retired_at'),
});

export const refreshToken = pgTable('refresh_token', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  userId: idColumn('user_id').notNull(),
  /** Everything that came from one sign-in. */
  family: text('family').notNull(),
  tokenHash: text('token_hash').notNull(),
  expiresAt: timeColumn('expires_at').notNull(),
  usedAt: timeColumn('used_at'),
  revokedAt: timeColumn('revoked_at'),
  createdAt: createdAt(),
});

/** From where an account has signed in. */
export const signInNetwork = pgTable('sign_in_network', {
  userId: idColumn('user_id').notNull(),
  /** A hash of the network. */
  network: text('network').notNull(),
  lastAt: timeColumn('last_at').notNull(),
});

export const product = pgTable('product', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  userId: idColumn('user_id').notNull(),
  productType: text('product_type', { enum: ['recurring', 'single', 'trial'] }).notNull(),
  status: text('status', { enum: ['active', 'cancelled', 'overdue'] }).notNull(),
  expiresAt: timeColumn('expires_at'),
  groupName: text('group_name').notNull(),
  groupType: text('group_type').notNull(),
  createdAt: createdAt(),
});
