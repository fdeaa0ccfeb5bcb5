import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { render } from '../../../../server/project/renders/tables';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test('files of renders that are not done and will not be are removed by the daily sweep', async () => {
  const { db, storage, renders } = server.services;
  const token = await server.signIn();
  const made = await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } });
  const asked = await server.call('POST', `/api/v2/project/${made.json.data.id}/render`, { token });
  const id: number = asked.json.data.id;
  const file = (of: number) => storage.put(`renders/${of}/video.mp4`, Buffer.from('x'));
  await file(id);
  await file(id + 77);
  await renders.sweep(Date.now());
  expect(await storage.list('renders')).toEqual([String(id)]);
  await db.update(render).set({ status: 'failed' }).where(eq(render.id, id));
  await renders.sweep(Date.now());
  expect(await storage.list('renders')).toEqual([]);
});

test('a picture whose server died before its file had a render is removed after an hour', async () => {
  const { db, storage, renders } = server.services;
  const [row] = await db.select({ id: render.id }).from(render);
  await storage.put(`renders/${row?.id}/image.png`, Buffer.from('x'));
  await db.update(render).set({ status: 'done', percentage: 99, projectId: null });
  await renders.sweep(Date.now());
  expect(await storage.list('renders')).toEqual([String(row?.id)]);
  await renders.sweep(Date.now() + 2 * 60 * 60 * 1000);
  expect(await storage.list('renders')).toEqual([]);
});
