import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { clampedNumber, id, timestamp } from '../schemas/scalars';

/** Events of a tenant that its server may receive. */
export const WEBHOOK_EVENTS = ['render.finished', 'render.failed', 'user.created', 'survey.answered'] as const;
/** A kind of event. */
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Webhooks of one tenant. */
export const MAX_WEBHOOKS = 10;

const webhookUrl = z.string().check(z.trim(), z.minLength(1, 'Enter a URL.'), z.maxLength(1000));

export const webhookDraft = z.object({
  /** `https`; `http` for a server on the same machine, in development. */
  url: webhookUrl,
  events: z.array(z.enum(WEBHOOK_EVENTS)).check(z.minLength(1, 'Choose at least one event.'), z.maxLength(20)),
});

/** Change of a webhook. A field that is left out stays as it is. `isEnabled: true` also resets earlier failures. */
export const webhookChange = z.object({
  url: z.optional(webhookUrl),
  events: z.optional(webhookDraft.shape.events),
  isEnabled: z.optional(z.boolean()),
});

/** A URL of the tenant's server that events are sent to. */
export const webhook = z.looseObject({
  id: id as IdSchema<'webhook'>,
  url: z.string(),
  events: z.array(z.string()),
  isEnabled: z.boolean(),
  /** Since when every delivery has failed. Null: the last one arrived, or there was none. */
  failingSince: z.nullable(timestamp),
  /** Time at which it was turned off because deliveries failed for days. Null: it was not. */
  turnedOffAt: z.nullable(timestamp),
  createdAt: timestamp,
});
/** One webhook of the tenant. */
export type Webhook = z.infer<typeof webhook>;

/** `secret`: what signatures are checked with. Only this answer has it. */
export const webhookWithSecret = z.looseObject({ webhook, secret: z.string() });
/** A webhook that was just made, or got a new secret. */
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>;

const webhookAttempt = z.looseObject({
  at: timestamp,
  /** HTTP status; null where no answer came. */
  status: z.nullable(z.int()),
  durationMs: z.int(),
  /** The first KB of the answer. */
  answer: z.string(),
  /** Reason for a missing answer; empty if one came. */
  error: z.string(),
});

/** One event on its way to one webhook. */
export const webhookDelivery = z.looseObject({
  id: id as IdSchema<'delivery'>,
  eventId: z.string(),
  event: z.string(),
  /** `waiting`: it will be tried (again) at `nextAttemptAt`. `failed`: it will not be tried again. */
  status: z.enum(['waiting', 'delivered', 'failed']),
  /** The latest attempts, oldest first. */
  attempts: z.array(webhookAttempt),
  nextAttemptAt: z.nullable(timestamp),
  createdAt: timestamp,
  /** The event's own part of the body that is sent, as JSON. */
  data: z.string(),
});
/** One delivery in the list of a webhook. */
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const webhookDeliveryQuery = z.object({
  page: clampedNumber(1, Number.MAX_SAFE_INTEGER),
  perPage: clampedNumber(20, 100),
});
