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

test('says that nothing is configured', async () => {
  const server = await createTestServer();
  const { json } = await server.call('GET', '/api/v1/app');
  expect(json.data).toMatchObject({ maintenance: false, isRegistrationOpen: false, socialSignIn: [] });
  expect(Object.values(json.data.links).filter(Boolean)).toEqual([]);
  await server.close();
});
