/**
 * An object storage that refuses or does not answer. The client's own errors carry requests with their signatures; this
 * one holds only what may be logged.
 */
export class S3Error extends Error {
  override readonly name = 'S3Error';
  constructor(
    message: string,
    /** Status of the answer; undefined if there was none. */
    readonly status: number | undefined,
    /** Code of S3 or of the network: `NoSuchKey`, `ECONNREFUSED`. */
    readonly code: string,
  ) {
    super(message);
  }
}

interface Thrown {
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

export function toS3Error(thrown: unknown, what: string): S3Error {
  if (thrown instanceof S3Error) return thrown;
  const { name = '', code, $metadata } = (thrown ?? {}) as Thrown;
  const status = $metadata?.httpStatusCode;
  if (status === undefined) {
    const reason = code ?? (name || 'unknown error');
    return new S3Error(`The object storage cannot be reached: ${what} ended with ${reason}`, undefined, reason);
  }
  return new S3Error(`The object storage answered ${status} ${name} to ${what}`, status, name);
}

export function isMissing(error: unknown): boolean {
  return error instanceof S3Error && error.status === 404 && error.code !== 'NoSuchBucket';
}
