import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ProjectRenderState } from '../../../sdk/contract/export/render';
import { project } from '../../../server/project/tables';
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
const ask = (id: number, query: string) => server.call('POST', `/api/v2/project/${id}/render${query}`, { token });
const state = async (id: number): Promise<ProjectRenderState> =>
  (await server.call('GET', `/api/v1/project/${id}/status`, { token })).json.data;
const finished = (id: number) =>
  vi.waitFor(
    async () => {
      const { status, renders } = await state(id);
      expect(status).toBe('done');
      return renders[0]!;
    },
    { timeout: 15_000, interval: 30 },
  );
const last = (seconds: number, id: number) =>
  server.services.db.update(project).set({ durationSeconds: seconds }).where(eq(project.id, id));

describe('the format of a video', () => {
  test.each([
    ['webm', 'video/webm', false],
    ['webm', 'video/webm', true],
    ['mov', 'video/quicktime', false],
    ['mov', 'video/quicktime', true],
  ] as const)(
    '%s reaches the painter, the file and its address: %s, transparent %s',
    async (format, type, transparent) => {
      const id = await created();
      await ask(id, `?format=${format}&resolution=720p&transparent=${transparent}`);
      const render = await finished(id);
      expect(render).toMatchObject({ format, imageUrl: null, width: 1280, height: 720, output: { transparent } });
      expect(render.videoUrl).toMatch(new RegExp(`/video\\.${format}\\?`));
      expect(server.painter.picture).toMatchObject({ format, isTransparent: transparent });
      expect(server.painter.format).toBe(format);
      expect(server.painter.isStillTransparent).toBe(transparent);
      const answer = await server.fetch(render.downloadUrl ?? '');
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('content-disposition')).toContain(`.${format}`);
    },
  );

  test('gif is a picture of at most 640 px with no other choice', async () => {
    const id = await created();
    await ask(id, '?format=gif');
    const render = await finished(id);
    expect(render).toMatchObject({ format: 'gif', videoUrl: null, width: 640, height: 360, output: null });
    expect(server.painter.picture).toMatchObject({ size: { width: 640, height: 360 }, quality: 'high', frameRate: 30 });
    const answer = await server.fetch(render.imageUrl ?? '');
    expect(answer.headers.get('content-type')).toBe('image/gif');
  });

  test('decides which addresses are those of videos that browsers play', async () => {
    const id = await created();
    for (const format of ['webm', 'mov', 'gif']) {
      await ask(id, `?format=${format}`);
      await finished(id);
    }
    const { videoUrls } = await state(id);
    expect(videoUrls).toEqual([expect.stringMatching(/video\.webm/)]);
    const { json } = await server.call('GET', `/api/v1/project?perPage=1`, { token });
    expect(json.data[0]).toMatchObject({ file: { format: 'gif' }, videoUrls: [expect.stringMatching(/video\.webm/)] });
    const share = await server.call('GET', `/api/v1/project/${id}/share`, { token });
    expect(share.json.data.canShare).toBe(false);
  });

  test.each([
    ['?format=mp4&transparent=true', 'transparent'],
    ['?format=gif&transparent=true', 'transparent'],
    ['?format=gif&resolution=720p', 'resolution'],
    ['?format=gif&quality=high', 'quality'],
    ['?format=gif&frameRate=60', 'frameRate'],
    ['?format=png', 'format'],
    ['?format=avi', 'format'],
    ['?format=webm&transparent=perhaps', 'transparent'],
  ])('is refused with what it does not have: %s', async (query, field) => {
    const { status, json } = await ask(await created(), query);
    expect([status, Object.keys(json.details)]).toEqual([422, [field]]);
  });

  test.each([
    ['gif', 60],
    ['mov', 300],
  ] as const)('%s has at most %i seconds', async (format, seconds) => {
    const id = await created();
    await last(seconds + 0.5, id);
    const { status, json } = await ask(id, `?format=${format}`);
    expect([status, json.code, json.details]).toEqual([
      422,
      'output_too_long',
      { format: [`At most ${seconds} seconds`] },
    ]);
    await last(seconds, id);
    expect((await ask(id, `?format=${format}`)).status).toBe(200);
    await finished(id);
  });
});

test('an image is neither a video nor transparent by choice', async () => {
  const id = await created({ templateId: 8004 });
  for (const [query, field] of [
    ['?format=gif', 'format'],
    ['?format=webm', 'format'],
    ['?transparent=true', 'transparent'],
  ] as const) {
    const { status, json } = await ask(id, query);
    expect([status, Object.keys(json.details)]).toEqual([422, [field]]);
  }
});
