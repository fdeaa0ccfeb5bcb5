/**
 * Names by which a server is reached. A name that a stranger made up would be part of the addresses that it answers. Pages of a
 * site that rebinds its own name to this machine could read its answers.
 */
import { isLoopback } from './request-context';

export interface HostNames {
  readonly publicUrl: string | undefined;
  /** Network address that the server listens on. Undefined: any. */
  readonly host?: string | undefined;
  /** Names besides that of `publicUrl`. */
  readonly allowedHosts?: readonly string[] | undefined;
}

/** Paths that monitors ask by the network address. The answers name no address. */
const FOR_MONITORS = ['/healthz', '/readyz', '/metrics'];

/**
 * True if a request to this address is answered, apart from the domains of tenants. This machine's own names count
 * always. A server without `publicUrl` and `allowedHosts` takes every name, unless it listens on this machine alone.
 */
export function createKnownHosts({ publicUrl, host, allowedHosts = [] }: HostNames): (url: URL) => boolean {
  const names = new Set([...allowedHosts, ...(publicUrl ? [new URL(publicUrl).hostname] : [])]);
  const isOpen = names.size === 0 && !(host && isLoopback(host.includes(':') ? `[${host}]` : host));
  return ({ hostname, pathname }) =>
    isOpen || isLoopback(hostname) || names.has(hostname) || FOR_MONITORS.includes(pathname);
}

/** An answer without a word of the name that was asked for. */
export function misdirected(): Response {
  return new Response('This server is not reached by this name. Its operator sets PUBLIC_URL or ALLOWED_HOSTS.\n', {
    status: 421,
  });
}
