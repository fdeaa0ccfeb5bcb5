/** Names that begin with a day, of files that are kept for a day. Days are UTC; times are milliseconds since 1970. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** As in `2026-11-28`. */
export function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}

/** What was named today or yesterday may be less than a day old. */
export function mayBeOfLastDay(name: string, nowMs: number): boolean {
  return [nowMs, nowMs - DAY_MS].some((timeMs) => name.startsWith(dayOf(timeMs)));
}
