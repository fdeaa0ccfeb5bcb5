import { expect, test } from 'vitest';
import { readServerConfig } from '../../../../server/platform/config/config';
import { createTestServer } from '../../fixtures/test-server';

test('says what is configured, without a session and during maintenance', async () => {
  const { links } = readServerConfig({ LINK_TERMS: 'https://spotreel.test/terms' });
  const server = await createTestServer({ links, isInMaintenance: true, isRegistrationOpen: true });
  const { status, json } = await server.call('GET', '/api/v1/app');
  expect(status).toBe(200);
  expect(json.data).toMatchObject({ maintenance: true, isRegistrationOpen: true, hasAssistant: true });
  expect(json.data.links).toMatchObject({ terms: 'https://spotreel.test/terms', faq: null });
  await server.close();
});

test('names the script of a chat, and pages allow its origin alone', async () => {
  const { support } = readServerConfig({ SUPPORT_WIDGET_URL: 'https://chat.test/widget.js?id=1' });
  const server = await createTestServer({ support });
  const { json, headers } = await server.call('GET', '/api/v1/app');
  expect(json.data.supportWidgetUrl).toBe('https://chat.test/widget.js?id=1');
  const policy = headers.get('content-security-policy') ?? '';
  for (const part of ['script', 'style', 'frame']) expect(policy).toContain(`${part}-src 'self' https://chat.test;`);
  expect(policy).toContain("connect-src 'self' https://chat.test;");
  expect(policy).not.toContain('unsafe');
  expect(() => readServerConfig({ SUPPORT_WIDGET_URL: 'javascript:alert(1)' })).toThrow(/SUPPORT_WIDGET_URL/);
  await server.close();
});

test('says that nothing is configured', async () => {
  const server = await createTestServer();
  const { json, headers } = await server.call('GET', '/api/v1/app');
  expect(json.data).toMatchObject({ maintenance: false, isRegistrationOpen: false, socialSignIn: [] });
  expect([json.data.supportWidgetUrl, json.data.docsUrl, ...Object.values(json.data.links)].filter(Boolean)).toEqual(
    [],
  );
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  await server.close();
});

test('names another host for events of use, and pages may connect to it alone', async () => {
  const { trackingUrl } = readServerConfig({ TRACKING_URL: 'https://events.test/any/path' });
  const server = await createTestServer({ ...(trackingUrl && { trackingUrl }) });
  const { json, headers } = await server.call('GET', '/api/v1/app');
  expect(json.data.trackingUrl).toBe('https://events.test');
  expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://events.test;");
  expect(readServerConfig({}).trackingUrl).toBeUndefined();
  expect(() => readServerConfig({ TRACKING_URL: 'javascript:alert(1)' })).toThrow(/TRACKING_URL/);
  await server.close();
});
