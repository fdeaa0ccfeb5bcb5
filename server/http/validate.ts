import * as z from 'zod';
import { ApiError } from './api-error';

type Schema = z.core.$ZodType;

/** The parsed value. Throws `validation_failed` with field path -> texts. */
export function validated<S extends Schema>(schema: S, value: unknown): z.core.output<S> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw new ApiError('validation_failed', { details: issuesByPath(result.error) });
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
