import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  checkedAddress,
  type FetchPolicy,
  fetchUrl,
  PUBLIC_ONLY,
  pinnedTo,
} from '../../../../server/media/fetching/fetch-url';

let http: Server;
let port: number;
const seen: string[] = [];
let sent: IncomingHttpHeaders = {};
const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-fetch-'));
const file = path.join(folder, 'file');

beforeAll(async () => {
  http = createServer((request, response) => {
    seen.push(`${request.headers.host} ${request.url}`);
    sent = request.headers;
    const redirect = /^\/to\?(.*)$/.exec(request.url ?? '')?.[1];
    if (redirect) return response.writeHead(302, { location: decodeURIComponent(redirect) }).end();
    if (request.url === '/slow') return void response.flushHeaders();
    if (request.url === '/never') return;
    if (request.url === '/loop') return response.writeHead(301, { location: '/loop' }).end();
    const hops = Number(/^\/hops\?(\d)$/.exec(request.url ?? '')?.[1] ?? 0);
    if (hops > 0) return response.writeHead(307, { location: `/hops?${hops - 1}` }).end();
    if (request.url === '/nowhere') return response.writeHead(302).end();
    if (request.url === '/large') return response.writeHead(200, { 'content-length': 2000 }).flushHeaders();
    if (request.url === '/gone') return response.writeHead(404).end();
    if (request.url === '/endless') return void response.write('x'.repeat(200_000));
    response.end('content');
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  port = (http.address() as AddressInfo).port;
});
afterAll(() => {
  http.closeAllConnections();
  http.close();
  rmSync(folder, { recursive: true });
});

/** The test's own server counts as public under the name `public.test`; everything else is judged as always. */
const policy = (over: Partial<FetchPolicy> = {}): FetchPolicy => ({
  ...PUBLIC_ONLY,
  ports: undefined,
  resolve: async (hostname) => (hostname === 'public.test' ? ['127.0.0.1'] : ['10.0.0.1']),
  isAllowedAddress: (address) => address === '127.0.0.1',
  answerMs: 300,
  totalMs: 600,
  ...over,
});
const at = (name: string) => `http://public.test:${port}${name}`;
const messageOf = (address: string) =>
  fetchUrl(address, file, 1000, policy()).then(
    () => 'fetched',
    (error: { message: string }) => error.message,
  );
const codeOf = (address: string, over: Partial<FetchPolicy> = {}, limit = 1000) =>
  fetchUrl(address, file, limit, policy(over)).then(
    () => 'fetched',
    (error: { code: string }) => error.code,
  );

describe('fetching a file for a user', () => {
  test('writes it, and follows a redirect', async () => {
    expect(await codeOf(at('/file'))).toBe('fetched');
    expect(readFileSync(file, 'utf8')).toBe('content');
    expect(await codeOf(at(`/to?${encodeURIComponent('/file')}`))).toBe('fetched');
  });

  test('connects to the address that was checked, however the name resolves later', async () => {
    const resolve = vi.fn(async () => ['127.0.0.1']);
    await fetchUrl(at('/file'), file, 1000, policy({ resolve }));
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(seen.at(-1)).toBe(`public.test:${port} /file`);
  });

  test.each([
    'http://private.test/',
    'http://[::1]/',
    'http://2130706433.test/',
    'ftp://public.test/',
    'file:///etc/passwd',
    'gopher://public.test/',
    'http://user:secret@public.test/',
    'javascript:alert(1)',
    'nonsense',
  ])('refuses %s', async (address) => {
    expect(await codeOf(address)).toBe('url_forbidden');
  });

  test.each([
    'http://127.0.0.1/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://localhost/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
  ])('refuses %s by default', async (address) => {
    const refused = fetchUrl(address, file, 1000, PUBLIC_ONLY);
    await expect(refused).rejects.toMatchObject({ code: 'url_forbidden' });
  });

  test('refuses other ports than those of the web', async () => {
    expect(await codeOf(at('/file'), { ports: PUBLIC_ONLY.ports })).toBe('url_forbidden');
  });

  test('one private address among several is enough to refuse', async () => {
    const resolve = async () => ['127.0.0.1', '10.0.0.1'];
    expect(await codeOf(at('/file'), { resolve })).toBe('url_forbidden');
  });

  test('a redirect to something private is refused before it is asked', async () => {
    const before = seen.length;
    expect(await codeOf(at(`/to?${encodeURIComponent('http://private.test/secret')}`))).toBe('url_forbidden');
    expect(await codeOf(at(`/to?${encodeURIComponent('file:///etc/passwd')}`))).toBe('url_forbidden');
    expect(seen).toHaveLength(before + 2);
  });

  test.each([['/loop'], ['/gone'], ['/never'], ['/slow']])('gives up on %s', async (name) => {
    expect(await codeOf(at(name))).toBe('url_unreachable');
  });

  test('a name that does not resolve, a machine that does not answer', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await codeOf(at('/file'), { resolve })).toBe('url_unreachable');
    expect(await codeOf('http://public.test:1/')).toBe('url_unreachable');
  });

  test('says what came instead of a file', async () => {
    expect(await messageOf(at('/gone'))).toBe('The link returned status 404.');
    expect(await messageOf(at('/nowhere'))).toBe('The link returned status 302.');
    expect(await messageOf(at('/loop'))).toBe('The link redirects too many times.');
  });

  test('follows three redirects, and not a fourth', async () => {
    expect([await codeOf(at('/hops?3')), await codeOf(at('/hops?4'))]).toEqual(['fetched', 'url_unreachable']);
  });

  test('asks for pictures and videos as they are stored, unless another kind is wanted', async () => {
    await codeOf(at('/file'));
    expect(sent).toMatchObject({
      'user-agent': 'Spotreel',
      accept: 'image/*, video/*',
      'accept-encoding': 'identity',
    });
    await codeOf(at('/file'), { accept: 'text/csv' });
    expect(sent.accept).toBe('text/csv');
  });

  test('does not wait for a file that says that it is too large', async () => {
    expect(await codeOf(at('/large'))).toBe('payload_too_large');
  });

  test('stops at the size limit', async () => {
    expect(await codeOf(at('/file'), {}, 'content'.length)).toBe('fetched');
    expect(await codeOf(at('/file'), {}, 3)).toBe('payload_too_large');
    expect(await codeOf(at('/endless'), {}, 100_000)).toBe('payload_too_large');
  });
});

describe('the address to connect to', () => {
  const rules = policy({ ports: PUBLIC_ONLY.ports, isAllowedAddress: (address) => !address.startsWith('10.') });
  const addressOf = (url: string, over: Partial<FetchPolicy> = {}) =>
    checkedAddress(new URL(url), { ...rules, ...over }).catch((error: { code: string }) => error.code);

  test.each(['http://public.test/', 'https://public.test/', 'http://public.test:443/', 'https://public.test:80/'])(
    'of %s is on a port of the web',
    async (url) => expect(await addressOf(url)).toBe('127.0.0.1'),
  );

  test('depends on the scheme where no port is named', async () => {
    const onlySecure = { ports: new Set([443]) };
    expect([
      await addressOf('https://public.test/', onlySecure),
      await addressOf('http://public.test/', onlySecure),
    ]).toEqual(['127.0.0.1', 'url_forbidden']);
    expect(await addressOf('http://public.test:8080/')).toBe('url_forbidden');
    expect(await addressOf('http://public.test:8080/', { ports: undefined })).toBe('127.0.0.1');
  });

  test('is the one in the URL, where no name is to be resolved', async () => {
    expect([await addressOf('http://[2606:4700::1]/'), await addressOf('http://93.184.215.14/')]).toEqual([
      '2606:4700::1',
      '93.184.215.14',
    ]);
  });

  test('is none for a name without one', async () => {
    expect(await addressOf('http://public.test/', { resolve: async () => [] })).toBe('url_unreachable');
  });

  test.each([
    ['93.184.215.14', 4],
    ['2606:4700::1', 6],
  ])('stays %s whatever the name leads to, however it is asked for', (address, family) => {
    const answers: unknown[] = [];
    pinnedTo(address)('moved.test', { all: true }, (...answer) => answers.push(answer));
    pinnedTo(address)('moved.test', {}, (...answer) => answers.push(answer));
    expect(answers).toEqual([
      [null, [{ address, family }]],
      [null, address, family],
    ]);
  });
});
