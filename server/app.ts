/**
 * Requests in, answers out: no socket, no global, so that tests call `fetch` as a server would. Every answer gets a
 * request id, the security headers, CORS, a line in the log and a measurement.
 */
import { randomUUID } from 'node:crypto';
import { API_BASE_PATH, tenantServerContract } from '@spotreel/sdk/internal/contract';
import { type Handler, Hono } from 'hono';
import { accountDomain } from './account/domain';
import { houseId } from './account/plans/offered-plans';
import { FRAME_PATH } from './account/rules/site-origins';
import { answerUnpainted } from './library/painting/picture-answer';
import { errorResponse, logFailure, toApiError } from './platform/http/answers/error-answer';
import { ApiError } from './platform/http/api-error';
import { createCors } from './platform/http/cors';
import { createKnownHosts, type HostNames, misdirected } from './platform/http/known-hosts';
import { clientAddress, isLoopback, type RequestContext } from './platform/http/request-context';
import { type Environment, mount, mountCalls } from './platform/http/router';
import { pagePolicy, setSecurityHeaders, setStrictTransport } from './platform/http/security-headers';
import { loggedPath } from './platform/log/logged-path';
import { serveMetrics } from './platform/metrics/serve-metrics';
import type { Site } from './platform/modules/module';
import type { RunningPage } from './platform/modules/run-modules';
import { createStatics, type StaticFolders, type Statics } from './platform/static/statics';
import type { Services } from './services';
import { isServicePath, servicePreflight } from './survey/service/service-cors';
import { serviceErrorResponse } from './survey/service/service-error';
import { dressedPage } from './tenant/brand/dress-page';
import { tenantsDomain } from './tenant/domain';

export interface ServerSettings extends HostNames {
  readonly trustedProxies: number;
  /** Opens `/metrics`. Undefined: only this machine reads it. */
  readonly metricsToken?: string | undefined;
  readonly folders: StaticFolders;
  /** To which our own pages send files besides the server. Default: none. */
  readonly uploadOrigins?: readonly string[];
  /** Asks for a picture of the library that is still to be painted. Default: there are none. */
  readonly askForPicture?: (file: string) => boolean;
}

export interface ServerApp {
  /** `peer`: network address of the other end of the socket. Never rejects. */
  fetch(request: Request, peer?: string): Promise<Response>;
}

const REQUEST_ID = /^[\w.:-]{8,100}$/;

export function createApp(services: Services, settings: ServerSettings): ServerApp {
  const { pages } = services.modules;
  const { siteOrigins } = services.modules.servicesOf(accountDomain);
  const cors = createCors({
    isAllowed: (origin) => siteOrigins.isAllowed(origin),
    isForServersOnly: (pathname) => isForServersOnly(pages, pathname),
  });
  const policy = policyOf(services, settings);
  const { meters } = services.jobs;
  const hostOf = createHostLookup(services, settings);
  const isOverTls = settings.publicUrl?.startsWith('https:') ?? false;
  const app: ServerApp = {
    async fetch(request, peer) {
      const started = performance.now();
      const { tenantId, isKnown } = await hostOf(new URL(request.url));
      const context = contextOf(request, peer, tenantId, services, settings);
      const seen = { route: 'unknown' };
      const handle = async () => hono.fetch(request, { context, seen });
      const answer = isKnown
        ? (servicePreflight(request) ??
          (await cors.preflight(request)) ??
          (await inRequestSpan(services, settings, context, seen, handle)))
        : misdirected();
      answer.headers.set('x-request-id', context.id);
      if (context.notes.ignoredFields) answer.headers.set('x-ignored-fields', context.notes.ignoredFields);
      setSecurityHeaders(answer.headers, policy, await framesOf(answer, seen.route, context, services));
      if (isOverTls) setStrictTransport(answer.headers);
      await cors.allow(request, answer.headers);
      const seconds = (performance.now() - started) / 1000;
      const labels = { method: request.method, route: seen.route, status: String(answer.status) };
      meters.observe('spotreel_http_request_seconds', labels, seconds);
      const { method } = request;
      const path = pathInLog(context.url.pathname, pages);
      const line = { method, path, status: answer.status, ms: Math.round(seconds * 1000), ...context.notes };
      if (seen.route !== 'static') context.log.info(line, 'request');
      return answer;
    },
  };
  const hono = router(services, settings, app, policy);
  return app;
}

function pathInLog(pathname: string, pages: readonly RunningPage[]): string {
  const secret = pages.find(({ route, isAddressSecret }) => isAddressSecret && pathname.startsWith(`${route}/`));
  return secret?.route ?? loggedPath(pathname);
}

/** The content policy of the app's own pages. */
function policyOf({ modules }: Services, settings: ServerSettings): string {
  const { supportWidgetUrl: widget, trackingUrl } = modules.servicesOf(tenantsDomain).appSettings;
  return pagePolicy(settings.publicUrl ? [settings.publicUrl] : [], {
    uploads: settings.uploadOrigins,
    pictures: [...new Set(modules.pictureOrigins)],
    chat: widget && new URL(widget).origin,
    tracking: trackingUrl,
  });
}

/** Only a proxy in front of the server may begin the trace: a stranger could put requests into traces of others. */
function inRequestSpan(
  { jobs }: Pick<Services, 'jobs'>,
  { trustedProxies }: ServerSettings,
  { id, raw: { method, headers } }: RequestContext,
  seen: { readonly route: string },
  answer: () => Promise<Response>,
): Promise<Response> {
  const parent = trustedProxies > 0 ? (headers.get('traceparent') ?? '') : '';
  const attributes = { 'http.request.method': method, 'spotreel.request.id': id };
  return jobs.tracing.inSpan({ name: method, kind: 'server', parent, attributes }, async (span) => {
    const answered = await answer();
    span.rename(`${method} ${seen.route}`);
    span.add({ 'http.route': seen.route, 'http.response.status_code': answered.status });
    if (answered.status >= 500) span.fail(String(answered.status));
    return answered;
  });
}

const serverPaths = Object.values(tenantServerContract).map(
  ({ path }) => new RegExp(`^${API_BASE_PATH}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
);

/** A page that calls with an API key would show the key to its visitors. */
function isForServersOnly(pages: readonly RunningPage[], pathname: string): boolean {
  const isPage = pages.some((page) => page.isForServersOnly && page.path === pathname);
  return isPage || serverPaths.some((path) => path.test(pathname));
}

/**
 * Origins that may show a page in a frame. A page of a module may say whose it is. Every other page belongs to the tenant of
 * the domain, or to the one that runs the server. None where that cannot be found out.
 */
async function framesOf(
  { headers }: Response,
  route: string,
  context: RequestContext,
  { db, modules }: Services,
): Promise<readonly string[]> {
  const { siteOrigins } = modules.servicesOf(accountDomain);
  if (!headers.get('content-type')?.startsWith('text/html')) return [];
  try {
    // its own policy names the one site
    if (route === FRAME_PATH || !(await siteOrigins.hasFrames())) return [];
    const page = modules.pages.find((one) => one.route === route && one.tenantOf);
    const tenantId = (await page?.tenantOf?.(context)) ?? context.tenantId ?? (await houseId(db));
    return await siteOrigins.framesOf(tenantId);
  } catch {
    return [];
  }
}

function contextOf(
  raw: Request,
  peer: string | undefined,
  tenantId: number | undefined,
  services: Services,
  settings: ServerSettings,
): RequestContext {
  const given = raw.headers.get('x-request-id') ?? '';
  const id = REQUEST_ID.test(given) ? given : randomUUID();
  const url = new URL(raw.url);
  // a proved domain is no stranger's choice
  const origin = tenantId === undefined ? settings.publicUrl : originOfTenant(url, settings);
  return {
    id,
    raw,
    url,
    address: clientAddress(raw.headers, peer, settings.trustedProxies),
    tenantId,
    baseUrl: origin ?? url.origin,
    // never a tenant's domain, which its agency holds: emails lead people to their own tenant's, or to the server
    mailBaseUrl: settings.publicUrl ?? (isLoopback(url.hostname) ? url.origin : undefined),
    log: services.log.child({ requestId: id }),
    notes: {},
  };
}

interface HostOwner {
  /** Undefined at the server's own address, and while the database does not answer. */
  readonly tenantId: number | undefined;
  /** True if requests to this name are answered. */
  readonly isKnown: boolean;
}

function createHostLookup({ modules }: Services, settings: ServerSettings): (url: URL) => Promise<HostOwner> {
  const { tenantHosts } = modules.servicesOf(tenantsDomain);
  const isKnownHost = createKnownHosts(settings);
  return async (url) => {
    if (isOwnHost(url.hostname, settings.publicUrl)) return { tenantId: undefined, isKnown: true };
    try {
      const tenantId = await tenantHosts.tenantOf(url.hostname);
      return { tenantId, isKnown: tenantId !== undefined || isKnownHost(url) };
    } catch {
      // pages of tenants still say that the server does not answer
      return { tenantId: undefined, isKnown: true };
    }
  };
}

/** True if the host name is the server's own, which no tenant can have. Without PUBLIC_URL: those of this machine. */
function isOwnHost(hostname: string, publicUrl: string | undefined): boolean {
  return publicUrl === undefined ? isLoopback(hostname) : new URL(publicUrl).hostname === hostname;
}

/** TLS ends in front of the server, for domains of tenants as for its own. */
function originOfTenant(url: URL, { publicUrl }: ServerSettings): string {
  return publicUrl === undefined ? url.origin : `${new URL(publicUrl).protocol}//${url.host}`;
}

function router(services: Services, settings: ServerSettings, app: ServerApp, policy: string): Hono<Environment> {
  const hono = new Hono<Environment>();
  const statics = staticsOf(services, settings);
  const { calls, pages } = services.modules;
  mountCalls(hono, calls, undefined);
  mountPages(hono, pages, {
    appPage: statics.answer,
    answer: app.fetch,
    policy,
    uploadOrigins: settings.uploadOrigins,
  });
  mount(hono, `${API_BASE_PATH}/openapi.json`, { GET: ({ env }) => serveApiDocument(env.context, statics) });
  mountOperatorPages(hono, services, settings);
  hono.all(`${API_BASE_PATH}/*`, () => {
    throw new ApiError('not_found');
  });
  hono.get('*', async (c) => {
    c.env.seen.route = 'static';
    const { context } = c.env;
    const answer =
      (await statics.answer(context)) ??
      (settings.askForPicture && answerUnpainted(context.url, settings.askForPicture));
    if (!answer) throw new ApiError('not_found');
    return answer;
  });
  hono.all('*', () => {
    throw new ApiError('not_found');
  });
  hono.onError((thrown, c) => {
    const error = toApiError(thrown);
    c.env.context.notes.error = error.code;
    logFailure(error, c.env.context.log);
    const { refused } = pages.find(({ path }) => path === c.env.context.url.pathname) ?? {};
    if (refused) return refused(error, c.env.context);
    return isServicePath(c.env.context.url) ? serviceErrorResponse(error) : errorResponse(error, c.env.context.id);
  });
  return hono;
}

/** The build writes it beside the pages of the docs, since its texts come from the sources. */
async function serveApiDocument(context: RequestContext, statics: Statics): Promise<Response> {
  const answer = await statics.answer({ ...context, url: new URL('/docs/openapi.json', context.url) });
  if (!answer || answer.status === 404) throw new ApiError('not_found');
  return answer;
}

function staticsOf(services: Services, { folders, publicUrl }: ServerSettings): Statics {
  const tenants = services.modules.servicesOf(tenantsDomain);
  return createStatics(folders, services.storage, publicUrl, (html, context) =>
    dressedPage(html, context, tenants, isOwnHost(context.url.hostname, publicUrl)),
  );
}

function mountPages(hono: Hono<Environment>, pages: readonly RunningPage[], site: Site): void {
  for (const { method, path, route, answer } of pages) {
    const handler: Handler<Environment> = async ({ env: { context, seen } }) => {
      seen.route = route ?? path;
      const answered = await answer(context, site);
      if (!answered) throw new ApiError('not_found');
      return answered;
    };
    mount(hono, path, { [method]: handler });
  }
}

function mountOperatorPages(hono: Hono<Environment>, services: Services, { metricsToken }: ServerSettings): void {
  const ready = async () => {
    const reason = await services.notReady();
    if (reason !== undefined) return new Response(`not ready: ${reason}\n`, { status: 503 });
    // a server whose Blender fails does everything else
    const blender = services.blenderState ? `blender: ${services.blenderState}\n` : '';
    return new Response(`ready\n${blender}`);
  };
  const text = async () => services.jobs.meters.text(await services.gauges());
  mount(hono, '/healthz', { GET: () => new Response('ok\n') });
  mount(hono, '/readyz', { GET: ready });
  mount(hono, '/metrics', { GET: ({ env }) => serveMetrics(env.context, metricsToken, text) });
}
