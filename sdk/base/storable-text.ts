/**
 * Characters that neither PostgreSQL (NUL) nor UTF-8 (half of a surrogate pair, as a text that was cut by code units
 * ends with) can hold.
 */
const UNSTORABLE = /\0|\p{Surrogate}/u;
const ALL_UNSTORABLE = /\0|\p{Surrogate}/gu;

/** False for a text with NUL or a lone surrogate: PostgreSQL refuses such texts. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** Without what cannot be stored. */
export function storable(text: string): string {
  return isStorable(text) ? text : text.replace(ALL_UNSTORABLE, '');
}
