import type { RequestContext } from '../../platform/http/request-context';

/** User agent of the browser; empty if it sends none. */
export function userAgentOf({ raw }: RequestContext): string {
  return raw.headers.get('user-agent') ?? '';
}
