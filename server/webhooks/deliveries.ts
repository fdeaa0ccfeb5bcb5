/** Deliveries: made from events, listed, sent again. A job in the queue does each attempt. */
import { randomUUID } from 'node:crypto';
import type { Clock } from '@spotreel/sdk/internal/base';
import type { Page, WebhookDelivery, WebhookEvent } from '@spotreel/sdk/internal/contract';
import { and, asc, count, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../platform/data/database';
import { eventOutbox } from '../platform/events/outbox';
import { ApiError } from '../platform/http/api-error';
import { offsetOf, type PageRequest, pageOf } from '../platform/http/paging';
import type { JobQueue, NewJob } from '../platform/jobs/queue';
import { webhookKind } from './job-kinds';
import { type DeliveryRow, type WebhookRow, webhook, webhookDelivery } from './tables';

/** Events that one transaction takes. */
const TAKEN_AT_ONCE = 100;
/** Deliveries are listed for this long. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

interface NewDelivery {
  readonly type: WebhookEvent | 'test';
  readonly eventId: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly happenedAt: Date;
}

/**
 * Makes a delivery for each webhook that wants an event, and drops the event; in one transaction, so that none is lost or
 * sent twice. Answers how many events there were.
 */
export function takeEvents(db: Database, jobs: JobQueue): Promise<number> {
  return db.transaction(async (tx) => {
    const events = await tx
      .select()
      .from(eventOutbox)
      .orderBy(asc(eventOutbox.id))
      .limit(TAKEN_AT_ONCE)
      .for('update', { skipLocked: true });
    if (events.length === 0) return 0;
    const tenants = [...new Set(events.map(({ tenantId }) => tenantId))];
    const hooks = await tx
      .select()
      .from(webhook)
      .where(and(inArray(webhook.tenantId, tenants), eq(webhook.isEnabled, true)));
    for (const { id, tenantId, type, data, createdAt } of events) {
      const event = { type, data, eventId: `evt_${id}`, happenedAt: createdAt };
      const wanting = hooks.filter((hook) => hook.tenantId === tenantId && hook.events.includes(type));
      for (const hook of wanting) await addDelivery(tx, jobs, hook, event);
    }
    const taken = events.map(({ id }) => id);
    await tx.delete(eventOutbox).where(inArray(eventOutbox.id, taken));
    return events.length;
  });
}

export async function addTestDelivery(db: Database, jobs: JobQueue, hook: WebhookRow, clock: Clock) {
  const data = { message: 'This is a test event.' };
  const event = { type: 'test' as const, data, eventId: `evt_test_${randomUUID()}`, happenedAt: new Date(clock.now()) };
  return toDelivery(await db.transaction((tx) => addDelivery(tx, jobs, hook, event)));
}

async function addDelivery(tx: Database, jobs: JobQueue, hook: WebhookRow, event: NewDelivery): Promise<DeliveryRow> {
  const [row] = await tx
    .insert(webhookDelivery)
    .values({ webhookId: hook.id, nextAttemptAt: new Date(), ...event })
    .returning();
  if (!row) throw new Error('No delivery was stored');
  await jobs.enqueue(tx, [deliveryJob(row.id, hook.tenantId, 1, 0)]);
  return row;
}

/** `tries`: which attempt of a series it is, from 1. */
export function deliveryJob(deliveryId: number, tenantId: number, tries: number, delayMs: number): NewJob {
  const owner = { id: tenantId, tenantId };
  return { kind: webhookKind, subjectId: deliveryId, payload: { tries }, delayMs, owner };
}

/** Begins a new series of attempts. Throws `not_found`. */
export function resend(db: Database, jobs: JobQueue, hook: WebhookRow, deliveryId: number, clock: Clock) {
  return db.transaction(async (tx) => {
    const own = and(eq(webhookDelivery.id, deliveryId), eq(webhookDelivery.webhookId, hook.id));
    const [row] = await tx.select().from(webhookDelivery).where(own).for('update');
    if (!row) throw new ApiError('not_found');
    const waiting = { status: 'waiting' as const, nextAttemptAt: new Date(clock.now()) };
    await jobs.remove(tx, [webhookKind], deliveryId);
    await tx.update(webhookDelivery).set(waiting).where(eq(webhookDelivery.id, deliveryId));
    await jobs.enqueue(tx, [deliveryJob(deliveryId, hook.tenantId, 1, 0)]);
    return toDelivery({ ...row, ...waiting });
  });
}

export async function listDeliveries(
  db: Database,
  hook: WebhookRow,
  request: PageRequest,
): Promise<Page<WebhookDelivery>> {
  const own = eq(webhookDelivery.webhookId, hook.id);
  const [total] = await db.select({ rows: count() }).from(webhookDelivery).where(own);
  const rows = await db
    .select()
    .from(webhookDelivery)
    .where(own)
    .orderBy(desc(webhookDelivery.id))
    .limit(request.perPage)
    .offset(offsetOf(request));
  return pageOf(rows.map(toDelivery), total?.rows ?? 0, request);
}

/** Deletes old deliveries, also those that still wait: nothing waits for a month. */
export async function sweepDeliveries(db: Database, clock: Clock): Promise<void> {
  await db.delete(webhookDelivery).where(lt(webhookDelivery.createdAt, new Date(clock.now() - KEPT_MS)));
}

function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { fileKey: _internal, ...data } = row.data;
  return {
    id: row.id,
    eventId: row.eventId,
    event: row.type,
    status: row.status,
    attempts: row.attempts.map((attempt) => ({ ...attempt })),
    nextAttemptAt: row.status === 'waiting' ? (row.nextAttemptAt?.toISOString() ?? null) : null,
    createdAt: row.createdAt.toISOString(),
    data: JSON.stringify(data),
  };
}
