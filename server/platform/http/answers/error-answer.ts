import { isSpotreelError } from '@spotreel/sdk/internal/base';
import { type ErrorCode, errorCatalogue, isErrorCode } from '@spotreel/sdk/internal/contract';
import type { Log } from '../../log/log';
import { isOutage } from '../../storage/outage';
import { isStorageFull } from '../../storage/storage-full';
import { ApiError } from '../api-error';

/** An outage often lasts as long as a restart of the database. */
const RETRY_SECONDS = 5;

/** Errors of deeper layers carry the same codes; whatever else was thrown is `internal`, and its words stay in the log. */
export function toApiError(thrown: unknown): ApiError {
  if (isStorageFull(thrown)) return new ApiError('storage_full', { cause: thrown });
  if (isOutage(thrown)) return new ApiError('service_unavailable', { cause: thrown, retryAfterSeconds: RETRY_SECONDS });
  if (thrown instanceof ApiError) return thrown;
  if (isSpotreelError(thrown) && isErrorCode(thrown.code) && thrown.code !== 'internal') {
    const { code, message, details } = thrown as typeof thrown & { code: ErrorCode };
    return new ApiError(code, { message, cause: thrown, ...(details && { details }) });
  }
  return new ApiError('internal', { cause: thrown });
}

/** Writes down what is a fault of this server. */
export function logFailure({ code, cause }: ApiError, log: Log): void {
  if (code === 'internal') log.error({ err: cause }, 'request failed');
  if (code === 'service_unavailable') log.error({ err: cause }, 'database or files cannot be reached');
  if (code === 'storage_full') log.error({ err: cause }, 'no storage left');
}

/** The body of an error answer. */
export function errorBody({ code, message, details }: ApiError, requestId: string) {
  return { code, message, ...(details && { details }), requestId };
}

export function errorResponse(error: ApiError, requestId: string): Response {
  const { code } = error;
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (error.retryAfterSeconds !== undefined) headers['retry-after'] = String(error.retryAfterSeconds);
  if (error.allow) headers.allow = error.allow.join(', ');
  if (errorCatalogue[code].status === 401) headers['www-authenticate'] = 'Bearer';
  return Response.json(errorBody(error, requestId), { status: errorCatalogue[code].status, headers });
}
