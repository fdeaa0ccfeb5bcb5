/** Names that begin with a day, of files that are kept for a day. */
import { dayOf } from '../platform/data/day-of';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether it was named today or yesterday, and may be less than a day old. `nowMs`: since 1970. */
export function mayBeOfLastDay(name: string, nowMs: number): boolean {
  return [nowMs, nowMs - DAY_MS].some((timeMs) => name.startsWith(dayOf(timeMs)));
}
