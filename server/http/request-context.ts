import type { Log } from '../log';

/** What every handler can know about its request. */
export interface RequestContext {
  /** Also in `X-Request-Id` and in the log. */
  readonly id: string;
  readonly raw: Request;
  readonly url: URL;
  /** Network address of the caller, as far as the trusted proxies tell. */
  readonly address: string;
  /** Origin under which the caller reaches the server: the start of every address that is answered. */
  readonly baseUrl: string;
  readonly log: Log;
}

export interface ContextSettings {
  readonly publicUrl: string | undefined;
  readonly trustedProxies: number;
}

/** `peer`: the address of the other end of the socket. */
export function clientAddress(headers: Headers, peer: string | undefined, trustedProxies: number): string {
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const forwarded = trustedProxies > 0 ? chain.at(-trustedProxies) : undefined;
  return forwarded || peer || 'unknown';
}
