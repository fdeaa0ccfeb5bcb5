/** The day of a time (milliseconds since 1970) in UTC, as in `2026-11-28`. */
export function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}
