/** Renders of a server that keeps segments: what is painted again after a change. */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ProjectIngredient } from '../../../sdk/contract/project/project';
import { appUser } from '../../../server/account/tables';
import { personalDataDomain } from '../../../server/personal-data/domain';
import { cachedSegment } from '../../../server/project/renders/tables';
import { createTestServer, type TestServer } from '../fixtures/test-server';

let server: TestServer;
let ann: string;
let ben: string;
beforeAll(async () => {
  server = await createTestServer();
  // As the real key: the scenes in the segment, wherever they are.
  server.painter.contentKeyOf = async ({ scenes }, { startFrame, durationFrames }) => {
    const shown = scenes.flatMap(({ startFrame: at, ...scene }) => {
      const isSeen = at < startFrame + durationFrames && startFrame < at + scene.durationFrames;
      return isSeen ? [{ scene, from: startFrame - at }] : [];
    });
    return createHash('sha256').update(JSON.stringify({ shown, durationFrames })).digest('hex');
  };
  ann = await server.signIn();
  await server.addUser({ email: 'ben@spotreel.test', limits: { renderLimit: -1, concurrentRenderLimit: 5 } });
  ben = await server.signIn('ben@spotreel.test');
  await server.services.renders.start();
});
afterAll(() => server.close());
beforeEach(() => {
  server.painter.calls.segments.length = 0;
});

const project = async (token: string): Promise<number> =>
  (await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } })).json.data.id;

/** The parts that were painted for it. */
async function render(token: string, id: number): Promise<number[]> {
  server.painter.calls.segments.length = 0;
  const { status } = await server.call('POST', `/api/v2/project/${id}/render`, { token });
  expect(status).toBe(200);
  await vi.waitFor(
    async () => {
      const { json } = await server.call('GET', `/api/v1/project/${id}/status`, { token });
      expect(json.data.renders[0].status).toBe('done');
    },
    { timeout: 15_000, interval: 30 },
  );
  return server.painter.calls.segments.toSorted((a, b) => a - b);
}

async function changeSecondScene(token: string, id: number): Promise<void> {
  const { json } = await server.call('GET', `/api/v2/project/${id}`, { token });
  const scenes: ProjectIngredient[] = json.data.ingredients;
  const customisations = scenes.map(({ id: ingredient, ingredientTemplateId: template, position: order, shots }) => ({
    template,
    ingredient,
    order,
    images: [],
    texts: [],
    colors: [],
    ...(shots && { shots }),
    ...(order === 1 && { background: { type: 'color', value: '#00ff00' } }),
  }));
  const body = { name: 'Changed', customisations, audio: [] };
  expect((await server.call('PUT', `/api/v2/project/${id}`, { token, json: body })).status).toBe(200);
}

test('a render after one changed scene paints its segments alone', async () => {
  const id = await project(ann);
  expect(await render(ann, id)).toEqual([0, 1, 2, 3]);
  await changeSecondScene(ann, id);
  expect(await render(ann, id)).toEqual([2, 3]);
  expect(await render(ann, id)).toEqual([]);
});

test('another project of the account uses them, another account does not', async () => {
  const first = await project(ann);
  await render(ann, first);
  expect(await render(ann, await project(ann))).toEqual([]);
  expect(await render(ben, await project(ben))).toEqual([0, 1, 2, 3]);
});

test('what is kept goes with a deleted account', async () => {
  const { db, storage } = server.services;
  const [{ id: userId } = { id: 0 }] = await db.select().from(appUser).where(eq(appUser.email, 'ben@spotreel.test'));
  await render(ben, await project(ben));
  expect((await storage.list(`segments/${userId}`)).length).toBeGreaterThan(0);
  await server.services.modules.servicesOf(personalDataDomain).deleteAccount(userId);
  expect(await storage.list(`segments/${userId}`)).toEqual([]);
  expect(await db.select().from(cachedSegment).where(eq(cachedSegment.ownerId, userId))).toEqual([]);
});
