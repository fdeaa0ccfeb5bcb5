/** Unchecked object from the wire or out of a storage. */
export type Rec = Readonly<Record<string, unknown>>;

/** True for objects that are no arrays. */
export function isRecord(value: unknown): value is Rec {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The list itself; an empty one for anything else. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** True for strings, also empty ones. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** `otherwise` for values that are no texts. */
export function textOr(value: unknown, otherwise: string): string {
  return isText(value) ? value : otherwise;
}

/**
 * A value with these fields. A field of another type than its default gets the default; a default of null is for a
 * number that may be missing.
 */
export function mended(value: Rec, defaults: Rec): Rec {
  const fields = Object.entries(defaults).map(([name, otherwise]) => [
    name,
    kindOf(value[name]) === kindOf(otherwise ?? 0) ? value[name] : otherwise,
  ]);
  return { ...value, ...Object.fromEntries(fields) };
}

/** `[object Array]` and the like: distinguishes lists and null from other objects. */
function kindOf(value: unknown): string {
  return Object.prototype.toString.call(value);
}
