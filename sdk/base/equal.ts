/** True if two JSON values are equal; the order of an object's fields does not matter. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = Object.entries(a);
  const right = Object.entries(b);
  return (
    left.length === right.length &&
    left.every(([name, value]) => Object.hasOwn(b, name) && isEqual(value, (b as Record<string, unknown>)[name]))
  );
}
