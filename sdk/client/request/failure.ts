import { DOCUMENTED_MESSAGES } from '../../base/documented-messages';
import type { ErrorCode } from '../../base/error-catalogue';
import type { SpotreelErrorCode } from '../../base/error-codes';
import { type ErrorDetails, SpotreelError } from '../../base/errors';
import type { HttpAnswer } from './request';

/**
 * The error that a failed answer means: the server's own code, message and details, and all of its body as `data`. An answer without a code is
 * recognized by its message, as the product's older servers send them. An answer without a message is 'Request failed
 * with status code N' with the code `request_failed`.
 */
export function errorFromAnswer({ status, json, requestId }: HttpAnswer): SpotreelError {
  const body = isJsonObject(json) ? json : {};
  const message =
    typeof body.message === 'string' && body.message ? body.message : `Request failed with status code ${status}`;
  const details = readDetails(body.details);
  const id = typeof body.requestId === 'string' ? body.requestId : requestId;
  // a newer server may answer a code that this version does not know
  const code = typeof body.code === 'string' ? (body.code as SpotreelErrorCode) : codeByWords(message);
  return new SpotreelError(code, message, {
    status,
    ...(details && { details }),
    ...(id && { requestId: id }),
    data: json,
  });
}

const codesByMessage = new Map<string, ErrorCode>(
  Object.entries(DOCUMENTED_MESSAGES).map(([code, message]) => [message, code as keyof typeof DOCUMENTED_MESSAGES]),
);

function codeByWords(message: string): ErrorCode | 'request_failed' {
  return codesByMessage.get(message) ?? 'request_failed';
}

function readDetails(value: unknown): ErrorDetails | undefined {
  if (!isJsonObject(value)) return undefined;
  const entries = Object.entries(value).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]));
  return Object.fromEntries(entries.map(([field, texts]) => [field, texts.map(String)]));
}

export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
