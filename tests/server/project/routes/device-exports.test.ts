import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appUser, plan } from '../../../../server/account/tables';
import { idempotencyKey } from '../../../../server/platform/data/tables';
import { deviceExport } from '../../../../server/project/device-exports/tables';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let ann: string;
let annId: number;
let projectId: number;

beforeAll(async () => {
  server = await createTestServer();
  annId = await server.addUser({ email: 'ann@spotreel.test' });
  ann = await server.signIn('ann@spotreel.test');
  projectId = (await server.call('POST', '/api/v1/project', { token: ann, json: { recipeId: 1 } })).json.data.id;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.delete(deviceExport);
  await server.services.db.delete(idempotencyKey);
  await setLimit({ renderLimit: 2 });
  await setPlan({ countsDeviceExports: true });
});

const setPlan = (values: Partial<typeof plan.$inferInsert>) =>
  server.services.db.update(plan).set(values).where(eq(plan.isDefault, true));
const setLimit = (limits: Record<string, number>) =>
  server.services.db.update(appUser).set({ limits }).where(eq(appUser.id, annId));
const count = (key: string, id = projectId) =>
  server.call('POST', `/api/v1/project/${id}/device-export`, { token: ann, headers: { 'idempotency-key': key } });
const takeBack = (id: number, token = ann) =>
  server.call('DELETE', `/api/v1/project/${projectId}/device-export/${id}`, { token });
const me = async () => (await server.call('GET', '/api/v1/user', { token: ann })).json.data;
const counted = async () => (await me()).usages.renders;

describe('an export on the device', () => {
  test('counts nothing with a plan that counts none, and the account says so', async () => {
    await setPlan({ countsDeviceExports: false });
    expect((await me()).countsDeviceExports).toBe(false);
    expect((await count('a')).json.data).toEqual({ id: null });
    expect(await counted()).toBe(0);
  });

  test('is refused for a 3D template, of which a browser could save sample pictures alone', async () => {
    Object.assign(server.services.renders, { hasBlender: true });
    const { json } = await server.call('POST', '/api/v1/project', { token: ann, json: { templateId: 9001 } });
    const refused = await count('3d', json.data.id);
    expect([refused.status, refused.json.code]).toEqual([409, 'renderer_mismatch']);
    Object.assign(server.services.renders, { hasBlender: false });
  });

  test('counts as an export with a plan that counts it', async () => {
    expect((await me()).countsDeviceExports).toBe(true);
    const { status, json } = await count('a');
    expect([status, typeof json.data.id]).toEqual([200, 'number']);
    expect(await counted()).toBe(1);
  });

  test('that is asked for again with its key counts once', async () => {
    const answers = await Promise.all([count('same'), count('same'), count('same')]);
    expect(new Set(answers.map(({ json }) => json.data.id)).size).toBe(1);
    expect(await counted()).toBe(1);
  });

  test('is refused as a render over the limit is, also of many at once', async () => {
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((key) => count(key)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 403, 403]);
    const refused = answers.find(({ status }) => status === 403);
    expect(refused?.json).toMatchObject({ code: 'render_limit', message: 'Render limit exceeded.' });
    const render = await server.call('POST', `/api/v2/project/${projectId}/render`, { token: ann });
    expect(render.json).toMatchObject({ code: 'render_limit', message: 'Render limit exceeded.' });
  });

  test('is not refused while as many renders run as the account allows', async () => {
    await setLimit({ renderLimit: -1, concurrentRenderLimit: 0 });
    expect((await count('a')).status).toBe(200);
  });

  test('that failed is taken back, however often that is asked', async () => {
    const { id } = (await count('a')).json.data;
    expect((await takeBack(id)).json.data).toEqual({ id });
    expect((await takeBack(id)).status).toBe(200);
    expect(await counted()).toBe(0);
  });

  test('that was taken back counts again when its key comes once more, within the limit', async () => {
    const { id } = (await count('a')).json.data;
    await takeBack(id);
    expect((await count('a')).json.data.id).toBe(id);
    expect(await counted()).toBe(1);
    await takeBack(id);
    await count('b');
    await count('c');
    expect((await count('a')).json.code).toBe('render_limit');
  });

  test('of another person can be neither counted nor taken back', async () => {
    await server.addUser({ email: 'eve@spotreel.test' });
    const eve = await server.signIn('eve@spotreel.test');
    const { id } = (await count('a')).json.data;
    expect((await takeBack(id, eve)).status).toBe(404);
    const foreign = await server.call('POST', `/api/v1/project/${projectId}/device-export`, { token: eve });
    expect(foreign.status).toBe(404);
    expect(await counted()).toBe(1);
  });

  test('still counts once its project is deleted', async () => {
    const { json } = await server.call('POST', '/api/v1/project', { token: ann, json: { recipeId: 1 } });
    await count('a', json.data.id);
    await server.call('DELETE', `/api/v1/project/${json.data.id}`, { token: ann });
    expect(await counted()).toBe(1);
  });
});
