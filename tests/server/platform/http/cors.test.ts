import { describe, expect, it } from 'vitest';
import { createCors } from '../../../../server/platform/http/cors';

const SHOP = 'https://shop.test';
const cors = createCors({
  isAllowed: async (origin) => origin === SHOP,
  isForServersOnly: (pathname) => pathname === '/api/v1/tokens',
});

function request(headers: Readonly<Record<string, string>>, { method = 'GET', path = '/api/v1/user' } = {}): Request {
  return new Request(`https://videos.test${path}`, { method, headers });
}

const asks = { origin: SHOP, 'access-control-request-method': 'PUT' };

describe('a preflight', () => {
  it('of an allowed site is answered with what its pages may send', async () => {
    const answer = await cors.preflight(request(asks, { method: 'OPTIONS' }));
    expect([answer?.status, Object.fromEntries(answer!.headers)]).toEqual([
      204,
      {
        'access-control-allow-origin': SHOP,
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
        'access-control-allow-headers':
          'Authorization, X-AUTH-TOKEN, Content-Type, X-Requested-With, X-Switch-User, X-Request-Id, Idempotency-Key, Range, If-None-Match',
        'access-control-max-age': '7200',
        vary: 'Origin',
      },
    ]);
  });

  it.each([
    ['another site', { ...asks, origin: 'https://other.test' }, {}],
    ['no site', { 'access-control-request-method': 'PUT' }, {}],
    ['a call for servers alone', asks, { path: '/api/v1/tokens' }],
    ['another method', asks, { method: 'GET' }],
    ['a plain OPTIONS', { origin: SHOP }, {}],
  ])('of %s is none', async (_, headers, more) => {
    expect(await cors.preflight(request(headers, { method: 'OPTIONS', ...more }))).toBeUndefined();
  });
});

describe('an answer', () => {
  const allowedFor = async (asked: Request, own: Readonly<Record<string, string>> = {}) => {
    const headers = new Headers(own);
    await cors.allow(asked, headers);
    return Object.fromEntries(headers);
  };

  it('to an allowed site can be read there', async () => {
    expect(await allowedFor(request({ origin: SHOP }))).toEqual({
      'access-control-allow-origin': SHOP,
      'access-control-expose-headers':
        'X-Request-Id, X-Ignored-Fields, Retry-After, Content-Range, Accept-Ranges, Content-Length, Content-Disposition',
      vary: 'Origin',
    });
  });

  it.each([{ origin: 'https://other.test' }, {}])(
    'to another caller cannot, but caches learn that it differs: %j',
    async (headers) => {
      expect(await allowedFor(request(headers))).toEqual({ vary: 'Origin' });
    },
  );

  it('of a call for servers alone cannot be read by any site', async () => {
    expect(await allowedFor(request({ origin: SHOP }, { path: '/api/v1/tokens' }))).toEqual({ vary: 'Origin' });
  });

  it('keeps its own rule', async () => {
    expect(await allowedFor(request({ origin: SHOP }), { 'access-control-allow-origin': '*', vary: 'Accept' })).toEqual(
      {
        'access-control-allow-origin': '*',
        vary: 'Accept, Origin',
      },
    );
  });
});
