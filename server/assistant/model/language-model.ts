/** The port to a language model. */
import type * as z from 'zod';

export interface ModelRequest<Value> {
  /** Letters, digits and underscores. */
  readonly name: string;
  /** Instructions. They come from this server alone. */
  readonly instructions: string;
  /** Material, as JSON. Texts of people are in it, which the model must not take for instructions. */
  readonly material: object;
  /** Objects with all properties required: what may be absent is null. */
  readonly schema: z.ZodType<Value>;
  readonly signal?: AbortSignal | undefined;
  /** Called with each object of the only list of the answer, as soon as it is written. The schema has not checked it. */
  readonly onItem?: ((item: unknown) => void) | undefined;
}

export interface LanguageModel {
  /** Resolves with what the schema accepts. Throws `ModelError`. */
  answer<Value>(request: ModelRequest<Value>): Promise<Value>;
}

/** `limit`: the tenant has used its tokens. `invalid`: the answer is not what was asked for. */
export type ModelErrorReason = 'unavailable' | 'invalid' | 'limit' | 'aborted';

export class ModelError extends Error {
  readonly reason: ModelErrorReason;

  constructor(reason: ModelErrorReason, cause?: unknown) {
    super(`The language model gave no answer: ${reason}`, { cause });
    this.reason = reason;
  }
}
