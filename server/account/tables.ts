import type { AccountLimits, SocialProvider, UserRole } from '@spotreel/sdk/internal/contract';
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from '../platform/data/columns';
import type { SocialIdentity } from './social/social-identity';

export const tenant = pgTable('tenant', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  kind: text('kind', { enum: ['house', 'agency', 'white_label', 'reseller'] })
    .notNull()
    .default('house'),
  /** The tenant that made it; null for the one that runs the server. */
  parentId: idColumn('parent_id'),
  /** Closed: its people, and those of tenants below it, cannot sign in. */
  archivedAt: timeColumn('archived_at'),
  createdAt: createdAt(),
});

export const appUser = pgTable('app_user', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  /** Lower case. */
  email: text('email').notNull(),
  /** Null: this person cannot sign in with a password. */
  passwordHash: text('password_hash'),
  role: text('role').$type<UserRole>().notNull().default('user'),
  status: text('status', { enum: ['active', 'suspended'] })
    .notNull()
    .default('active'),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  avatar: text('avatar'),
  profilePictureMediaId: idColumn('profile_picture_media_id'),
  country: text('country'),
  /** BCP 47, of screens and emails. Null: none was chosen. */
  language: text('language'),
  permissions: jsonb('permissions').$type<string[]>().notNull().default([]),
  notifications: jsonb('notifications').$type<Record<string, boolean>>().notNull().default({}),
  dismissedPopUps: jsonb('dismissed_pop_ups').$type<string[]>().notNull().default([]),
  /** Limits that differ from the default. */
  limits: jsonb('limits').$type<Partial<AccountLimits>>().notNull().default({}),
  /** Null: the address is not confirmed yet. */
  emailConfirmedAt: timeColumn('email_confirmed_at'),
  /** Id of this person on the reseller's own server; unique within the tenant. */
  externalId: text('external_id'),
  /** Base32. Asked for at sign-in once it was confirmed. */
  totpSecret: text('totp_secret'),
  totpConfirmedAt: timeColumn('totp_confirmed_at'),
  /** Number of the time step whose code was used last: no code works twice. */
  totpLastStep: idColumn('totp_last_step'),
  /** The person has deleted the account; the sweep removes what is left of it. */
  deletedAt: timeColumn('deleted_at'),
  /** Time of the last use of a mailed login code: emails reach this person. */
  loginCodeUsedAt: timeColumn('login_code_used_at'),
  /** Time up to which notifications are seen. */
  notificationsSeenAt: timeColumn('notifications_seen_at').notNull().defaultNow(),
  createdAt: createdAt(),
});

/** `stored_secret` encrypts what other services gave for a person; the others sign. */
export const KEY_PURPOSES = [
  'session',
  'media',
  'survey_upload',
  'survey_page',
  'account_link',
  'stored_secret',
] as const;
export type KeyPurpose = (typeof KEY_PURPOSES)[number];

export const signingKey = pgTable('signing_key', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  purpose: text('purpose', { enum: KEY_PURPOSES }).notNull(),
  kid: text('kid').notNull(),
  /** base64url. */
  secret: text('secret').notNull(),
  createdAt: createdAt(),
  /** The newest key that is active signs. */
  activeFrom: timeColumn('active_from').notNull(),
  /** Time at which it stops to verify, which it does beside newer ones until then. Null: never. */
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

/** A sign-in, with which a family of refresh tokens began. */
export const signInSession = pgTable('sign_in_session', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  userId: idColumn('user_id').notNull(),
  family: text('family').notNull(),
  userAgent: text('user_agent').notNull().default(''),
  signedInAt: timeColumn('signed_in_at').notNull(),
  lastUsedAt: timeColumn('last_used_at').notNull(),
});

/** Links in emails, with their purpose. */
export const accountLink = pgTable('account_link', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  purpose: text('purpose', { enum: ['reset_password'] }).notNull(),
  userId: idColumn('user_id').notNull(),
  expiresAt: timeColumn('expires_at').notNull(),
  usedAt: timeColumn('used_at'),
  createdAt: createdAt(),
});

/** Purposes of a link token. */
const LINK_PURPOSES = ['reset_password', 'invitation', 'share', 'google_nonce', 'data_export'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** The hash of a link's secret, and what it opens. A spent one has no row. */
export const linkToken = pgTable('link_token', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text('purpose', { enum: LINK_PURPOSES }).notNull(),
  /** The row that the link is about. */
  subjectId: idColumn('subject_id').notNull(),
  /** Owner of the link. */
  person: text('person').notNull(),
  /** Null: the row itself says when it ends. */
  endsAt: timeColumn('ends_at'),
  createdAt: createdAt(),
});

export const invitation = pgTable('invitation', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  /** Lower case. */
  email: text('email').notNull(),
  role: text('role').$type<UserRole>().notNull(),
  invitedBy: idColumn('invited_by'),
  expiresAt: timeColumn('expires_at').notNull(),
  acceptedAt: timeColumn('accepted_at'),
  /** A link of an older version is still to be bound by its hash. */
  hasOldLink: boolean('has_old_link').notNull().default(false),
  createdAt: createdAt(),
});

export const recoveryCode = pgTable('recovery_code', {
  userId: idColumn('user_id').notNull(),
  codeHash: text('code_hash').notNull(),
  usedAt: timeColumn('used_at'),
});

/** The code that was mailed last for a login from a new browser. */
export const loginCode = pgTable('login_code', {
  userId: idColumn('user_id').primaryKey(),
  codeHash: text('code_hash').notNull(),
  endsAt: timeColumn('ends_at').notNull(),
});

/** A browser in which a mailed code was given. */
export const knownBrowser = pgTable('known_browser', {
  userId: idColumn('user_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  lastAt: timeColumn('last_at').notNull(),
});

/** An account of another site with which a person logs in. */
export const linkedIdentity = pgTable('linked_identity', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  userId: idColumn('user_id').notNull(),
  provider: text('provider').$type<SocialProvider>().notNull(),
  /** The person's id at the provider. */
  subject: text('subject').notNull(),
  label: text('label').notNull().default(''),
  createdAt: createdAt(),
  lastUsedAt: timeColumn('last_used_at').notNull(),
});

/** A login with Twitter that is under way. */
export const twitterRequest = pgTable('twitter_request', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tokenHash: text('token_hash').notNull(),
  /** Empty once Twitter has said who it is. */
  secret: text('secret').notNull(),
  verifierHash: text('verifier_hash'),
  /** Identity of the person, while the second factor is missing. */
  identity: jsonb('identity').$type<SocialIdentity>(),
  expiresAt: timeColumn('expires_at').notNull(),
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
  /** Plan at the time of the sale; null for products from before plans were data. */
  planId: idColumn('plan_id'),
  /** Plan after the period that is paid for; null: it stays. */
  nextPlanId: idColumn('next_plan_id'),
  /** Biller. */
  provider: text('provider', { enum: ['manual', 'stripe'] })
    .notNull()
    .default('manual'),
  /** Id of the subscription or payment at the provider. */
  providerRef: text('provider_ref'),
  /** Time of the request for the state that the row shows. */
  syncedAt: timeColumn('synced_at'),
  createdAt: createdAt(),
});

/** Plans of a tenant. A plan is never deleted: products and receipts name it. */
export const plan = pgTable('plan', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  /** In the smallest unit of the currency: cents. */
  priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
  /** ISO 4217. */
  currency: text('currency').notNull(),
  interval: text('interval', { enum: ['month', 'year', 'once'] }).notNull(),
  trialDays: integer('trial_days').notNull().default(0),
  groupName: text('group_name').notNull(),
  groupType: text('group_type').notNull(),
  /** Limits that differ from the default. */
  limits: jsonb('limits').$type<Partial<AccountLimits>>().notNull().default({}),
  permissions: jsonb('permissions').$type<string[]>().notNull().default([]),
  /** Opens premium templates. */
  premium: boolean('premium').notNull().default(false),
  /** Exports on the device count as renders. */
  countsDeviceExports: boolean('counts_device_exports').notNull().default(false),
  /** Counts for accounts without a product that is good. */
  isDefault: boolean('is_default').notNull().default(false),
  position: integer('position').notNull().default(0),
  /** No longer sold; products of it keep what it opens. */
  archivedAt: timeColumn('archived_at'),
  createdAt: createdAt(),
});

/** Acts in another person's account. */
export const auditEntry = pgTable('audit_entry', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Tenant of the account in which it was done. */
  tenantId: idColumn('tenant_id').notNull(),
  actorId: idColumn('actor_id'),
  /** Email at that time. */
  actor: text('actor').notNull(),
  subjectId: idColumn('subject_id'),
  /** Email at that time. */
  subject: text('subject').notNull(),
  /** Method and path of the call. */
  call: text('call').notNull(),
  /** The same, with the ids. */
  request: text('request').notNull(),
  /** Null: not known, since the server stopped meanwhile or the entry is of an older version. */
  outcome: text('outcome', { enum: ['done', 'refused', 'failed'] }),
  createdAt: createdAt(),
});

/** A time in which somebody acts as another person. */
export const actingSitting = pgTable('acting_sitting', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  /** The sign-in in which it was begun: the family of its refresh tokens. */
  sessionId: text('session_id').notNull(),
  /** Null: that account is gone. */
  actorId: idColumn('actor_id'),
  /** Name at that time. */
  actorName: text('actor_name').notNull(),
  subjectId: idColumn('subject_id').notNull(),
  /** Entry of the audit log that says that it began. */
  auditEntryId: idColumn('audit_entry_id'),
  reason: text('reason').notNull(),
  beganAt: timeColumn('began_at').notNull(),
  /** End of its time. */
  endsAt: timeColumn('ends_at').notNull(),
  /** Null: it was not ended before its time was over. */
  endedAt: timeColumn('ended_at'),
  /** Method and path of a call -> how often it was read. */
  reads: jsonb('reads').$type<Record<string, number>>().notNull().default({}),
});
