import { type ErrorDetails, SpotreelError } from '@spotreel/sdk/internal/base';
import { type ErrorCode, errorCatalogue } from '@spotreel/sdk/internal/contract';

export interface ApiErrorOptions {
  /** Default: the catalogue's words. */
  readonly message?: string;
  readonly details?: ErrorDetails;
  readonly cause?: unknown;
  /** For the `Allow` header. */
  readonly allow?: readonly string[];
  /** For the `Retry-After` header. */
  readonly retryAfterSeconds?: number;
}

/** A refusal for the caller: code and status of the contract's catalogue. */
export class ApiError extends SpotreelError<ErrorCode> {
  readonly retryAfterSeconds: number | undefined;
  readonly allow: readonly string[] | undefined;

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(code, options.message ?? errorCatalogue[code].message, {
      status: errorCatalogue[code].status,
      ...(options.details && { details: options.details }),
      ...('cause' in options && { cause: options.cause }),
    });
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.allow = options.allow;
  }
}

/** `validation_failed` about one or more field paths. */
export function invalidFields(details: ErrorDetails): ApiError {
  return new ApiError('validation_failed', { details });
}
