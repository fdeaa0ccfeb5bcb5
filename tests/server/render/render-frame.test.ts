import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Render } from '../../../sdk/contract/export/render';
import type { ProjectIngredient } from '../../../sdk/contract/project/project';
import type { RenderPort } from '../../../server/render/engine-port';
import { POSTER_WIDTH } from '../../../server/render/stills/poster-frame';
import { createFakePainter } from '../fixtures/painter';
import { createTestServer, type TestServer } from '../fixtures/test-server';

let asked: Parameters<RenderPort['still']>[0] | undefined;
const painter = createFakePainter();
let server: TestServer;
let token: string;
beforeAll(async () => {
  const engine: RenderPort = {
    ...painter,
    still: async (still) => {
      // others are posters of saved projects and finished exports
      if (still.widthPx > POSTER_WIDTH) asked = still;
      return Buffer.from('painted');
    },
  };
  server = await createTestServer({ engine });
  token = await server.signIn();
  await server.services.renders.start();
});
afterAll(() => server.close());
beforeEach(() => {
  asked = undefined;
});

const created = async (): Promise<number> =>
  (await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } })).json.data.id;
const exported = async (id: number, query = '') => {
  await server.call('POST', `/api/v2/project/${id}/render${query}`, { token });
  return vi.waitFor(
    async () => {
      const { json } = await server.call('GET', `/api/v1/project/${id}/render`, { token });
      const [render] = json.data as Render[];
      expect(render?.status).toBe('done');
      return render as Render;
    },
    { timeout: 15_000, interval: 30 },
  );
};
const frame = (id: number, renderId: number, json: object = {}) =>
  server.call('POST', `/api/v1/project/${id}/render/${renderId}/frame`, { token, json });

test('a frame of an export has the size of its file, and can be fetched', async () => {
  const id = await created();
  const render = await exported(id, '?resolution=720p');
  const { status, json } = await frame(id, render.id);
  expect([status, asked?.widthPx, asked?.format, asked?.isTransparent]).toEqual([200, 1280, 'jpeg', false]);
  expect(json.data).toMatchObject({ format: 'jpeg', width: 1280, height: 720, sizeBytes: 7 });
  const file = await server.fetch(json.data.downloadUrl);
  expect([file.headers.get('content-type'), await file.text()]).toEqual(['image/jpeg', 'painted']);
});

test('it has the ratio of the file, where that is not the ratio of the project', async () => {
  const id = await created();
  const render = await exported(id, '?ratio=portrait&resolution=720p');
  const { json } = await frame(id, render.id);
  expect(json.data).toMatchObject({ width: 720, height: 1280 });
  expect(asked?.widthPx).toBe(720);
  expect(asked?.composition).toMatchObject({ width: 1080, height: 1920 });
});

test('its time is in the video, and no later than the last frame', async () => {
  const id = await created();
  const render = await exported(id);
  const frameAt = async (atSeconds: number) => {
    await frame(id, render.id, { atSeconds });
    return asked?.frame;
  };
  expect(await frameAt(0)).toBe(0);
  expect(await frameAt(100 / 30)).toBe(100);
  expect(await frameAt(100.9 / 30)).toBe(100);
  expect(await frameAt(3000)).toBe(render.durationSeconds * 30 - 1);
  expect((await frame(id, render.id, { atSeconds: -1 })).status).toBe(422);
  expect((await frame(id, render.id, { format: 'gif' })).status).toBe(422);
});

test('it shows the video as it was exported, not as it was saved since', async () => {
  const id = await created();
  const render = await exported(id);
  await frame(id, render.id);
  const before = asked?.composition;
  const { json } = await server.call('GET', `/api/v2/project/${id}`, { token });
  const scenes: ProjectIngredient[] = json.data.ingredients;
  const customisations = scenes.map(({ id: ingredient, ingredientTemplateId: template, position: order, texts }) => {
    const changed = texts.map((text) => ({ ...text, value: 'Since' }));
    return { template, ingredient, order, images: [], colors: [], texts: changed };
  });
  const body = { name: 'Changed', customisations, audio: [] };
  expect((await server.call('PUT', `/api/v2/project/${id}`, { token, json: body })).status).toBe(200);
  const shown = async (renderId: number) => {
    await frame(id, renderId);
    return asked?.composition;
  };
  expect(await shown(render.id)).toEqual(before);
  expect(await shown((await exported(id)).id)).not.toEqual(before);
});

test('of a transparent video it is a transparent PNG, unless a JPEG is asked for', async () => {
  const id = await created();
  const render = await exported(id, '?format=webm&transparent=true');
  await frame(id, render.id);
  expect([asked?.format, asked?.isTransparent]).toEqual(['png', true]);
  await frame(id, render.id, { format: 'jpeg' });
  expect([asked?.format, asked?.isTransparent]).toEqual(['jpeg', false]);
});

test('an export without a file, or of another project, has none', async () => {
  const id = await created();
  const other = await created();
  const render = await exported(id);
  expect((await frame(other, render.id)).status).toBe(404);
  painter.gate.close();
  const { json } = await server.call('POST', `/api/v2/project/${other}/render`, { token });
  expect((await frame(other, json.data.id)).status).toBe(404);
  painter.gate.open();
});
