/**
 * One error class for the whole product. `code` is stable and meant for programs, `message` for people.
 * Codes that travel over the wire are declared with their HTTP status in `error-catalogue.ts`.
 */
import type { SpotreelErrorCode } from './error-codes';

/** `details` of a validation error: field path -> what is wrong with it. */
export type ErrorDetails = Readonly<Record<string, readonly string[]>>;

/** Details of an error beside its code and message. */
export interface SpotreelErrorOptions {
  /** Original error. Default: none. */
  cause?: unknown;
  /** Texts by field path, of a refused request. Default: none. */
  details?: ErrorDetails;
  /** HTTP status, when the error came from an answer. */
  status?: number;
  /** Id of the request in the server's logs. */
  requestId?: string;
  /** The whole body of the answer, parsed. */
  data?: unknown;
}

/**
 * The one class of errors. Decide by `code`, which is stable; `message` is for people.
 *
 * @example
 * ```ts
 * import { SpotreelError } from '@spotreel/sdk/client';
 *
 * const explain = (thrown: unknown) => (thrown instanceof SpotreelError ? thrown.details : undefined);
 * ```
 */
export class SpotreelError<Code extends SpotreelErrorCode = SpotreelErrorCode> extends Error {
  override readonly name = 'SpotreelError';
  readonly code: Code;
  readonly details: ErrorDetails | undefined;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  /** The whole body of a failed answer, with fields that this version does not know. Undefined: no answer, or none in JSON. */
  readonly data: unknown;

  constructor(code: Code, message: string, options: SpotreelErrorOptions = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = code;
    this.details = options.details;
    this.status = options.status;
    this.requestId = options.requestId;
    this.data = options.data;
  }
}

/**
 * True if `value` is an error of Spotreel, from any copy of this code on the page, and has the `code`, if one is given.
 *
 * @example
 * ```ts
 * import { isSpotreelError } from '@spotreel/sdk/client';
 *
 * const isLate = (thrown: unknown) => isSpotreelError(thrown, 'timeout');
 * ```
 */
export function isSpotreelError<Code extends SpotreelErrorCode>(
  value: unknown,
  code?: Code,
): value is SpotreelError<Code> {
  const isOurs = value instanceof Error && value.name === 'SpotreelError';
  return isOurs && (code === undefined || (value as SpotreelError).code === code);
}

/** The text to show for anything that was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
