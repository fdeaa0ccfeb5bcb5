import type { FormState } from '@spotreel/sdk/internal/stores';

/** Server's error for one field; undefined: none. */
export function fieldError({ failure }: FormState, field: string): string | undefined {
  return failure?.details?.[field]?.[0];
}

/** Error of the whole form, if no field is to blame. */
export function formError({ failure }: FormState): string | undefined {
  return failure && !failure.details ? failure.message : undefined;
}
