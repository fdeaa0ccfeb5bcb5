/** One attempt of a delivery: what is sent, and what follows from the outcome. */
import type { Clock } from '@spotreel/sdk/internal/base';
import { ADMIN_ROLES } from '@spotreel/sdk/internal/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { AccountMails } from '../account/mails/mail-room';
import type { SecretBox } from '../account/session/secret-box';
import { appUser } from '../account/tables';
import type { AddressBook } from '../media/files/addresses';
import type { Database } from '../platform/data/database';
import type { JobHandler } from '../platform/jobs/job-handler';
import type { JobQueue } from '../platform/jobs/queue';
import type { Log } from '../platform/log/log';
import { deliveryJob } from './deliveries';
import { type Outcome, postEvent } from './post-event';
import { openWebhookSecret } from './sealed-secrets';
import { SIGNATURE_HEADER, signatureOf } from './signature';
import { type DeliveryRow, type WebhookRow, webhook, webhookDelivery } from './tables';
import { deliveryPolicy } from './webhook-url';

export interface AttemptParts {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly log: Log;
  readonly addresses: AddressBook;
  readonly accountMails: AccountMails;
  readonly secretBox: SecretBox;
  /** Webhooks may be on this machine: it is a server in development. */
  readonly isLocalWebhookAllowed: boolean;
  /** Default: `PAUSES_MS`. */
  readonly webhookPausesMs?: readonly number[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Pauses before the second and each further attempt: nine attempts in about a day. */
const PAUSES_MS: readonly number[] = [
  MINUTE_MS / 2,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  14 * HOUR_MS,
];
/** A webhook whose deliveries have all failed for this long is turned off. */
const TURNED_OFF_AFTER_MS = 5 * 24 * HOUR_MS;
/** Attempts that a delivery shows. */
const KEPT_ATTEMPTS = 20;

interface Attempted {
  readonly delivery: DeliveryRow;
  readonly hook: WebhookRow;
  readonly outcome: Outcome;
  readonly tries: number;
}

/** Runs the jobs of the kind `webhook`. */
export function webhookHandler(parts: AttemptParts): JobHandler {
  return {
    async lock(tx, { subjectId }) {
      await tx
        .select({ id: webhookDelivery.id })
        .from(webhookDelivery)
        .where(eq(webhookDelivery.id, subjectId))
        .for('update');
    },
    async run({ subjectId, payload }, signal) {
      const found = await readDelivery(parts.db, subjectId);
      if (found?.delivery.status !== 'waiting') return async () => undefined;
      const { delivery, hook } = found;
      if (!hook.isEnabled && delivery.type !== 'test') return (tx) => giveUp(tx, delivery);
      const outcome = await send(parts, delivery, hook, signal);
      return (tx) => record(tx, parts, { delivery, hook, outcome, tries: Number(payload.tries) });
    },
    isWorthRetry: () => true,
    async failed(tx, { subjectId }) {
      await tx
        .update(webhookDelivery)
        .set({ status: 'failed', nextAttemptAt: null })
        .where(eq(webhookDelivery.id, subjectId));
      return undefined;
    },
  };
}

async function readDelivery(db: Database, id: number) {
  const [found] = await db
    .select({ delivery: webhookDelivery, hook: webhook })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhookId))
    .where(eq(webhookDelivery.id, id));
  return found;
}

async function giveUp(tx: Database, { id }: DeliveryRow): Promise<undefined> {
  await tx.update(webhookDelivery).set({ status: 'failed', nextAttemptAt: null }).where(eq(webhookDelivery.id, id));
}

function send(
  { clock, addresses, secretBox, isLocalWebhookAllowed }: AttemptParts,
  delivery: DeliveryRow,
  hook: WebhookRow,
  signal: AbortSignal,
): Promise<Outcome> {
  const body = bodyOf(delivery, hook, addresses);
  const isFormerValid = hook.formerUntil !== null && hook.formerUntil.getTime() > clock.now();
  const stored = [hook.secret, ...(isFormerValid && hook.formerSecret ? [hook.formerSecret] : [])];
  const secrets = stored.flatMap((one) => openWebhookSecret(secretBox, hook.tenantId, one) ?? []);
  const headers = {
    [SIGNATURE_HEADER]: signatureOf(body, secrets, clock.now()),
    'Spotreel-Event-Id': delivery.eventId,
    'Spotreel-Event': delivery.type,
  };
  return postEvent(hook.url, { body, headers, policy: deliveryPolicy(hook.url, isLocalWebhookAllowed) }, signal);
}

/** Links to files expire, so that each attempt has new ones. */
function bodyOf({ eventId, type, data, happenedAt }: DeliveryRow, { baseUrl }: WebhookRow, addresses: AddressBook) {
  const { fileKey, ...shown } = data;
  const link = typeof fileKey === 'string' && baseUrl ? { downloadUrl: addresses.at(baseUrl).of(fileKey) } : {};
  return JSON.stringify({ id: eventId, type, createdAt: happenedAt.toISOString(), data: { ...shown, ...link } });
}

async function record(tx: Database, parts: AttemptParts, attempted: Attempted): Promise<undefined> {
  const { delivery, hook, outcome, tries } = attempted;
  const { clock, jobs, webhookPausesMs = PAUSES_MS } = parts;
  const now = clock.now();
  const attempts = [...delivery.attempts, { at: new Date(now).toISOString(), ...outcome }].slice(-KEPT_ATTEMPTS);
  const isDelivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
  const pause = webhookPausesMs[tries - 1];
  const isOver = isDelivered || pause === undefined || delivery.type === 'test';
  await tx
    .update(webhookDelivery)
    .set({
      attempts,
      status: isDelivered ? 'delivered' : isOver ? 'failed' : 'waiting',
      nextAttemptAt: isOver ? null : new Date(now + pause),
    })
    .where(eq(webhookDelivery.id, delivery.id));
  if (!isOver) await jobs.enqueue(tx, [deliveryJob(delivery.id, hook.tenantId, tries + 1, pause)]);
  if (delivery.type !== 'test') await noteHealth(tx, parts, hook.id, isDelivered);
}

/** Turns a webhook off that has failed for days, and says so to the tenant's admins. */
async function noteHealth(tx: Database, parts: AttemptParts, webhookId: number, isDelivered: boolean): Promise<void> {
  const [row] = await tx.select().from(webhook).where(eq(webhook.id, webhookId)).for('update');
  if (!row) return;
  const now = new Date(parts.clock.now());
  if (isDelivered) {
    if (row.failingSince) await tx.update(webhook).set({ failingSince: null }).where(eq(webhook.id, webhookId));
    return;
  }
  const since = row.failingSince ?? now;
  const isTooLong = now.getTime() - since.getTime() >= TURNED_OFF_AFTER_MS;
  const isTurnedOff = isTooLong && row.isEnabled;
  await tx
    .update(webhook)
    .set({ failingSince: since, ...(isTurnedOff && { isEnabled: false, turnedOffAt: now }) })
    .where(eq(webhook.id, webhookId));
  if (isTurnedOff) await mailAboutWebhook(tx, parts, row);
}

/** Emails at a time: the longest-standing admins. */
const MOST_ADMINS = 10;

/** Posts an email to the admins of the tenant. Without an address for the link there is only a line in the log. */
async function mailAboutWebhook(
  tx: Database,
  { accountMails, log }: { readonly accountMails: AccountMails; readonly log: Log },
  { id, tenantId, baseUrl }: WebhookRow,
): Promise<void> {
  log.warn({ webhook: id, tenant: tenantId }, 'a webhook was turned off');
  if (!baseUrl) return;
  const admins = and(eq(appUser.tenantId, tenantId), eq(appUser.status, 'active'), inArray(appUser.role, ADMIN_ROLES));
  const rows = await tx.select({ id: appUser.id }).from(appUser).where(admins).orderBy(appUser.id).limit(MOST_ADMINS);
  for (const admin of rows) await accountMails.post(tx, { kind: 'webhook-turned-off', id: admin.id, baseUrl });
}
