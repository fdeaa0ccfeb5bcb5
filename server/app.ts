/**
 * Requests in, answers out: no socket, no global, so that tests call `fetch` as a server would. Around every answer
 * stand a request id, the security headers, CORS, a line in the log and a measurement.
 */
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { API_BASE_PATH } from '../sdk/contract/contract';
import { ApiError } from './http/api-error';
import { createCors } from './http/cors';
import { errorAnswer, toApiError } from './http/error-answer';
import type { Route } from './http/implement';
import { createMetrics } from './http/metrics';
import { openApiDocument } from './http/openapi';
import { clientAddress, type RequestContext } from './http/request-context';
import { pagePolicy, setSecurityHeaders } from './http/security-headers';
import { serveMedia } from './media/serve-media';
import { routes } from './routes/routes';
import type { Services } from './services';
import { createStatics, type StaticFolders } from './static/statics';

export interface AppSettings {
  readonly publicUrl: string | undefined;
  readonly corsOrigins: readonly string[];
  readonly trustedProxies: number;
  readonly folders: StaticFolders;
}

export interface App {
  /** `peer`: network address of the other end of the socket. Never rejects. */
  fetch(request: Request, peer?: string): Promise<Response>;
}

interface Environment {
  readonly Bindings: { readonly context: RequestContext; readonly seen: { route: string } };
}

const REQUEST_ID = /^[\w.:-]{8,100}$/;

export function createApp(services: Services, settings: AppSettings): App {
  const cors = createCors(settings.corsOrigins);
  const policy = pagePolicy(settings.publicUrl ? [settings.publicUrl] : []);
  const metrics = createMetrics();
  const hono = router(services, settings, metrics);
  return {
    async fetch(request, peer) {
      const started = performance.now();
      const context = contextOf(request, peer, services, settings);
      const seen = { route: 'unknown' };
      const answer = cors.preflight(request) ?? (await hono.fetch(request, { context, seen }));
      answer.headers.set('x-request-id', context.id);
      setSecurityHeaders(answer.headers, policy);
      cors.allow(request, answer.headers);
      const seconds = (performance.now() - started) / 1000;
      metrics.observe(request.method, seen.route, answer.status, seconds);
      const { method } = request;
      const line = { method, path: context.url.pathname, status: answer.status, ms: Math.round(seconds * 1000) };
      if (seen.route !== 'static') context.log.info(line, 'request');
      return answer;
    },
  };
}

function contextOf(raw: Request, peer: string | undefined, services: Services, settings: AppSettings): RequestContext {
  const given = raw.headers.get('x-request-id') ?? '';
  const id = REQUEST_ID.test(given) ? given : randomUUID();
  const url = new URL(raw.url);
  return {
    id,
    raw,
    url,
    address: clientAddress(raw.headers, peer, settings.trustedProxies),
    baseUrl: settings.publicUrl ?? url.origin,
    log: services.log.child({ requestId: id }),
  };
}

function router(
  services: Services,
  settings: AppSettings,
  metrics: ReturnType<typeof createMetrics>,
): Hono<Environment> {
  const hono = new Hono<Environment>();
  const statics = createStatics(settings.folders, settings.publicUrl);
  const openApi = JSON.stringify(openApiDocument());
  const json = { 'content-type': 'application/json' };
  for (const route of routes) mount(hono, route, services);
  hono.get(`${API_BASE_PATH}/openapi.json`, () => new Response(openApi, { headers: json }));
  hono.get('/healthz', () => new Response('ok\n'));
  hono.get('/readyz', async () =>
    (await services.isReady()) ? new Response('ready\n') : new Response('not ready\n', { status: 503 }),
  );
  hono.get(
    '/metrics',
    async () =>
      new Response(metrics.text(await services.gauges()), { headers: { 'content-type': 'text/plain; version=0.0.4' } }),
  );
  hono.get('/media/*', async (c) => {
    c.env.seen.route = '/media';
    return serveMedia(c.env.context, services);
  });
  hono.all(`${API_BASE_PATH}/*`, () => {
    throw new ApiError('not_found');
  });
  hono.get('*', async (c) => {
    c.env.seen.route = 'static';
    const answer = await statics.answer(c.env.context);
    if (!answer) throw new ApiError('not_found');
    return answer;
  });
  hono.all('*', () => {
    throw new ApiError('not_found');
  });
  hono.onError((thrown, c) => {
    const error = toApiError(thrown);
    if (error.code === 'internal') c.env.context.log.error({ err: error.cause }, 'request failed');
    return errorAnswer(error, c.env.context.id);
  });
  return hono;
}

function mount(hono: Hono<Environment>, route: Route, services: Services): void {
  const path = API_BASE_PATH + route.call.path.replace(/\{(\w+)\}/g, ':$1');
  hono.on(route.call.method, path, (c) => {
    c.env.seen.route = route.call.path;
    return route.answer(c.env.context, c.req.param() as Record<string, string>, services);
  });
}
