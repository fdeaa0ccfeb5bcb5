/** Access to the numbers of `/metrics`: they show the load of a server and its failures. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { isLoopback, type RequestContext } from './request-context';

/** Headers of which a proxy sends one at least. */
const OF_PROXIES = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * With a token: each caller who sends it as `Authorization: Bearer`. Without one: this machine alone. A proxy on this machine
 * forwards requests of strangers, which its headers show.
 */
export function mayReadMetrics({ raw, address }: Pick<RequestContext, 'raw' | 'address'>, token?: string): boolean {
  if (token === undefined) return isThisMachine(address) && !OF_PROXIES.some((name) => raw.headers.has(name));
  const given = /^Bearer +(\S+)$/i.exec(raw.headers.get('authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

function isThisMachine(address: string): boolean {
  return isLoopback(address.replace(/^::ffff:/i, '')) || address === '::1';
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
