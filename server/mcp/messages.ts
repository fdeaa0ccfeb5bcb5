/** Messages of JSON-RPC as they come in, and refusals in its form: clients of the protocol drop an answer without it. */

import { errorBody, errorResponse } from '../platform/http/answers/error-answer';
import type { ApiError } from '../platform/http/api-error';
import { readJson } from '../platform/http/json/json-body';
import type { RequestContext } from '../platform/http/request-context';

/** Bytes of one message: the longest texts of a project, and some room. */
const BODY_LIMIT = 512 * 1024;

/** Codes of JSON-RPC 2.0, section 5.1. The last is the protocol's own for what a server refuses. */
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const INTERNAL_ERROR = -32603;
const REFUSED = -32000;

type RequestId = string | number | null;

/** A body can be read once: a refusal needs the id of what is answered. */
const messages = new WeakMap<Request, Promise<unknown>>();

/** The same for each call. Rejects with `payload_too_large`, `body_unreadable` and `input_too_complex`. */
export function receivedMessage(request: Request): Promise<unknown> {
  const message = messages.get(request) ?? readJson(request, BODY_LIMIT);
  messages.set(request, message);
  return message;
}

/** Null where there is none: a batch, a notification, no JSON. */
export function idOf(message: unknown): RequestId {
  const id: unknown = typeof message === 'object' && message !== null && 'id' in message ? message.id : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** Status and headers of the API's own answer. Its code, details and id of the request are in `error.data`. */
export async function refusedMessage(error: ApiError, { raw, id: requestId }: RequestContext): Promise<Response> {
  const message = await receivedMessage(raw).catch(() => undefined);
  const { message: words, ...data } = errorBody(error, requestId);
  const { status, headers } = errorResponse(error, requestId);
  const body = { jsonrpc: '2.0', id: idOf(message), error: { code: codeOf(error, message), message: words, data } };
  return Response.json(body, { status, headers });
}

function codeOf({ code }: ApiError, message: unknown): number {
  if (code === 'internal') return INTERNAL_ERROR;
  if (code !== 'body_unreadable') return REFUSED;
  return message === undefined ? PARSE_ERROR : INVALID_REQUEST;
}

/** The transport refuses before it looks for the id: wrong versions, types and forms. */
export async function withId(answer: Response, message: unknown): Promise<Response> {
  const id = idOf(message);
  const { status, headers } = answer;
  if (answer.ok || id === null || !headers.get('content-type')?.startsWith('application/json')) return answer;
  const body = (await answer.json()) as object;
  return Response.json({ ...body, id }, { status, headers });
}
