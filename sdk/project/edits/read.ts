/** Readers of the parts of a serialized edit: undefined means that the part is not what it should be. */
import { type HexColor, parseHexColor } from '../../base/color';

/** Ids are positive integers. */
export function readId(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** The outer undefined means unreadable; null is a value. */
export function readNullable<Value>(value: unknown, read: (value: unknown) => Value | undefined) {
  return value === null ? null : read(value);
}

export function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function readIndex(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;
}

export function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function readColor(value: unknown): HexColor | undefined {
  return typeof value === 'string' ? parseHexColor(value) : undefined;
}

/** A list in which every item is readable. */
export function readList<Value>(value: unknown, read: (value: unknown) => Value | undefined): Value[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(read);
  return items.some((item) => item === undefined) ? undefined : (items as Value[]);
}

export function readObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}

/** An object in which every value is readable. */
export function readMap<Value>(value: unknown, read: (value: unknown) => Value | undefined) {
  const object = readObject(value);
  if (!object) return undefined;
  const entries = Object.entries(object).map(([name, item]) => [name, read(item)] as const);
  return entries.some(([, item]) => item === undefined)
    ? undefined
    : (Object.fromEntries(entries) as Record<string, Value>);
}
