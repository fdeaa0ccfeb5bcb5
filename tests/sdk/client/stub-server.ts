/** A server that gives the answers of a test, and remembers the requests. */
import type { Fetch } from '../../../sdk/client/request/request';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly headers: Record<string, string>;
  readonly body: unknown;
  readonly token: string | undefined;
}

export type Answer = (asked: Asked) => Response | Promise<Response>;

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

export function failure(code: string, message: string, status: number, more: object = {}): Response {
  return json({ code, message, requestId: 'r-1', ...more }, status);
}

export const expired = () => failure('jwt_expired', 'Expired JWT Token', 401);

export function stubServer(answer: Answer) {
  const asked: Asked[] = [];
  const fetch: Fetch = async (url, init) => {
    const { pathname, searchParams } = new URL(url, 'http://stub');
    const headers = Object.fromEntries(new Headers(init.headers));
    const request: Asked = {
      method: init.method ?? 'GET',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      token: headers.authorization?.replace('Bearer ', ''),
    };
    asked.push(request);
    const answered = Promise.resolve(answer(request));
    const aborted = new Promise<never>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
    return Promise.race([answered, aborted]);
  };
  return { fetch, asked };
}

export const user = {
  id: 1,
  firstName: 'Dana',
  lastName: '',
  email: 'dana@example.com',
  role: 'user',
  avatar: null,
  profilePicture: null,
  country: null,
  status: 'active',
  permissions: [],
  notifications: {},
  products: [],
  limits: limits(),
  accountLimits: limits(),
  renderPeriod: { startsAt: '2026-05-01T00:00:00.000Z', endsAt: '2026-06-01T00:00:00.000Z' },
  usages: { renders: 0, concurrentRenders: 0, organisations: 1 },
  alerts: [],
  dismissedPopUps: [],
};

function limits() {
  return {
    renderLimit: -1,
    concurrentRenderLimit: 1,
    audioLimit: -1,
    backgroundRemovalLimit: 15,
    recipeDurationLimit: 300,
    additionalIngredientLimit: 3,
    organisationLimit: 1,
    publishingPlatformLimit: 1,
    storageLimit: 20,
  };
}

export function sessionAnswer(number: number): Response {
  return json({ data: { token: `token-${number}`, refreshToken: `refresh-${number}`, user } });
}
