import { afterAll, beforeAll, expect, test } from 'vitest';
import { media } from '../../../../server/media/tables';
import { addAgency, type TestAgency } from '../../fixtures/tenants';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let acme: TestAgency;
let bolt: TestAgency;
let client: string;
let bakery: string;
let pictureId: number;
beforeAll(async () => {
  server = await createTestServer();
  const operator = await server.signIn();
  acme = await addAgency(server, 'Acme', operator);
  bolt = await addAgency(server, 'Bolt', operator);
  await server.addUser({ email: 'cleo@acme.test', tenantId: acme.id, role: 'client' });
  client = await server.signIn('cleo@acme.test');
  const below = await server.call('POST', '/api/v1/tenant', {
    token: acme.admin,
    json: { name: 'Bakery', kind: 'white_label' },
  });
  await server.addUser({ email: 'ben@bakery.test', tenantId: below.json.data.id, role: 'client' });
  bakery = await server.signIn('ben@bakery.test');
  const admin = (await server.call('GET', '/api/v1/user', { token: acme.admin })).json.data;
  const values = {
    tenantId: acme.id,
    ownerId: admin.id,
    name: 'Skyline',
    type: 'image' as const,
    mimeType: 'image/png',
    fileKey: 'uploads/1/skyline.png',
    previewKey: 'uploads/1/skyline.webp',
    widthPx: 10,
    heightPx: 10,
    sourceType: 'upload' as const,
  };
  const [row] = await server.services.db.insert(media).values(values).returning({ id: media.id });
  pictureId = row?.id ?? 0;
});
afterAll(() => server.close());

const share = (token: string, shared: boolean) =>
  server.call('PUT', `/api/v1/media/${pictureId}/sharing`, { token, json: { shared } });
const shared = async (token: string) =>
  (await server.call('GET', '/api/v1/media?source=shared', { token })).json.data.map(
    ({ name }: { name: string }) => name,
  );
const open = async (token: string) => (await server.call('GET', `/api/v1/media/${pictureId}`, { token })).status;

test('a shared picture reaches clients of the agency and of accounts below it, and nobody else', async () => {
  expect([await shared(client), await open(client)]).toEqual([[], 404]);
  expect((await share(acme.admin, true)).json.data.isShared).toBe(true);
  expect(await shared(client)).toEqual(['Skyline']);
  expect(await shared(bakery)).toEqual(['Skyline']);
  expect([await open(client), await open(bakery), await open(bolt.admin)]).toEqual([200, 200, 404]);
  expect(await shared(bolt.admin)).toEqual([]);
});

test('once withdrawn it is no longer listed, and videos that show it keep it', async () => {
  await share(acme.admin, true);
  await share(acme.admin, false);
  expect(await shared(client)).toEqual([]);
  expect(await open(client)).toBe(200);
});

test('clients share nothing, and nobody shares what belongs to somebody else', async () => {
  expect((await share(client, true)).json.code).toBe('forbidden');
  expect((await share(bolt.admin, true)).json.code).toBe('not_found');
});
