/** Who may read the numbers of `/metrics`: they say how much a server has to do and what fails. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { isLoopback, type RequestContext } from './request-context';

/**
 * With a token: each caller who sends it as `Authorization: Bearer`. Without one: this machine alone. A proxy on this machine
 * forwards requests of strangers, which `X-Forwarded-For` shows.
 */
export function mayReadMetrics({ raw, address }: Pick<RequestContext, 'raw' | 'address'>, token?: string): boolean {
  if (token === undefined) return isThisMachine(address) && !raw.headers.has('x-forwarded-for');
  const given = /^Bearer +(\S+)$/i.exec(raw.headers.get('authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

function isThisMachine(address: string): boolean {
  return isLoopback(address.replace(/^::ffff:/i, '')) || address === '::1';
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
