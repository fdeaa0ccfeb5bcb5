/** Detection of an outage of our own database or files: no fault of the caller, and over some time later. */
import { isSpotreelError, messageOf } from '@spotreel/sdk/internal/base';
import { DrizzleQueryError } from 'drizzle-orm';
import { S3Error } from './s3/s3-error';

/** Codes of the network, and of a PostgreSQL that stops, starts or has lost the connection (its classes 08 and 57P). */
const CODES =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[123])$/;
/** Messages of the driver without a code. */
const WORDS = /connection terminated|timeout exceeded when trying to connect|not queryable/i;
/** An error may be its own cause. */
const DEEPEST_CAUSE = 5;

export function isOutage(thrown: unknown): boolean {
  if (thrown instanceof S3Error) return isStorageAway(thrown);
  // other services that are away have codes of their own
  if (isSpotreelError(thrown) && !(thrown.cause instanceof S3Error)) return false;
  if (isSpotreelError(thrown)) return isOutage(thrown.cause);
  return isConnectionLost(thrown instanceof DrizzleQueryError ? thrown.cause : thrown);
}

/** It did not answer, or answered that it cannot. A bucket without room is none. */
function isStorageAway({ status }: S3Error): boolean {
  return status === undefined || (status >= 500 && status !== 507);
}

function isConnectionLost(thrown: unknown): boolean {
  let error = thrown;
  for (let depth = 0; depth <= DEEPEST_CAUSE && error instanceof Error; depth++) {
    // `fetch` says so: our own database and files do not use it
    if (error instanceof TypeError) return false;
    if ('code' in error && CODES.test(String(error.code))) return true;
    if (WORDS.test(messageOf(error))) return true;
    error = error.cause;
  }
  return false;
}
