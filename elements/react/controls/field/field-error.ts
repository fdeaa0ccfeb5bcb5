import type { FormState } from '@spotreel/sdk/internal/stores';

/** What the server has against one field; undefined: nothing. */
export function fieldError({ failure }: FormState, field: string): string | undefined {
  return failure?.details?.[field]?.[0];
}

/** What is wrong with the whole form, where no field is to blame. */
export function formError({ failure }: FormState): string | undefined {
  return failure && !failure.details ? failure.message : undefined;
}
