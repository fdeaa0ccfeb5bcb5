import type { PublicationPrivacy, PublishingPlatformName } from '@spotreel/sdk/internal/contract';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from '../platform/data/columns';

/** A channel of an account. Connecting it again replaces its token. */
export const publishingConnection = pgTable('publishing_connection', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  ownerId: idColumn('owner_id').notNull(),
  platform: text('platform').$type<PublishingPlatformName>().notNull(),
  /** As the platform names it. */
  channelId: text('channel_id').notNull(),
  name: text('name').notNull(),
  url: text('url'),
  /** The refresh token, encrypted. */
  sealedToken: text('sealed_token').notNull(),
  /** The platform has refused the token. */
  needsLogin: boolean('needs_login').notNull().default(false),
  createdAt: createdAt(),
});

/** A person who is at a platform's page and connects a channel. */
export const publishingLogin = pgTable('publishing_login', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  ownerId: idColumn('owner_id').notNull(),
  platform: text('platform').$type<PublishingPlatformName>().notNull(),
  stateHash: text('state_hash').notNull(),
  /** Verifier of PKCE, encrypted. */
  sealedVerifier: text('sealed_verifier').notNull(),
  /** Address to which the platform sends the person back. */
  redirectUri: text('redirect_uri').notNull(),
  /** Origin at which the person uses the app. */
  baseUrl: text('base_url').notNull(),
  expiresAt: timeColumn('expires_at').notNull(),
});

export interface StoredFailure {
  readonly code: string;
  readonly message: string;
}

/** A video on its way to a channel, or there. */
export const publication = pgTable('publication', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  ownerId: idColumn('owner_id').notNull(),
  projectId: idColumn('project_id').notNull(),
  renderId: idColumn('render_id').notNull(),
  /** Null: the channel was disconnected. */
  connectionId: idColumn('connection_id'),
  platform: text('platform').$type<PublishingPlatformName>().notNull(),
  /** Name of the channel. */
  channel: text('channel').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  privacy: text('privacy').$type<PublicationPrivacy>().notNull(),
  isMadeForKids: boolean('is_made_for_kids').notNull().default(false),
  status: text('status', { enum: ['waiting', 'uploading', 'done', 'failed', 'cancelled'] })
    .notNull()
    .default('waiting'),
  sentBytes: idColumn('sent_bytes').notNull().default(0),
  percentage: integer('percentage').notNull().default(0),
  /** Address at which the upload goes on, encrypted: its holder can write the file. */
  sealedSession: text('sealed_session'),
  url: text('url'),
  failure: jsonb('failure').$type<StoredFailure>(),
  createdAt: createdAt(),
  finishedAt: timeColumn('finished_at'),
});

export type ConnectionRow = typeof publishingConnection.$inferSelect;
export type PublicationRow = typeof publication.$inferSelect;
