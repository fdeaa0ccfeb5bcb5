import type { PropKind } from './element-definition';

/** Value of an attribute; undefined (or false) if it is absent or has no value. */
export function fromAttribute(kind: PropKind, text: string | null): unknown {
  if (kind === 'boolean') return text !== null && text !== 'false';
  if (text === null) return undefined;
  return kind === 'number' ? numberOf(text) : text;
}

/** Value of a property set to `value`. Objects stay the same object. */
export function fromProperty(kind: PropKind, value: unknown): unknown {
  if (kind === 'object') return value ?? undefined;
  if (kind === 'boolean') return Boolean(value) && value !== 'false';
  if (value === null || value === undefined) return undefined;
  return kind === 'number' ? numberOf(value) : String(value);
}

/** The attribute that shows a primitive; null takes it away. */
export function toAttribute(value: unknown): string | null {
  if (value === true) return '';
  return value === undefined || value === false ? null : String(value);
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  return Number.isNaN(number) ? undefined : number;
}
