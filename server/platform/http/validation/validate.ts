import { type ErrorDetails, isStorable } from '@spotreel/sdk/internal/base';
import { type Call, type ParsedBodyOf, readValue, type ValueFault } from '@spotreel/sdk/internal/contract';
import type * as z from 'zod';
import { ApiError } from '../api-error';
import type { RequestNotes } from '../request-notes';
import { bodyNames } from './body-names';

type Schema = z.core.$ZodType;

/** The parsed value, of which every text can be stored. Throws `validation_failed` with field path -> texts. */
export function validated<S extends Schema>(schema: S, value: unknown): z.core.output<S> {
  return validatedWith(schema, value, {});
}

/** The parsed body of a call. `notes` get the names that the call ignores. Throws `validation_failed`, for unknown names too. */
export function validatedBody<C extends Call>(call: C, value: unknown, notes: RequestNotes): ParsedBodyOf<C> {
  if (!call.body) return undefined as ParsedBodyOf<C>;
  const { unknown, ignored } = bodyNames(call, value);
  const body = validatedWith(call.body, value, unknown);
  // a name may have letters that no header takes
  if (ignored.length > 0) notes.ignoredFields = ignored.map(encodeURIComponent).join(', ');
  return body as ParsedBodyOf<C>;
}

/** The parsed query. A parameter without a value is an absent one. Throws `validation_failed`. */
export function validatedQuery<S extends Schema>(schema: S, given: URLSearchParams): z.core.output<S> {
  return validated(schema, Object.fromEntries([...given].filter(([, value]) => value !== '')));
}

function validatedWith<S extends Schema>(schema: S, value: unknown, refused: ErrorDetails): z.core.output<S> {
  const result = readValue(schema, value);
  const details = { ...refused, ...(result.success ? {} : textsByPath(result.faults)) };
  if (!result.success || Object.keys(details).length > 0) throw new ApiError('validation_failed', { details });
  requireStorable(result.data);
  return result.data;
}

function requireStorable(value: unknown): void {
  const path = unstorablePath(value);
  if (path === undefined) return;
  throw new ApiError('validation_failed', { details: { [path]: ['Contains a character that cannot be stored'] } });
}

/** The parameters of a path, decoded. Throws `validation_failed` for a text that no database stores. */
export function storableParams(params: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  requireStorable(params);
  return params;
}

/** Problems of `value` by the contract; undefined if there are none. */
export function mismatch(schema: Schema, value: unknown): string | undefined {
  const result = readValue(schema, value);
  return result.success ? undefined : JSON.stringify(textsByPath(result.faults)).slice(0, 2000);
}

function textsByPath(faults: readonly ValueFault[]): Record<string, string[]> {
  const details: Record<string, string[]> = {};
  for (const { path, message } of faults) details[path] = [...(details[path] ?? []), message];
  return details;
}

/** Path of the first text that no database takes; names of fields count. Undefined: there is none. */
function unstorablePath(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const within = path === '' ? name : `${path}.${name}`;
    const found = isStorable(name) ? unstorablePath(inner, within) : path;
    if (found !== undefined) return found;
  }
  return undefined;
}
