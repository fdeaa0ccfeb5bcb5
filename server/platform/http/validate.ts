import { isStorable } from '@spotreel/sdk/base';
import * as z from 'zod';
import { ApiError } from './api-error';

type Schema = z.core.$ZodType;

/** The parsed value, of which every text can be stored. Throws `validation_failed` with field path -> texts. */
export function validated<S extends Schema>(schema: S, value: unknown): z.core.output<S> {
  const result = z.safeParse(schema, value);
  if (!result.success) throw new ApiError('validation_failed', { details: issuesByPath(result.error) });
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

/** What the contract says against `value`; undefined if nothing. */
export function mismatch(schema: Schema, value: unknown): string | undefined {
  const result = z.safeParse(schema, value);
  return result.success ? undefined : JSON.stringify(issuesByPath(result.error)).slice(0, 2000);
}

function issuesByPath(error: z.core.$ZodError): Record<string, string[]> {
  const details: Record<string, string[]> = {};
  for (const { path, message } of error.issues) {
    const name = path.map(String).join('.');
    details[name] = [...(details[name] ?? []), message];
  }
  return details;
}

/** Where the first text is that no database takes; names of fields count. Undefined: nowhere. */
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
