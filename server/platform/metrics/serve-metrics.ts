import { mayReadMetrics } from '../http/metrics-access';
import type { RequestContext } from '../http/request-context';

/** Answers `/metrics`, to those who may read it. `text`: what the process measures. */
export async function serveMetrics(
  context: Pick<RequestContext, 'raw' | 'address'>,
  token: string | undefined,
  text: () => Promise<string>,
): Promise<Response> {
  if (!mayReadMetrics(context, token)) {
    return new Response('Send METRICS_TOKEN as a bearer token.\n', {
      status: 401,
      headers: { 'www-authenticate': 'Bearer' },
    });
  }
  return new Response(await text(), {
    headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
  });
}
