import type { RequestContext } from '../../platform/http/request-context';

/** How the browser describes itself; empty: not at all. */
export function userAgentOf({ raw }: RequestContext): string {
  return raw.headers.get('user-agent') ?? '';
}
