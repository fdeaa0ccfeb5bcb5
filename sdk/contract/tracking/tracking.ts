import * as z from 'zod/mini';

/** Usage events of the app (docs/rules/app.md#usage-tracking). */
export const trackedEventName = z.enum(['login', 'new_project', 'view_page']);
export type TrackedEventName = z.infer<typeof trackedEventName>;

const optionalText = (max: number) => z.nullish(z.string().check(z.maxLength(max)));

/** One event, with the names that the rules give. Whose it is the session token says; `email` and `user_id` are not believed. */
export const usageEvent = z.object({
  event: trackedEventName,
  /** 'backend' for page views; else what the caller passes. */
  source: z.string().check(z.maxLength(100)),
  user_agent: optionalText(1000),
  email: optionalText(254),
  user_id: z.nullish(z.union([z.number(), z.string().check(z.maxLength(100))])),
  /** With `new_project`: what the project is made from. */
  search_term: optionalText(500),
  page_url: optionalText(2000),
});
export type UsageEvent = z.infer<typeof usageEvent>;
