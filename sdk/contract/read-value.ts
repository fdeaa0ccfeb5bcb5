/**
 * Reads a value by a schema of the contract. What is wrong is said in the contract's own sentences, on both sides of the wire: words of
 * zod reach no reader. A schema's own message goes first.
 */
import * as z from 'zod/mini';
import { issueSentence } from './issue-sentences';

/** One fault of a value: where it is, and a sentence about it. */
export interface ValueFault {
  /** Dots between the names. Empty: the value itself. */
  readonly path: string;
  readonly message: string;
}

/** A schema of the contract. */
export type ValueSchema<Value = unknown> = z.core.$ZodType<Value>;

/** Never throws. `faults` has at least one entry. */
export function readValue<S extends ValueSchema>(
  schema: S,
  value: unknown,
):
  | { readonly success: true; readonly data: z.core.output<S> }
  | { readonly success: false; readonly faults: readonly ValueFault[] } {
  const result = z.safeParse(schema, value, { error: issueSentence });
  if (result.success) return { success: true, data: result.data };
  const faults = result.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  return { success: false, faults };
}
