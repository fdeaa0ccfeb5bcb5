/** Names that begin with a day, of files that are kept for a day. */
import { dayOf } from '../../platform/data/day-of';

const DAY_MS = 24 * 60 * 60 * 1000;

/** True if it was named yesterday or later, and may be less than a day old. `nowMs`: since 1970. */
export function mayBeOfLastDay(name: string, nowMs: number): boolean {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(name) ?? [];
  return day !== undefined && day >= dayOf(nowMs - DAY_MS);
}
