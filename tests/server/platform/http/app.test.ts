import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../../../server/platform/http/listen';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ corsOrigins: ['https://shop.test'] });
  const dist = path.join(server.folder, 'dist');
  const files: Record<string, string> = {
    'host-app/index.html': '<!doctype html><title>Spotreel</title>',
    'host-app/assets/main-AbCd1234.js': `console.log(${JSON.stringify('x'.repeat(2000))});`,
    'library/scenes/a.json': '{}',
    'library/manifest.json': '{}',
    'library/fonts/inter.ttf': 'font',
    'library/music/1.m4a': 'sound of music',
    'player/scene-worker.js': 'self;',
    'elements/index.js': 'export {};',
    'elements/loader.js': 'loader();',
    'elements/custom-elements.json': '{}',
    'elements/chunks/part-AbCd1234.js': 'export {};',
    'elements/release.json': JSON.stringify({ version: '1.2.3-0a1b2c3d' }),
    'docs/openapi.json': '{"openapi":"3.1.0"}',
    'server/main.js': 'secret',
    '../examples/plain.html': '<p>',
    'host-app/.env': 'secret',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), text);
  }
});
afterAll(() => server.close());

const get = (address: string, headers: Record<string, string> = {}) => server.fetch(address, { headers });
const page = { accept: 'text/html,*/*' };

describe('built files', () => {
  test('the app answers its own routes, and only to those who want a page', async () => {
    for (const address of ['/', '/grid', '/project/100000/preview']) {
      const response = await get(address, page);
      expect([response.status, await response.text()]).toEqual([200, '<!doctype html><title>Spotreel</title>']);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
    expect((await get('/grid', { accept: 'application/json' })).status).toBe(404);
    expect((await get('/missing.js', page)).status).toBe(404);
  });

  test('hashed names are cached for good, and compressed', async () => {
    const response = await get('/assets/main-AbCd1234.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    const content = Buffer.from(await response.arrayBuffer());
    expect(content.length).toBeLessThan(200);
    expect(brotliDecompressSync(content).toString()).toContain('console.log');
    const plain = await get('/assets/main-AbCd1234.js');
    expect(plain.headers.get('etag')).not.toBe(response.headers.get('etag'));
    expect((await get('/assets/main-AbCd1234.js', { 'if-none-match': plain.headers.get('etag') ?? '' })).status).toBe(
      304,
    );
  });

  test('library, fonts, elements and player may be loaded by other sites', async () => {
    for (const address of [
      '/library/scenes/a.json',
      '/fonts/inter.ttf',
      '/elements/index.js',
      '/player/scene-worker.js',
    ]) {
      const { status, headers } = await get(address);
      expect([address, status, headers.get('access-control-allow-origin')]).toEqual([address, 200, '*']);
    }
    expect((await get('/library/scenes/a.json')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/library/manifest.json')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/examples/plain.html')).status).toBe(200);
  });

  test('a version of the elements is kept for good, an address that moves is not', async () => {
    const cached = async (address: string) => {
      const { status, headers } = await get(address);
      expect([address, status, headers.get('access-control-allow-origin')]).toEqual([address, 200, '*']);
      return headers.get('cache-control')?.includes('immutable');
    };
    expect(await cached('/sdk/1.2.3-0a1b2c3d/loader.js')).toBe(true);
    expect(await cached('/sdk/v1/loader.js')).toBe(false);
    expect(await cached('/sdk/v1/chunks/part-AbCd1234.js')).toBe(false);
    expect(await cached('/elements/custom-elements.json')).toBe(false);
    expect(await cached('/elements/chunks/part-AbCd1234.js')).toBe(true);
    expect((await get('/sdk/9.9.9-00000000/loader.js')).status).toBe(404);
  });

  test('parts of sound files', async () => {
    const response = await get('/library/music/1.m4a', { range: 'bytes=0-4' });
    expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([
      206,
      'sound',
      'audio/mp4',
    ]);
  });

  test('the scene worker alone may run WebAssembly', async () => {
    expect((await get('/player/scene-worker.js')).headers.get('content-security-policy')).toBe(
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect((await get('/', page)).headers.get('content-security-policy')).not.toContain('unsafe');
  });

  test.each([
    '/server/main.js',
    '/.env',
    '/%2e%2e/server/main.js',
    '/library/..%2f..%2fserver%2fmain.js',
    '/..%5cserver',
    '/a%00.js',
    // lists of folders
    '/library/',
    '/library/scenes',
    '/assets/',
    '/elements/chunks/',
    '/%E0%A4%A',
    // decoded twice, it would be the name of a file that is there
    '/assets/%256dain-AbCd1234.js',
  ])('%s is not there', async (address) => {
    expect((await get(address)).status).toBe(404);
  });
});

describe('every answer', () => {
  test('has the security headers and a request id', async () => {
    for (const address of ['/', '/healthz', '/api/v1/user', '/media/x']) {
      const { headers } = await get(address, page);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    }
    const { headers } = await get('/healthz', { 'x-request-id': 'from-the-proxy' });
    expect(headers.get('x-request-id')).toBe('from-the-proxy');
    expect((await get('/healthz', { 'x-request-id': 'a b<script>' })).headers.get('x-request-id')).toMatch(
      /^[\w-]{36}$/,
    );
  });

  test('says how its text is encoded', async () => {
    const addresses = [
      '/',
      '/healthz',
      '/readyz',
      '/missing',
      '/examples/plain.html',
      '/assets/main-AbCd1234.js',
      '/s/none',
    ];
    for (const address of addresses) {
      const type = (await get(address, page)).headers.get('content-type') ?? '';
      expect([address, type]).toEqual([address, expect.stringMatching(/^application\/json|; ?charset=utf-8$/i)]);
    }
    const { headers } = await server.app.fetch(new Request('http://spotreel.test/metrics'), '127.0.0.1');
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  });

  test('of a call is kept by no cache', async () => {
    const token = await server.signIn();
    for (const sent of [{ token }, {}]) {
      const { headers } = await server.call('GET', '/api/v1/user', sent);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  test('of an unknown call is an error of ours', async () => {
    const { status, json } = await server.call('GET', '/api/v1/nothing');
    expect([status, json.code]).toEqual([404, 'not_found']);
    expect((await server.call('PATCH', '/api/v1/nothing')).json.code).toBe('not_found');
  });

  test.each([
    ['PATCH', '/api/v1/user', 'GET, HEAD, PUT, OPTIONS'],
    ['POST', '/api/v2/project/7', 'GET, HEAD, PUT, OPTIONS'],
    ['PATCH', '/api/v1/organisation/1', 'GET, HEAD, PUT, DELETE, OPTIONS'],
    ['GET', '/api/v2/template/check', 'POST, OPTIONS'],
    ['DELETE', '/api/openapi.json', 'GET, HEAD, OPTIONS'],
    ['POST', '/healthz', 'GET, HEAD, OPTIONS'],
    ['PUT', '/media/x', 'GET, HEAD, OPTIONS'],
  ])('to %s %s names the methods that there are', async (method, address, allowed) => {
    const { status, json, headers } = await server.call(method, address);
    const sorted = (text: string) => text.split(', ').toSorted();
    expect([status, json.code]).toEqual([405, 'method_not_allowed']);
    expect(sorted(headers.get('allow') ?? '')).toEqual(sorted(allowed));
    const asked = await server.fetch(address, { method: 'OPTIONS' });
    expect([asked.status, sorted(asked.headers.get('allow') ?? '')]).toEqual([204, sorted(allowed)]);
  });

  test('to TRACE repeats nothing', async () => {
    const host = '127.0.0.1';
    const listening = await listen({ host, port: 0 }, (asked, peer) => server.app.fetch(asked, peer));
    const asked = request({
      host,
      port: listening.port,
      method: 'TRACE',
      path: '/healthz',
      headers: { cookie: 'a=secret' },
    });
    const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage];
    expect([answer.statusCode, await text(answer)]).toEqual([405, expect.not.stringContaining('secret')]);
    await listening.close();
  });

  test('to HEAD is that to GET without its body', async () => {
    for (const address of ['/healthz', '/api/openapi.json']) {
      const response = await server.fetch(address, { method: 'HEAD' });
      expect([response.status, await response.text()]).toEqual([200, '']);
    }
    expect((await server.fetch('/api/v1/user', { method: 'HEAD' })).status).toBe(401);
  });

  test('to a defect tells nothing but the request id', async () => {
    const token = await server.signIn();
    const { catalogue } = server.services;
    const value = catalogue.goals;
    const get = () => {
      throw new Error('the password is 1234');
    };
    Object.defineProperty(catalogue, 'goals', { configurable: true, get });
    const { status, json } = await server.call('GET', '/api/v1/goal', { token });
    Object.defineProperty(catalogue, 'goals', { configurable: true, value });
    expect([status, json.code, json.message]).toEqual([
      500,
      'internal',
      'Something went wrong on the server. Try again.',
    ]);
    expect(json.requestId).toBeTypeOf('string');
  });
});

describe('other sites', () => {
  const preflight = (origin: string) =>
    server.fetch('/api/v1/user', { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'GET' } });

  test('an allowed one may call, without cookies', async () => {
    const response = await preflight('https://shop.test');
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, 'https://shop.test']);
    expect(response.headers.get('access-control-allow-headers')).toContain('X-Switch-User');
    const { headers } = await get('/api/v1/user', { origin: 'https://shop.test' });
    expect(headers.get('access-control-allow-origin')).toBe('https://shop.test');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
  });

  test('any other may not', async () => {
    expect((await preflight('https://evil.test')).headers.get('access-control-allow-origin')).toBeNull();
    expect(
      (await get('/api/v1/user', { origin: 'https://evil.test' })).headers.get('access-control-allow-origin'),
    ).toBeNull();
  });
});

describe('for operators', () => {
  test('health, readiness and metrics', async () => {
    expect(await (await get('/healthz')).text()).toBe('ok\n');
    expect((await get('/readyz')).status).toBe(200);
    // a page that is no call is measured by its path, without what is asked for
    expect((await get('/media/batches/secret.zip')).status).toBe(404);
    const metrics = await (await server.app.fetch(new Request('http://spotreel.test/metrics'), '127.0.0.1')).text();
    expect(metrics).toContain('spotreel_http_request_seconds_count{method="GET",route="/v1/user",status="401"}');
    expect(metrics).toContain('method="GET",route="/media/batches/:file",status="404"');
    expect(metrics).not.toContain('secret.zip');
    expect(metrics).toMatch(/^spotreel_jobs_queued \d+$/m);
    expect(metrics).toMatch(/^spotreel_jobs_oldest_seconds [\d.]+$/m);
    expect(metrics).toMatch(/^spotreel_event_loop_p99_seconds [\d.e-]+$/m);
  });

  test('metrics of a server without a token are for this machine alone', async () => {
    const from = async (peer: string, headers = {}) =>
      (await server.app.fetch(new Request('http://spotreel.test/metrics', { headers }), peer)).status;
    expect([await from('127.0.0.1'), await from('::1'), await from('::ffff:127.0.0.1')]).toEqual([200, 200, 200]);
    expect([await from('10.0.0.1'), await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })]).toEqual([401, 401]);
  });

  test('to /api/openapi.json is the document that the build wrote', async () => {
    const { json, headers } = await server.call('GET', '/api/openapi.json');
    expect([json.openapi, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      '3.1.0',
      expect.stringContaining('application/json'),
      'no-cache',
    ]);
    rmSync(path.join(server.folder, 'dist/docs/openapi.json'));
    expect((await server.call('GET', '/api/openapi.json')).json.code).toBe('not_found');
  });
});
