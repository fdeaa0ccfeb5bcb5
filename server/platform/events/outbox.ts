/**
 * Events of a tenant, written in the transaction of the rows that they report: an event is there exactly when they are.
 * `server/webhooks` takes events from here and sends them to webhooks.
 */
import type { WebhookEvent } from '@spotreel/sdk/internal/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn } from '../data/columns';
import type { Database } from '../data/database';

/** Events that nothing has taken yet. */
export const eventOutbox = pgTable('event_outbox', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  type: text('type').$type<WebhookEvent>().notNull(),
  data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
  createdAt: createdAt(),
});

export interface TenantEvent {
  readonly tenantId: number;
  readonly type: WebhookEvent;
  readonly data: Readonly<Record<string, unknown>>;
}

export async function recordEvent(tx: Database, event: TenantEvent): Promise<void> {
  await tx.insert(eventOutbox).values(event);
}
