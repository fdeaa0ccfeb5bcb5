/** Properties in a document that nothing is known about yet. */
import { isObject, type Json } from '../documents/json';

/** Rewrites each object that has a value `k`, from the inside out. */
export function mapProperties(value: unknown, map: (property: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((item) => mapProperties(item, map));
  if (!isObject(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapProperties(item, map)]));
  return 'k' in inner ? map(inner) : inner;
}

/** The keyframes of a property that changes: objects with a time each. Undefined for others. */
export function keyframeList({ k }: Json): readonly Json[] | undefined {
  const isAnimated =
    Array.isArray(k) && k.length > 0 && k.every((item) => isObject(item) && typeof item.t === 'number');
  return isAnimated ? (k as readonly Json[]) : undefined;
}

export function withoutExpression({ x: _x, ...property }: Json): Json {
  return property;
}

/**
 * Code of an expression, without the variable that exporters put its value into. Undefined for a property without one.
 */
export function statementOf({ x }: Json): string | undefined {
  if (typeof x !== 'string') return undefined;
  return x
    .replace(/^\s*var \$bm_rt;/, '')
    .replace(/^\s*(var )?\$bm_rt =/, '')
    .replace(/;\s*$/, '')
    .trim();
}
