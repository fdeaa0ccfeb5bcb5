import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ProjectRenderState } from '../../../sdk/contract/export/render';
import { eventOutbox } from '../../../server/platform/events/outbox';
import { render } from '../../../server/project/renders/tables';
import { recordRenderEnd } from '../../../server/render/video/render-event';
import { createTestServer, type TestServer } from '../fixtures/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn();
  await server.services.renders.start();
});
afterAll(() => server.close());

const created = async (json: object = { recipeId: 1 }): Promise<number> =>
  (await server.call('POST', '/api/v1/project', { token, json })).json.data.id;
const ask = (id: number, query = '') => server.call('POST', `/api/v2/project/${id}/render${query}`, { token });
const finished = (id: number) =>
  vi.waitFor(
    async () => {
      const state: ProjectRenderState = (await server.call('GET', `/api/v1/project/${id}/status`, { token })).json.data;
      expect(state.status).toBe('done');
      return state.renders[0];
    },
    { timeout: 15_000, interval: 30 },
  );

describe('the choices of a video', () => {
  test.each([
    ['', 1920, 1080, { resolution: '1080p', quality: 'standard', frameRate: 30 }],
    ['?resolution=720p&quality=small', 1280, 720, { resolution: '720p', quality: 'small', frameRate: 30 }],
    ['?resolution=4k&quality=high&frameRate=60', 3840, 2160, { resolution: '4k', quality: 'high', frameRate: 60 }],
  ])('reach the painter and the list of renders: %s', async (query, width, height, output) => {
    const id = await created();
    expect((await ask(id, query)).status).toBe(200);
    expect(await finished(id)).toMatchObject({ format: 'mp4', width, height, output });
    expect(server.painter.picture).toEqual({
      size: { width, height },
      quality: output.quality,
      frameRate: output.frameRate,
      format: 'mp4',
      encoder: 'x264',
      isTransparent: false,
    });
    expect(server.painter.frameRate).toBe(output.frameRate);
  });

  test('keep the ratio of the project', async () => {
    const id = await created({ recipeId: 1, ratio: 'portrait' });
    await ask(id, '?resolution=720p');
    expect(await finished(id)).toMatchObject({ width: 720, height: 1280 });
  });

  test('are taken by a project that is rendered at once', async () => {
    const id = await created({ recipeId: 1, render: true, output: { resolution: '720p', frameRate: 60 } });
    expect(await finished(id)).toMatchObject({ output: { resolution: '720p', quality: 'standard', frameRate: 60 } });
  });

  test('are in the event of the finished render', async () => {
    const id = await created();
    const { json } = await ask(id, '?resolution=720p');
    await finished(id);
    // what is in the outbox is sent at any time: the event is recorded once more
    const events = await server.services.db.transaction(async (tx) => {
      await recordRenderEnd(tx, json.data.id);
      return tx.select().from(eventOutbox);
    });
    const found = events.find(({ data }) => (data as { renderId?: number }).renderId === json.data.id);
    expect(found?.data).toMatchObject({ resolution: '720p', quality: 'standard', frameRate: 30, width: 1280 });
  });

  test.each(['?resolution=8k', '?quality=best', '?frameRate=25', '?format=png'])(
    'are refused where there is no such: %s',
    async (query) => {
      const id = await created();
      expect((await ask(id, query)).status).toBe(422);
      expect(await server.services.db.select().from(render).where(eq(render.projectId, id))).toEqual([]);
    },
  );
});

test('an image has no resolution, quality or frame rate to choose', async () => {
  const id = await created({ templateId: 8004 });
  const answers = await Promise.all(
    ['?resolution=4k', '?quality=high', '?frameRate=60'].map((query) => ask(id, query)),
  );
  expect(answers.map(({ status, json }) => [status, Object.keys(json.details)])).toEqual([
    [422, ['resolution']],
    [422, ['quality']],
    [422, ['frameRate']],
  ]);
  await ask(id);
  expect(await finished(id)).toMatchObject({ format: 'png', output: null });
});
