import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '../../../../server/account/tables';
import { media } from '../../../../server/media/tables';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let userId: number;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  userId = await server.addUser({ email: 'ann@spotreel.test' });
  await server.addUser({ email: 'ben@spotreel.test' });
  token = await server.signIn('ann@spotreel.test');
});
afterAll(() => server.close());

const put = (path: string, json: unknown) => server.call('PUT', `/api/v1/user${path}`, { token, json });

test('name and country change; what is left out stays', async () => {
  expect((await put('', { firstName: '  Ann ', country: 'DE' })).json.data).toMatchObject({
    firstName: 'Ann',
    country: 'DE',
  });
  expect((await put('', { lastName: 'Archer' })).json.data).toMatchObject({
    firstName: 'Ann',
    lastName: 'Archer',
    country: 'DE',
  });
  expect((await put('', {})).json.data).toMatchObject({ lastName: 'Archer' });
  expect((await put('', { country: null })).json.data.country).toBeNull();
});

test('the language is that of screens and emails', async () => {
  expect((await put('', { language: 'pt-BR' })).json.data.language).toBe('pt-BR');
  expect((await put('', { firstName: 'Ann' })).json.data.language).toBe('pt-BR');
  expect((await put('', { language: null })).json.data.language).toBeNull();
});

test.each([
  [{ language: 'German' }, 'language'],
  [{ language: 'x'.repeat(60) }, 'language'],
  [{ country: 'Germany' }, 'country'],
  [{ firstName: 'x'.repeat(101) }, 'firstName'],
])('%o is refused at its field', async (change, field) => {
  const { status, json } = await put('', change);
  expect([status, Object.keys(json.details)]).toEqual([422, [field]]);
});

test('the profile picture is an own picture, and goes away again', async () => {
  const picture = async (ownerId: number) => {
    const values = {
      tenantId: 1,
      ownerId,
      name: 'Me',
      type: 'image' as const,
      mimeType: 'image/png',
      fileKey: 'uploads/1/me.png',
      previewKey: 'uploads/1/me.webp',
      widthPx: 10,
      heightPx: 10,
      sourceType: 'upload' as const,
    };
    const [row] = await server.services.db.insert(media).values(values).returning({ id: media.id });
    return row?.id ?? 0;
  };
  const own = await put('', { profilePictureMediaId: await picture(userId) });
  expect(own.json.data.profilePicture).toContain('/media/uploads/1/me.webp?');
  const other = await put('', { profilePictureMediaId: await picture(userId + 1) });
  expect([other.status, other.json.code]).toEqual([422, 'media_not_found']);
  expect((await put('', { profilePictureMediaId: null })).json.data.profilePicture).toBeNull();
});

test('each kind of email is chosen by itself; news of the product are off until somebody wants them', async () => {
  const kinds = { renderReady: false, comments: true, productNews: false };
  expect((await put('/notification', { renderReady: false })).json.data.notifications).toEqual(kinds);
  expect((await put('/notification', { productNews: true })).json.data.notifications).toEqual({
    ...kinds,
    productNews: true,
  });
  expect((await put('/notification', { productNews: 'yes' })).status).toBe(422);
});

test('products are listed with the one that counts first', async () => {
  const all = { tenantId: 1, userId, groupName: 'Pro', groupType: 'pro' };
  const { db } = server.services;
  await db.insert(product).values([
    { ...all, productType: 'single', status: 'active' },
    { ...all, productType: 'recurring', status: 'active', expiresAt: new Date(server.now - 1000) },
    { ...all, productType: 'trial', status: 'active', expiresAt: new Date(server.now + 60_000) },
  ]);
  const { json } = await server.call('GET', '/api/v1/user/product', { token });
  expect(
    json.data.map(({ productType, status, isLifetime }: Record<string, unknown>) => [productType, status, isLifetime]),
  ).toEqual([
    ['trial', 'active', false],
    ['recurring', 'overdue', false],
    ['single', 'active', true],
  ]);
});

test('nobody changes an account without its session', async () => {
  expect((await server.call('PUT', '/api/v1/user', { json: { firstName: 'X' } })).json.code).toBe('jwt_not_found');
});
