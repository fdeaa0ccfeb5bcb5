/** Day and time, as people of the browser's language write them. */
export function momentOf(at: string): string {
  return new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
