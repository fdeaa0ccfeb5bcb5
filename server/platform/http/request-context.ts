import type { Log } from '../log/log';
import type { RequestNotes } from './request-notes';

/** Facts for every handler about its request. */
export interface RequestContext {
  /** Also in `X-Request-Id` and in the log. */
  readonly id: string;
  readonly raw: Request;
  readonly url: URL;
  /** The tenant whose own domain the request came to. Undefined: the server's own address. */
  readonly tenantId: number | undefined;
  /** Network address of the caller, as far as the trusted proxies report it. */
  readonly address: string;
  /** Origin under which the caller reaches the server: the start of every address that is answered. */
  readonly baseUrl: string;
  /**
   * Origin of links in emails. A request's `Host` never decides it, since a stranger would choose where somebody else's
   * link leads. Undefined: no PUBLIC_URL is set, and the request did not come from this machine.
   */
  readonly mailBaseUrl: string | undefined;
  readonly log: Log;
  readonly notes: RequestNotes;
}

/** True if a host name is this machine's own, as URLs write it. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** `peer`: the address of the other end of the socket. */
export function clientAddress(headers: Headers, peer: string | undefined, trustedProxies: number): string {
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const forwarded = trustedProxies > 0 ? chain.at(-trustedProxies) : undefined;
  return forwarded || peer || 'unknown';
}
