/**
 * Errors as clients of the survey service know them: `{code, message, details}` with codes of its own. They are always
 * JSON, because those clients parse every body before they look at the status.
 */
import { errorCatalogue } from '@spotreel/sdk/internal/contract';
import type { ApiError } from '../../platform/http/api-error';
import { SERVICE_CORS } from './service-cors';

type ServiceCode =
  | 'bad_request'
  | 'not_authenticated'
  | 'unauthorized'
  | 'not_found'
  | 'method_not_allowed'
  | 'too_many_requests'
  | 'internal_server_error';

const statuses: Readonly<Record<ServiceCode, number>> = {
  bad_request: 400,
  not_authenticated: 401,
  unauthorized: 401,
  not_found: 404,
  method_not_allowed: 405,
  too_many_requests: 429,
  internal_server_error: 500,
};

export function serviceErrorResponse(error: ApiError): Response {
  const code = serviceCode(error);
  const headers: Record<string, string> = { ...SERVICE_CORS, 'cache-control': 'no-store' };
  if (error.retryAfterSeconds !== undefined) headers['retry-after'] = String(error.retryAfterSeconds);
  const message = error.code === 'validation_failed' ? 'Fields are missing or incorrectly formatted' : error.message;
  // Older clients read `error` of a refusal for being too fast.
  const more = code === 'too_many_requests' ? { error: message } : {};
  return Response.json({ code, message, details: flatDetails(error), ...more }, { status: statuses[code], headers });
}

function serviceCode({ code }: ApiError): ServiceCode {
  if (code === 'method_not_allowed') return code;
  if (code === 'not_found') return 'not_found';
  if (code === 'rate_limited' || code === 'quota_exceeded') return 'too_many_requests';
  if (code === 'storage_limit') return 'bad_request';
  const { status } = errorCatalogue[code];
  if (status === 401) return 'not_authenticated';
  if (status === 403) return 'unauthorized';
  return status >= 500 ? 'internal_server_error' : 'bad_request';
}

/** Field path -> one text, where our own envelope has a list. */
function flatDetails({ details }: ApiError): Record<string, string> {
  return Object.fromEntries(
    Object.entries(details ?? {}).map(([path, texts]) => [
      path,
      Array.isArray(texts) ? texts.join(' ') : String(texts),
    ]),
  );
}
