import * as z from 'zod/mini';
import { timestamp } from './scalars';

/** What the app tells of its use (survey document, section 7). */
export const trackedEventName = z.enum(['login', 'new_project', 'view_page']);
export type TrackedEventName = z.infer<typeof trackedEventName>;

const optionalText = (max: number) => z.nullish(z.string().check(z.maxLength(max)));

/** One event, with the document's names. Whose it is the session token says; `email` and `user_id` are not believed. */
export const usageEvent = z.object({
  event: trackedEventName,
  /** 'backend' for page views; else what the caller passes. */
  source: z.string().check(z.maxLength(100)),
  user_agent: optionalText(1000),
  email: optionalText(254),
  user_id: z.nullish(z.union([z.number(), z.string().check(z.maxLength(100))])),
  /** Of `new_project`: what the project is made from. */
  search_term: optionalText(500),
  page_url: optionalText(2000),
});
export type UsageEvent = z.infer<typeof usageEvent>;

const count = z.int().check(z.minimum(0));

/** A day is one of UTC, `2026-11-21`. */
export const usageSummary = z.looseObject({
  from: timestamp,
  to: timestamp,
  /** Every day of the period, with the number of each event. */
  days: z.array(z.looseObject({ day: z.string(), login: count, new_project: count, view_page: count })),
  /** The most viewed first, at most 50; ids in addresses are `:id`. */
  pages: z.array(z.looseObject({ page: z.string(), views: count, users: count })),
  /** Last seen first, at most 50. */
  users: z.array(z.looseObject({ userId: z.int(), email: z.string(), events: count, lastSeenAt: timestamp })),
  /** How many people of the period came this far; each step counts those of the step before. */
  funnel: z.array(z.looseObject({ step: z.enum(['login', 'new_project', 'render', 'render_done']), users: count })),
});
export type UsageSummary = z.infer<typeof usageSummary>;
