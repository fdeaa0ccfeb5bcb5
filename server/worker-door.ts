/** Answers of a worker: its health and its numbers, and nothing else. */
import { serveMetrics } from './platform/metrics/serve-metrics';

/** `token`: see `mayReadMetrics`. `peer`: network address of the other end. */
export function createWorkerDoor(token: string | undefined, measured: () => Promise<string>) {
  return async (raw: Request, peer: string | undefined): Promise<Response> => {
    const { pathname } = new URL(raw.url);
    if (raw.method !== 'GET') return new Response(null, { status: 405, headers: { allow: 'GET' } });
    if (pathname === '/healthz') return new Response('ok\n');
    if (pathname === '/metrics') return serveMetrics({ raw, address: peer ?? 'unknown' }, token, measured);
    return new Response(null, { status: 404 });
  };
}
