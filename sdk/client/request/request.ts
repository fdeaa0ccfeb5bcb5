/**
 * One HTTP exchange, without knowledge of the contract: the request, the answer, and the three failures without an
 * answer. These are 'Network Error', 'Request aborted' and a time-out.
 */
import { LINES_TYPE } from '../../contract/answer';
import { withDeadline } from './deadline';
import { parseJson } from './parse-json';

export interface HttpRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text or a multipart form. */
  readonly body?: string | FormData | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the exchange is given up. Default: never. */
  readonly timeoutMs?: number | undefined;
  /** Share of the body that is sent, 0 to 1. Only a transport that knows the share calls it. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Called with the parsed lines of an answer in lines, but for the last one, which is the answer. */
  readonly onLine?: ((line: unknown) => void) | undefined;
}

export interface HttpAnswer {
  readonly status: number;
  /** The parsed body; undefined when it was not JSON. */
  readonly json: unknown;
  readonly requestId: string | undefined;
}

/** Resolves for every status. Rejects with `network_error`, `aborted` or `timeout`. */
export type Transport = (request: HttpRequest) => Promise<HttpAnswer>;

/** The part of the browser's `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A transport over `fetch`. Cookies are never sent: the API knows bearer tokens only. */
export function fetchTransport(fetch: Fetch): Transport {
  return ({ url, method, headers, body, signal, timeoutMs, onLine }) =>
    withDeadline({ signal, timeoutMs }, async (deadline) => {
      const init = { method, headers, signal: deadline, credentials: 'omit' } as const;
      const response = await fetch(url, body === undefined ? init : { ...init, body });
      const requestId = response.headers.get('x-request-id') ?? undefined;
      if (onLine && response.headers.get('content-type') === LINES_TYPE) {
        const { readLines } = await import('./answer-lines');
        return { ...(await readLines(response, onLine)), requestId };
      }
      return { status: response.status, json: parseJson(await response.text()), requestId };
    });
}
