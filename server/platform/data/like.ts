/** A pattern of SQL's `like` that finds a text anywhere; its own signs are taken as they are. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
