/** A template is whatever a file holds: nothing about it is certain before it is checked. */
export type Json = { readonly [key: string]: unknown };

/** True for objects that are no arrays. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** False for NaN and infinities. */
export function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** False for 0, NaN and infinities. */
export function isPositive(value: unknown): value is number {
  return isFiniteNumber(value) && value > 0;
}

/** An empty list for values that are no lists. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Value of a property that never changes; undefined for an animated one. */
export function stillValue(property: unknown): unknown {
  return isObject(property) && property.a !== 1 ? property.k : undefined;
}

/** True if the property is present and is, or becomes, anything but `neutral`. */
export function differsFrom(property: unknown, neutral: number): boolean {
  if (property === undefined) return false;
  const value = stillValue(property);
  if (Array.isArray(value)) return value.some((part) => part !== neutral);
  return value !== neutral;
}
