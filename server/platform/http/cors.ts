/** Sites that embed the elements call the API with bearer tokens; there are no cookies, so credentials are never allowed. */

export interface Cors {
  /** The answer to a preflight of an allowed origin; undefined for any other request. */
  preflight(request: Request): Promise<Response | undefined>;
  /** Sets the headers on the answer to an allowed origin. */
  allow(request: Request, headers: Headers): Promise<void>;
}

export interface CorsRules {
  /** True if pages of the origin may call at all. A preflight has no token, so each call decides about its own. */
  isAllowed(origin: string): Promise<boolean>;
  /** Paths that no page may call, whatever its origin. */
  isForServersOnly(pathname: string): boolean;
}

const EXPOSED =
  'X-Request-Id, X-Ignored-Fields, Retry-After, Content-Range, Accept-Ranges, Content-Length, Content-Disposition';
const ALLOWED =
  'Authorization, X-AUTH-TOKEN, Content-Type, X-Requested-With, X-Switch-User, X-Request-Id, Idempotency-Key, Range, If-None-Match';

export function createCors({ isAllowed, isForServersOnly }: CorsRules): Cors {
  const allowed = async (request: Request) => {
    const origin = request.headers.get('origin');
    if (origin === null || isForServersOnly(new URL(request.url).pathname)) return undefined;
    return (await isAllowed(origin)) ? origin : undefined;
  };
  return {
    async preflight(request) {
      if (request.method !== 'OPTIONS' || !request.headers.has('access-control-request-method')) return undefined;
      const origin = await allowed(request);
      if (!origin) return undefined;
      const headers = {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
        'access-control-allow-headers': ALLOWED,
        'access-control-max-age': '7200',
        vary: 'Origin',
      };
      return new Response(null, { status: 204, headers });
    },
    async allow(request, headers) {
      headers.append('vary', 'Origin');
      if (headers.has('access-control-allow-origin')) return;
      const origin = await allowed(request);
      if (!origin) return;
      headers.set('access-control-allow-origin', origin);
      headers.set('access-control-expose-headers', EXPOSED);
    },
  };
}
