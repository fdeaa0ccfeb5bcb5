import type { WebhookEvent } from '@spotreel/sdk/internal/contract';
import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from '../platform/data/columns';

export const webhook = pgTable('webhook', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  url: text('url').notNull(),
  events: text('events').array().$type<WebhookEvent[]>().notNull(),
  /** `whsec_…`. Signatures need it, so it is no hash. */
  secret: text('secret').notNull(),
  /** Signs too until `formerUntil`. */
  formerSecret: text('former_secret'),
  formerUntil: timeColumn('former_until'),
  isEnabled: boolean('is_enabled').notNull().default(true),
  /** Time of the first failure since the last success. */
  failingSince: timeColumn('failing_since'),
  /** It failed for too long. */
  turnedOffAt: timeColumn('turned_off_at'),
  /** Start of links in bodies and emails, as the admin reached the server. Null: unknown. */
  baseUrl: text('base_url'),
  createdAt: createdAt(),
});

export interface StoredAttempt {
  /** ISO 8601. */
  readonly at: string;
  /** Null: no answer came. */
  readonly status: number | null;
  readonly durationMs: number;
  /** The first KB. */
  readonly answer: string;
  readonly error: string;
}

/** One event for one webhook. */
export const webhookDelivery = pgTable('webhook_delivery', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  webhookId: idColumn('webhook_id').notNull(),
  eventId: text('event_id').notNull(),
  type: text('type').$type<WebhookEvent | 'test'>().notNull(),
  data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
  happenedAt: timeColumn('happened_at').notNull(),
  status: text('status', { enum: ['waiting', 'delivered', 'failed'] })
    .notNull()
    .default('waiting'),
  attempts: jsonb('attempts').$type<StoredAttempt[]>().notNull().default([]),
  nextAttemptAt: timeColumn('next_attempt_at'),
  createdAt: createdAt(),
});

export type WebhookRow = typeof webhook.$inferSelect;
export type DeliveryRow = typeof webhookDelivery.$inferSelect;
