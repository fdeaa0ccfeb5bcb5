import * as z from 'zod/mini';
import { timestamp } from '../schemas/scalars';

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
  /** Number of people of the period who reached each step; each step counts those of the step before. */
  funnel: z.array(z.looseObject({ step: z.enum(['login', 'new_project', 'render', 'render_done']), users: count })),
});
/** Usage of the app by the tenant's people in a period. Days are of UTC. */
export type UsageSummary = z.infer<typeof usageSummary>;
