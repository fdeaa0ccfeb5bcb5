import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { decodingPort } from '../../fixtures/template-package';
import { addAgency, createTestResolver, proveDomain, type TestAgency, type TestResolver } from '../../fixtures/tenants';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

const PAGE = `<!doctype html><html><head><title>Spotreel</title>
<link rel="icon" href="/assets/spotreel.svg" type="image/svg+xml"></head>
<body><noscript>Spotreel needs JavaScript.</noscript></body></html>`;
const HOST = 'video.acme.com';
let server: TestServer;
let resolver: TestResolver;
let acme: TestAgency;
beforeAll(async () => {
  resolver = createTestResolver();
  server = await createTestServer({
    domainResolver: resolver,
    mediaPort: decodingPort,
    publicUrl: 'https://app.house.com',
  });
  mkdirSync(path.join(server.folder, 'dist', 'host-app'), { recursive: true });
  writeFileSync(path.join(server.folder, 'dist', 'host-app', 'index.html'), PAGE);
  acme = await addAgency(server, 'Acme <b>Film</b>', await server.signIn());
  await proveDomain(server, resolver, acme, HOST);
});
afterAll(() => server.close());

const branding = (json: unknown, { id, admin }: TestAgency = acme) =>
  server.call('PUT', `/api/v1/tenant/${id}/branding`, { token: admin, json });
async function upload(slot: string, content: Buffer | string, name = 'logo.png') {
  const body = new FormData();
  body.append('image', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
  return server.call('POST', `/api/v1/tenant/${acme.id}/branding/picture?slot=${slot}`, { token: acme.admin, body });
}
const page = async (host: string) =>
  (await server.fetch(`https://${host}/login`, { headers: { accept: 'text/html' } })).text();

test('the page of a domain wears its name, icon and colors from its first byte; the house’s stays as it was built', async () => {
  expect(await page('app.house.com')).toBe(PAGE);
  await branding({ accent: '#FF7A00' });
  const html = await page(HOST);
  expect(html).toContain('<title>Acme &lt;b&gt;Film&lt;/b&gt;</title>');
  expect(html).toMatch(/<link rel="stylesheet" href="\/tenant\/\d+\/theme\.css\?v=[\w-]+">/);
  expect(html).not.toMatch(/spotreel|style=|<style/i);
});

test('the sheet sets readable shades of the accent, and the dark frame of a video has them too', async () => {
  const { stylesheet } = (await server.call('GET', `/api/v1/tenant/${acme.id}/branding`, { token: acme.admin })).json
    .data.shown;
  const answer = await server.fetch(stylesheet);
  expect(answer.headers.get('content-type')).toContain('text/css');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toMatch(/^:root,\.sr-dark\{--spotreel-accent:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\)/);
});

test('a file at the address of an earlier look is not kept', async () => {
  const { stylesheet } = (await server.call('GET', `/api/v1/tenant/${acme.id}/branding`, { token: acme.admin })).json
    .data.shown;
  const cachingOf = async (path: string) => (await server.fetch(path)).headers.get('cache-control');
  expect(await cachingOf(stylesheet.replace(/v=.*/, 'v=earlier'))).toBe('no-cache');
  expect(await cachingOf(stylesheet.replace(/\?.*/, ''))).toBe('no-cache');
});

test('without an icon of its own a tenant has its first letter', async () => {
  const { icon } = (await server.call('GET', `/api/v1/tenant/${acme.id}/branding`, { token: acme.admin })).json.data
    .shown;
  const answer = await server.fetch(icon);
  expect(answer.headers.get('content-type')).toContain('image/svg+xml');
  expect(await answer.text()).toContain('>A</text>');
});

test('a logo becomes a new PNG; SVG and broken files are refused and change nothing', async () => {
  const picture = await sharp({ create: { width: 1600, height: 400, channels: 3, background: '#0a7' } })
    .composite([{ input: { create: { width: 300, height: 100, channels: 3, background: '#fff' } } }])
    .jpeg()
    .withMetadata({ exif: { IFD0: { Copyright: 'somebody' } } })
    .toBuffer();
  const { json } = await upload('logo', picture);
  expect(json.code).toBeUndefined();
  const stored = await server.fetch(json.data.own.logo);
  expect(stored.headers.get('content-type')).toBe('image/png');
  const { width, exif } = await sharp(Buffer.from(await stored.arrayBuffer())).metadata();
  expect([width, exif]).toEqual([720, undefined]);
  const svg = await upload(
    'logo',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'logo.svg',
  );
  expect(svg.json.code).toBe('media_type_unsupported');
  const after = (await server.call('GET', `/api/v1/tenant/${acme.id}/branding`, { token: acme.admin })).json.data;
  expect(after.own.logo).toBe(json.data.own.logo);
});

test('a tenant below has what it has not set from the one above, and its own name', async () => {
  await branding({ supportUrl: 'https://acme.com/help' });
  const made = await server.call('POST', '/api/v1/tenant', {
    token: acme.admin,
    json: { name: 'Bakery', kind: 'white_label' },
  });
  const read = async () =>
    (await server.call('GET', `/api/v1/tenant/${made.json.data.id}/branding`, { token: acme.admin })).json.data;
  const { own, shown } = await read();
  expect(own).toMatchObject({ logo: null, accent: null, supportUrl: null });
  expect(shown).toMatchObject({ name: 'Bakery', supportUrl: 'https://acme.com/help' });
  expect(shown.logo).toContain('/logo-');
  await branding({ supportUrl: 'https://bakery.com' }, { id: made.json.data.id, admin: acme.admin });
  expect((await read()).shown.supportUrl).toBe('https://bakery.com');
});

test('nothing is taken from the house', async () => {
  const token = await server.signIn();
  const house = (await server.call('GET', '/api/v1/tenant/own', { token })).json.data.id;
  await server.call('PUT', `/api/v1/tenant/${house}/branding`, {
    token,
    json: { termsUrl: 'https://house.com/terms' },
  });
  const brand = (await (await server.fetch(`https://${HOST}/api/v1/tenant/brand`)).json()).data;
  expect(brand.termsUrl).toBeNull();
  const own = (await (await server.fetch('https://app.house.com/api/v1/tenant/brand')).json()).data;
  expect(own).toMatchObject({ name: 'Spotreel', termsUrl: 'https://house.com/terms' });
  await server.call('PUT', `/api/v1/tenant/${house}/branding`, { token, json: { termsUrl: null } });
});

test('wrong values are refused at their fields', async () => {
  const { status, json } = await branding({ accent: 'blue', supportUrl: 'javascript:alert(1)', replyTo: 'nobody' });
  expect([status, Object.keys(json.details).toSorted()]).toEqual([422, ['accent', 'replyTo', 'supportUrl']]);
  expect((await branding({ font: 'Comic Castle' })).json.details).toEqual({ font: ['Unknown font'] });
});

test('the signed-in user brings the brand of the tenant along', async () => {
  const { data } = (await server.call('GET', '/api/v1/user', { token: acme.admin })).json;
  expect(data.brand).toMatchObject({ name: 'Acme <b>Film</b>' });
  expect(
    (await server.call('GET', '/api/v1/user', { token: await server.signIn() })).json.data.brand?.name ?? 'Spotreel',
  ).toBe('Spotreel');
});

test.each(['/tenant/1/logo-nothing.png', '/tenant/999999/theme.css', '/tenant/1/..%2Fkeys.png', '/tenant/x/icon.svg'])(
  '%s is not there',
  async (address) => {
    expect((await server.fetch(address)).status).toBe(404);
  },
);

test('while the database is down pages keep the look they had, and an unknown domain shows nothing of the house', async () => {
  const house = await createTestServer({ domainResolver: resolver, publicUrl: 'https://app.house.com' });
  mkdirSync(path.join(house.folder, 'dist', 'host-app'), { recursive: true });
  writeFileSync(path.join(house.folder, 'dist', 'host-app', 'index.html'), PAGE);
  const pageAt = async (host: string) => {
    const answer = await house.fetch(`https://${host}/login`, { headers: { accept: 'text/html' } });
    return [answer.status, await answer.text()];
  };
  const bolt = await addAgency(house, 'Bolt', await house.signIn());
  await proveDomain(house, resolver, bolt, 'video.bolt.com');
  const before = await pageAt('video.bolt.com');
  expect(before).toEqual([200, expect.stringContaining('<title>Bolt</title>')]);
  const isDown = vi.spyOn(house.services.db, 'select').mockImplementation(() => {
    throw new Error('connection refused');
  });
  house.now += 60_000;
  expect(await pageAt('video.bolt.com')).toEqual(before);
  expect(await pageAt('app.house.com')).toEqual([200, PAGE]);
  const [status, html] = await pageAt('video.other.com');
  expect([status, html]).toEqual([200, expect.stringContaining('<title>video.other.com</title>')]);
  expect(html).not.toMatch(/spotreel/i);
  isDown.mockRestore();
  await house.close();
});
