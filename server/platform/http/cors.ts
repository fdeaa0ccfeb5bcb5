/** Sites that embed the elements call the API with bearer tokens; there are no cookies, so credentials are never allowed. */

export interface Cors {
  /** The answer to a preflight of an allowed origin; undefined for any other request. */
  preflight(request: Request): Response | undefined;
  /** Sets the headers on the answer to an allowed origin. */
  allow(request: Request, headers: Headers): void;
}

const EXPOSED = 'X-Request-Id, Retry-After, Content-Range, Accept-Ranges, Content-Length, Content-Disposition';
const ALLOWED =
  'Authorization, X-AUTH-TOKEN, Content-Type, X-Requested-With, X-Switch-User, X-Request-Id, Idempotency-Key, Range, If-None-Match';

export function createCors(origins: readonly string[]): Cors {
  const allowed = (request: Request) => {
    const origin = request.headers.get('origin');
    return origin !== null && (origins.includes('*') || origins.includes(origin)) ? origin : undefined;
  };
  return {
    preflight(request) {
      const origin = allowed(request);
      if (request.method !== 'OPTIONS' || !request.headers.has('access-control-request-method') || !origin) return;
      const headers = {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
        'access-control-allow-headers': ALLOWED,
        'access-control-max-age': '7200',
        vary: 'Origin',
      };
      return new Response(null, { status: 204, headers });
    },
    allow(request, headers) {
      headers.append('vary', 'Origin');
      const origin = allowed(request);
      if (!origin || headers.has('access-control-allow-origin')) return;
      headers.set('access-control-allow-origin', origin);
      headers.set('access-control-expose-headers', EXPOSED);
    },
  };
}
