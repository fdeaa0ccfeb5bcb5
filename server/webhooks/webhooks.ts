/** The webhooks of a tenant. */
import type { Clock } from '@spotreel/sdk/internal/base';
import { MAX_WEBHOOKS, type Webhook, type WebhookEvent, type WebhookWithSecret } from '@spotreel/sdk/internal/contract';
import { and, asc, count, eq } from 'drizzle-orm';
import type { SecretBox } from '../account/session/secret-box';
import { tenant } from '../account/tables';
import type { Database } from '../platform/data/database';
import { ApiError } from '../platform/http/api-error';
import { sealWebhookSecret } from './sealed-secrets';
import { newWebhookSecret } from './signature';
import { type WebhookRow, webhook } from './tables';

const DAY_MS = 24 * 60 * 60 * 1000;

interface SecretParts {
  readonly db: Database;
  readonly secretBox: SecretBox;
}

interface NewWebhook {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly baseUrl: string | null;
}

interface WebhookChanges {
  readonly url?: string | undefined;
  readonly events?: readonly WebhookEvent[] | undefined;
  readonly isEnabled?: boolean | undefined;
}

export async function listWebhooks(db: Database, tenantId: number): Promise<Webhook[]> {
  const rows = await db.select().from(webhook).where(eq(webhook.tenantId, tenantId)).orderBy(asc(webhook.id));
  return rows.map(toWebhook);
}

/** Throws `webhook_limit`. */
export async function addWebhook(
  { db, secretBox }: SecretParts,
  tenantId: number,
  draft: NewWebhook,
): Promise<WebhookWithSecret> {
  const secret = newWebhookSecret();
  const row = await db.transaction(async (tx) => {
    // Locked, so that no two requests each add the last one that is allowed.
    await tx.select({ id: tenant.id }).from(tenant).where(eq(tenant.id, tenantId)).for('no key update');
    const [total] = await tx.select({ hooks: count() }).from(webhook).where(eq(webhook.tenantId, tenantId));
    if ((total?.hooks ?? 0) >= MAX_WEBHOOKS) throw new ApiError('webhook_limit');
    const { url, events, baseUrl } = draft;
    const sealed = sealWebhookSecret(secretBox, tenantId, secret);
    const values = { tenantId, url, secret: sealed, baseUrl, events: [...new Set(events)] };
    const [created] = await tx.insert(webhook).values(values).returning();
    if (!created) throw new Error('No webhook was stored');
    return created;
  });
  return { webhook: toWebhook(row), secret };
}

/** Throws `not_found`, also for one of another tenant. */
export async function ownWebhook(db: Database, tenantId: number, id: number): Promise<WebhookRow> {
  const own = and(eq(webhook.id, id), eq(webhook.tenantId, tenantId));
  const [row] = await db.select().from(webhook).where(own);
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Turning it on forgets earlier failures. */
export async function writeWebhook(db: Database, row: WebhookRow, changes: WebhookChanges): Promise<Webhook> {
  const { url = row.url, events = row.events, isEnabled = row.isEnabled } = changes;
  const health = changes.isEnabled ? { failingSince: null, turnedOffAt: null } : {};
  const [written] = await db
    .update(webhook)
    .set({ url, isEnabled, events: [...new Set(events)], ...health })
    .where(eq(webhook.id, row.id))
    .returning();
  return toWebhook(written ?? row);
}

/** For a day, the former secret signs too. */
export async function renewSecret(
  { db, secretBox }: SecretParts,
  row: WebhookRow,
  clock: Clock,
): Promise<WebhookWithSecret> {
  const secret = newWebhookSecret();
  const sealed = sealWebhookSecret(secretBox, row.tenantId, secret);
  const formerUntil = new Date(clock.now() + DAY_MS);
  await db.update(webhook).set({ secret: sealed, formerSecret: row.secret, formerUntil }).where(eq(webhook.id, row.id));
  return { webhook: toWebhook(row), secret };
}

function toWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    isEnabled: row.isEnabled,
    failingSince: row.failingSince?.toISOString() ?? null,
    turnedOffAt: row.turnedOffAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
