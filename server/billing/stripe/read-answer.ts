import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error';

/** An answer of another form counts as none. Throws `payment_unavailable`. */
export function readAnswer<Value>(readObject: (given: unknown) => Value, given: unknown): Value {
  try {
    return readObject(given);
  } catch (cause) {
    throw new ApiError('payment_unavailable', { cause });
  }
}

const withId = z.looseObject({ id: z.string() });

export function readObjectId(given: unknown): string {
  return readAnswer((answer) => z.parse(withId, answer).id, given);
}

/** Path of an object of Stripe. */
export function pathOf(kind: string, ref: string): string {
  return `/v1/${kind}/${encodeURIComponent(ref)}`;
}
