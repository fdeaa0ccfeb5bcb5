/** The data folder of a server from before the baseline: its people go on to work, and what waits is done. */
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invitation, signingKey } from '../../../../../server/account/tables';
import { addOldMasters } from '../../../../../server/media/previews/add-old-masters';
import { media } from '../../../../../server/media/tables';
import { quotaUse } from '../../../../../server/platform/data/tables';
import { createMediaPort } from '../../../../../server/render/create-media-port';
import type { RenderSettings } from '../../../../../server/render/engine/job-folder';
import { createMediaTools } from '../../../../../server/render/engine/media/media-tools';
import { inlinePictures } from '../../../fixtures/inline-pictures';
import { copyStoredFiles, openStoredDatabase, STORED_API_KEY } from '../../../fixtures/stored-folder';
import { createTestServer, noMedia, type TestServer } from '../../../fixtures/test-server';

const ADA = { email: 'ada@spotreel.test', shared: 100_000, bread: 100_001, image: 100_000 } as const;

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-stored-'));
let server: TestServer;
let token: string;
beforeAll(async () => {
  const connection = await openStoredDatabase();
  const port = createMediaPort(createMediaTools({} as RenderSettings), path.join(folder, 'tmp'), inlinePictures);
  server = await createTestServer({
    connection,
    storage: copyStoredFiles(path.join(folder, 'files')),
    workDir: path.join(folder, 'tmp'),
    mediaPort: { ...noMedia, image: port.image, shrink: port.shrink },
  });
  token = await server.signIn(ADA.email);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const call = (method: string, address: string, json?: unknown) =>
  server.call(method, `/api${address}`, { token, ...(json !== undefined && { json }) });

test('people of both tenants log in, and a key reads', async () => {
  expect((await call('GET', '/v1/user')).json.data.email).toBe(ADA.email);
  const ben = await server.call('GET', '/api/v1/user', { token: await server.signIn('ben@spotreel.test') });
  expect(ben.json.data).toMatchObject({ email: 'ben@spotreel.test', role: 'agency_admin' });
  expect((await server.call('GET', '/api/v1/project', { token: STORED_API_KEY })).status).toBe(200);
});

test('projects open and are saved', async () => {
  const listed = (await call('GET', '/v1/project')).json.data;
  const favourites = listed.map(({ id, favourite }: { id: number; favourite: boolean }) => [id, favourite]);
  expect(favourites).toEqual([
    [ADA.bread, true],
    [ADA.shared, false],
  ]);
  const { name, ingredients } = (await call('GET', `/v2/project/${ADA.bread}`)).json.data;
  expect(name).toBe('Bread for the week');
  expect(ingredients.length).toBeGreaterThan(0);
  expect((await call('PUT', `/v1/project/${ADA.bread}/name`, { name: 'Rye' })).status).toBe(200);
  expect((await call('GET', `/v2/project/${ADA.bread}`)).json.data.name).toBe('Rye');
  // ids go on where they ended
  expect((await call('POST', '/v1/project', { recipeId: 1 })).json.data.id).toBe(ADA.bread + 1);
});

test('an export that waited is made', async () => {
  await server.services.renders.start();
  const status = async () => (await call('GET', `/v1/project/${ADA.shared}/render`)).json.data;
  await expect.poll(async () => JSON.stringify(await status()), { timeout: 20_000 }).not.toMatch(/queued|rendering/);
  expect(JSON.stringify(await status())).not.toContain('failed');
});

test('an image that waits for its master gets it', async () => {
  const row = async () => (await server.services.db.select().from(media).where(eq(media.id, ADA.image)))[0];
  expect(await row()).toMatchObject({ isMasterDue: true, shownKey: null });
  await addOldMasters(server.services);
  expect(await row()).toMatchObject({ isMasterDue: false, shownKey: expect.stringContaining('media/1/') });
});

test('links in the form of before are bound', async () => {
  const { db } = server.services;
  const [key] = await db.select().from(signingKey).where(eq(signingKey.purpose, 'account_link'));
  const tokenOf = (kind: string, id: number) => {
    const mac = createHmac('sha256', Buffer.from(key?.secret ?? '', 'base64url'));
    return `${id}.${key?.kid}.${mac.update(JSON.stringify(['account-link', kind, id])).digest('base64url')}`;
  };
  expect((await server.call('POST', '/api/v1/share', { json: { token: tokenOf('share', 1) } })).status).toBe(200);
  const [invited] = await db.select().from(invitation).where(eq(invitation.email, 'new@spotreel.test'));
  const offer = { token: tokenOf('invitation', invited?.id ?? 0) };
  const { json } = await server.call('POST', '/api/v1/security/invitation', { json: offer });
  expect(json.data.email).toBe('new@spotreel.test');
});

test('answers to surveys are there', async () => {
  const asOperator = { token: await server.signIn() };
  const surveys = (await server.call('GET', '/api/v1/survey', asOperator)).json.data;
  const { id } = surveys.find(({ name }: { name: string }) => name === 'Guests');
  const { json } = await server.call('GET', `/api/v1/survey/${id}/response`, asOperator);
  expect(JSON.stringify(json.data)).toContain('The smell in the morning');
});

test('triggers go on to count', async () => {
  const { db } = server.services;
  const storage = and(eq(quotaUse.measure, 'account_storage'), eq(quotaUse.subject, 'account:2'));
  const used = async () => (await db.select().from(quotaUse).where(storage))[0]?.used ?? 0;
  const before = await used();
  await db.update(media).set({ sizeBytes: 1_000_000 }).where(eq(media.id, ADA.image));
  expect(await used()).toBe(1_000_000);
  expect(before).toBeLessThan(1000);
});
